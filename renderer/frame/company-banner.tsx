// In: the company for which whoever is here acts. Out: the line under the header that says so, with the way back to oneself where there is one (Spec 2, 6).
import { chakra } from "@chakra-ui/react";
import { ActingLine } from "../look/parts/acting-line.tsx";
import { companyModeWords as words } from "../words/company-mode.ts";
import { Container } from "./container.tsx";

const Strip = chakra("aside", {
  base: { bg: "brand.muted", color: "brand.900", borderBottomWidth: "1px", borderColor: "border.subtle" },
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
        <ActingLine icon="building" way={words.leave} onWay={onLeave}>
          <p>
            {onLeave ? words.acting : words.itself}
            <b>{company}</b>
            {onLeave && words.actingFor}
          </p>
        </ActingLine>
      </Container>
    </Strip>
  );
}
