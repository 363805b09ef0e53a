// In: the company for which whoever is here acts. Out: the line under the header that says so, with the way back to oneself where there is one (Spec 2, 6).
import { chakra } from "@chakra-ui/react";
import { Icon } from "../look/icons.tsx";
import { companyModeWords as words } from "../words/company-mode.ts";
import { Container } from "./container.tsx";

const Strip = chakra("aside", {
  base: { bg: "brand.muted", color: "brand.900", borderBottomWidth: "1px", borderColor: "border.subtle" },
});
const Line = chakra("div", {
  base: {
    display: "flex",
    flexWrap: { base: "wrap", md: "nowrap" },
    alignItems: "center",
    columnGap: "2.5",
    minH: "12",
    py: { base: "1", md: "0.5" },
    lineHeight: "snug",
  },
});
const Words = chakra("p", { base: { flex: "1", minW: "0", overflowWrap: "anywhere" } });
const Leave = chakra("button", {
  base: {
    minH: "tap",
    px: "1",
    color: "brand.solid",
    textDecoration: "underline",
    textUnderlineOffset: "4px",
    whiteSpace: "nowrap",
    cursor: "pointer",
    _hover: { color: "brand.emphasized" },
    _print: { display: "none" },
  },
});

/** Without `onLeave` the company itself is logged in. */
export default function CompanyBanner({
  company,
  onLeave,
}: {
  company: string;
  onLeave: (() => void) | undefined;
}) {
  return (
    <Strip aria-label={words.label}>
      <Container>
        <Line>
          <Icon name="building" size={20} />
          <Words>
            {onLeave ? words.acting : words.itself}
            <b>{company}</b>
            {onLeave && words.actingFor}
          </Words>
          {onLeave && (
            <Leave type="button" onClick={onLeave}>
              {words.leave}
            </Leave>
          )}
        </Line>
      </Container>
    </Strip>
  );
}
