// The receipt on paper: whose it is, what is handled by when, what was handed in, and on request what was declared.
import { QRCodeSVG } from "qrcode.react";
import { formatDateTime } from "../../../engine/index.ts";
import type { ApplicationDetail } from "../../../engine/portal/index.ts";
import { part } from "../../look/part.tsx";
import logoMark from "../../look/pictures/logo-mark.svg";
import { detailTexts } from "../../texts/applications.ts";
import { groupsOfFour, toMinute } from "../../texts/formats.ts";
import { frameTexts } from "../../texts/frame.ts";
import { receiptTexts as texts } from "../../texts/receipt.ts";
import { sourceWords } from "../my-thing/source-words.ts";
import { places } from "../parts/places.ts";
import styles from "./receipt.styles.ts";

const Sheet = part("article", styles.sheet);
const Head = part("header", styles.head);
const Code = part("div", styles.code);
const Foot = part("footer", styles.foot);

export interface ReceiptProps {
  detail: ApplicationDetail;
  full: boolean;
  /** Whose portal it is. */
  from: { cityName: string; host?: string; hotline: string };
}

export function Receipt({ detail, full, from: { cityName, host, hotline } }: ReceiptProps) {
  const { number, matters, materials, formContent, receiptHash } = detail;
  const about: [string, string | null][] = [
    [texts.number, number && groupsOfFour(number)],
    [texts.submitted, toMinute(detail.time)],
    [texts.company, detail.companyName],
    [texts.applicant, detail.applicantNameText],
    [texts.paper, detail.applicantPaperCodeText],
    [texts.mobile, detail.applicantMobileText],
    [texts.township, detail.townshipName],
    [texts.promised, detail.promisedBy],
  ];
  return (
    <Sheet>
      <Head>
        <img src={logoMark} alt="" />
        <div>
          <b>{frameTexts.platform(cityName)}</b>
          {host ?? frameTexts.owner(cityName)}
        </div>
        <Code>
          {texts.scan}
          <QRCodeSVG
            value={new URL(places.detail(detail.id), location.origin).href}
            title={texts.scan}
            size={80}
            level="M"
          />
        </Code>
      </Head>
      <h1>{texts.title(detail.oneThingName)}</h1>
      <Pairs pairs={about.flatMap(([label, value]) => (value ? [[label, value] as const] : []))} />
      <h2>{texts.matters}</h2>
      <table>
        <thead>
          <tr>
            <th>{texts.matter}</th>
            <th>{texts.department}</th>
            <th>{texts.status}</th>
            <th>{texts.by}</th>
          </tr>
        </thead>
        <tbody>
          {matters.map(({ matterInfoId, name, departmentName, status, promisedBy }) => (
            <tr key={matterInfoId}>
              <td>{name}</td>
              <td>{departmentName}</td>
              <td className={styles.date}>{status}</td>
              <td className={styles.date}>{promisedBy}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {materials.length > 0 && (
        <>
          <h2>{texts.materials}</h2>
          <table>
            <thead>
              <tr>
                <th>{texts.material}</th>
                <th>{texts.source}</th>
              </tr>
            </thead>
            <tbody>
              {materials.map((paper) => (
                <tr key={paper.name}>
                  <td>{paper.name}</td>
                  <td className={styles.date}>
                    {sourceWords(paper)}
                    {paper.files.length > 0 && ` · ${texts.files(paper.files.length)}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {full && formContent.length > 0 && (
        <>
          <h2>{texts.content}</h2>
          {formContent.map(({ section, title, fields }, place) => (
            // Rows of a repeatable section share one section key.
            // biome-ignore lint/suspicious/noArrayIndexKey: what was declared never changes its order
            <section key={`${section}-${place}`}>
              <h3>{title}</h3>
              <Pairs pairs={fields.map((field) => [field.title, field.text || detailTexts.empty])} />
            </section>
          ))}
        </>
      )}
      <Foot>
        <p>{texts.note}</p>
        <p>
          {texts.printed(toMinute(formatDateTime(Date.now())))}
          {hotline && `　${texts.ask(hotline)}`}
        </p>
        {receiptHash && (
          <p>
            {texts.hash}：{receiptHash}
          </p>
        )}
      </Foot>
    </Sheet>
  );
}

/** Two pairs a line. */
function Pairs({ pairs }: { pairs: readonly (readonly [string, string])[] }) {
  const lines = pairs.flatMap((pair, at) => (at % 2 === 0 ? [[pair, pairs[at + 1]] as const] : []));
  return (
    <table>
      <tbody>
        {lines.map(([[label, value], beside]) => (
          <tr key={label}>
            <th className={styles.label}>{label}</th>
            <td className={styles.value} colSpan={beside ? 1 : 3}>
              {value}
            </td>
            {beside && <th className={styles.label}>{beside[0]}</th>}
            {beside && <td className={styles.value}>{beside[1]}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
