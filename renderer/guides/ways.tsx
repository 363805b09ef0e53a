// Where to ask and where to complain, a row for each department; 暂无相关信息 when there is none (Spec 3).
import type { ReactNode } from "react";
import type { WayInfo } from "../../engine/portal/index.ts";
import { Hotline } from "../frame/help-line.tsx";
import { Row, Stack } from "../look/parts/layout.tsx";
import { Small } from "../look/parts/text.tsx";
import { guideTexts } from "../texts/guide.ts";
import type { GuidePartProps } from "./guide-part.ts";
import { PartPanel } from "./part-rows.tsx";
import styles from "./ways.styles.ts";

const texts = guideTexts.ways;

export function WaysPart({ info, id, hotline }: GuidePartProps) {
  const ask = hotline && (
    <>
      {texts.elseCall} <Hotline hotline={hotline} />
    </>
  );
  return (
    <Stack gap="6" className={styles.column} id={id}>
      <Ways id={`${id}-consult`} title={texts.consult} ways={info.consultWay ?? []} none={ask} />
      <Ways id={`${id}-complaint`} title={texts.complaint} ways={info.complaintWay ?? []} none={ask} />
    </Stack>
  );
}

interface WaysProps {
  id: string;
  title: string;
  ways: readonly WayInfo[];
  none: ReactNode;
}

function Ways({ id, title, ways, none }: WaysProps) {
  const hours = [...new Set(ways.map((way) => way.hours))];
  const shared = hours.length === 1 ? hours[0] : null;
  const departments = [...new Set(ways.map(({ department }) => department))];
  return (
    <PartPanel
      id={id}
      title={title}
      unit={texts.unit}
      empty={none}
      rows={departments.map((department) => ({
        key: department,
        icon: "phone",
        words: <b>{department}</b>,
        links: (
          <ul className={styles.list}>
            {ways
              .filter((way) => way.department === department)
              .map(({ matter, phone, online, hours: own }) => (
                <Row key={`${matter}${phone}`} as="li" className={styles.way}>
                  <Small as="span">{[matter, online, !shared && own].filter(Boolean).join("，")}</Small>
                  <a
                    className={styles.call}
                    href={`tel:${phone}`}
                    aria-label={texts.call(phone, matter ?? department)}
                  >
                    {phone}
                  </a>
                </Row>
              ))}
          </ul>
        ),
      }))}
      foot={shared && <Small className={styles.foot}>{shared}</Small>}
    />
  );
}
