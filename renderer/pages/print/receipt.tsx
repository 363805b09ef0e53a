// The receipt on paper: whose it is, what is handled by when, what was handed in, and on request what was declared.
import { chakra } from "@chakra-ui/react";
import { QRCodeSVG } from "qrcode.react";
import { formatDateTime } from "../../../engine/index.ts";
import type { ApplicationDetail } from "../../../engine/portal/index.ts";
import logoMark from "../../look/pictures/logo-mark.svg";
import { detailTexts } from "../../texts/applications.ts";
import { groupsOfFour, toMinute } from "../../texts/formats.ts";
import { frameTexts } from "../../texts/frame.ts";
import { receiptTexts as texts } from "../../texts/receipt.ts";
import { sourceWords } from "../my-thing/source-words.ts";
import { places } from "../parts/places.ts";

const Sheet = chakra("article", {
  base: {
    color: "black",
    fontSize: "10.5pt",
    lineHeight: "1.5",
    "& h1": { my: "5mm", fontSize: "18pt", textAlign: "center" },
    "& h2": { mt: "5mm", mb: "1.5mm", fontSize: "12pt", breakAfter: "avoid" },
    "& table": { w: "full", borderCollapse: "collapse" },
    "& tr": { breakInside: "avoid" },
    "& th, & td": {
      px: "2mm",
      py: "1mm",
      borderWidth: "0.75pt",
      borderColor: "#555",
      textAlign: "start",
      verticalAlign: "top",
      overflowWrap: "anywhere",
    },
    "& th": { fontWeight: "bold", bg: "#F2F2F2", printColorAdjust: "exact" },
    "& h3": { mt: "3mm", mb: "1mm", fontSize: "10.5pt", breakAfter: "avoid" },
  },
});
const Head = chakra("header", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3mm",
    pb: "3mm",
    borderBottomWidth: "1.5pt",
    borderColor: "#555",
    "& > img": { w: "12mm", h: "12mm" },
    "& b": { display: "block", fontSize: "13pt" },
  },
});
const Code = chakra("div", {
  base: { display: "flex", alignItems: "center", gap: "2mm", ms: "auto", fontSize: "8.5pt", maxW: "50mm" },
});
const Foot = chakra("footer", {
  base: { mt: "5mm", fontSize: "8.5pt", "& p": { overflowWrap: "anywhere" } },
});

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
              <chakra.td whiteSpace="nowrap">{status}</chakra.td>
              <chakra.td whiteSpace="nowrap">{promisedBy}</chakra.td>
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
                  <chakra.td whiteSpace="nowrap">
                    {sourceWords(paper)}
                    {paper.files.length > 0 && ` · ${texts.files(paper.files.length)}`}
                  </chakra.td>
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
            <chakra.th w="17%">{label}</chakra.th>
            <chakra.td w="33%" colSpan={beside ? 1 : 3}>
              {value}
            </chakra.td>
            {beside && <chakra.th w="17%">{beside[0]}</chakra.th>}
            {beside && <chakra.td w="33%">{beside[1]}</chakra.td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
