// The line above every step that says who declares, for whom, and the township, with the name masked.
import { type Definition, maskIdCard, maskName } from "../../../engine/index.ts";
import { part } from "../../look/part.tsx";
import { ActingLine } from "../../look/parts/acting-line.tsx";
import { Unbroken } from "../../look/parts/text.tsx";
import { useDeclaration } from "../../portal.ts";
import { declaringTexts as texts } from "../../texts/pages.ts";
import styles from "./acting-for.styles.ts";

const NotOnPhone = part("span", styles.notOnPhone);

export function ActingFor({
  definition,
  onTownship,
}: {
  definition: Definition;
  /** Absent once nothing can be changed any more, or where there is no choice. */
  onTownship: (() => void) | undefined;
}) {
  const principal = useDeclaration(({ context }) => context.record.principal);
  const areaId = useDeclaration(({ context }) => context.record.areaId);
  if (!principal) return null;
  const { kind, name, certificateNumber, company } = principal;
  const township = areaId && definition.townships[areaId];
  return (
    <div className={styles.root}>
      <ActingLine
        icon={kind === "company" ? "building" : "user"}
        way={texts.changeTownship}
        onWay={township ? onTownship : undefined}
      >
        <Unbroken>
          <b>{maskName(name)}</b>
          {certificateNumber && <NotOnPhone>（{maskIdCard(certificateNumber)}）</NotOnPhone>}
          {company ? texts.actsFor : texts.acts}
          <b>{company?.name ?? texts.self}</b>
          {texts.handles}
        </Unbroken>
        {township && <Unbroken>{texts.township(township)}</Unbroken>}
      </ActingLine>
    </div>
  );
}
