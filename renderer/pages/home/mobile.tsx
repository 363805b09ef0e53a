// The QR code that opens the mini-program, or else the portal, on a phone (Spec 1).
import { QRCodeSVG } from "qrcode.react";
import { part } from "../../look/part.tsx";
import { homeTexts } from "../../texts/home.ts";
import styles from "./mobile.styles.ts";

const texts = homeTexts.mobile;

const Root = part("section", styles.root);
const Code = part("div", styles.code);
/** Nobody can scan a code on the phone they hold. */
const Open = part("a", styles.open);

/** While `miniProgram` is empty or unknown, the code opens the portal itself, which is of no use on the phone that shows it. */
export function Mobile({ miniProgram, portal }: { miniProgram: string | undefined; portal: string }) {
  const says = miniProgram ? texts.miniProgram : texts.portal;
  return (
    <Root aria-labelledby="home-mobile" className={miniProgram ? undefined : styles.noUseOnPhones}>
      <div>
        <h2 id="home-mobile">{texts.title}</h2>
        <p className={styles.lead}>{says.words + texts.goOn}</p>
        {miniProgram && <Open href={miniProgram}>{texts.miniProgram.open}</Open>}
      </div>
      <Code>
        <QRCodeSVG value={miniProgram || portal} size={128} title={says.code} />
      </Code>
    </Root>
  );
}
