// The QR code that opens the mini-program, or else the portal, on a phone (Spec 1).
import { chakra } from "@chakra-ui/react";
import { QRCodeSVG } from "qrcode.react";
import { homeTexts } from "../../texts/home.ts";

const texts = homeTexts.mobile;

const Root = chakra("section", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "1fr auto" },
    alignItems: "center",
    gap: { base: "5", md: "8" },
    mt: "section",
    px: { base: "6", md: "10" },
    py: { base: "6", md: "8" },
    borderRadius: "xl",
    bg: "brand.800",
    color: "white",
    "[data-mode=elder] &": { display: { base: "none", md: "grid" } },
  },
});
const Code = chakra("div", {
  base: { w: "max-content", p: "2.5", borderRadius: "md", bg: "white", "& svg": { w: "128px", h: "128px" } },
});
/** Nobody can scan a code on the phone they hold. */
const Open = chakra("a", {
  base: {
    display: { base: "inline-flex", md: "none" },
    alignItems: "center",
    minH: "tap",
    mt: "2",
    color: "white",
  },
});

/** While `miniProgram` is empty or unknown, the code opens the portal itself, which is of no use on the phone that shows it. */
export function Mobile({ miniProgram, portal }: { miniProgram: string | undefined; portal: string }) {
  const says = miniProgram ? texts.miniProgram : texts.portal;
  return (
    <Root aria-labelledby="home-mobile" mdDown={miniProgram ? {} : { display: "none" }}>
      <div>
        <h2 id="home-mobile">{texts.title}</h2>
        <chakra.p mt="2" color="#D5E2F0">
          {says.words + texts.goOn}
        </chakra.p>
        {miniProgram && <Open href={miniProgram}>{texts.miniProgram.open}</Open>}
      </div>
      <Code>
        <QRCodeSVG value={miniProgram || portal} size={128} title={says.code} />
      </Code>
    </Root>
  );
}
