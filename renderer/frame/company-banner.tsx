// The line under the header that names the company somebody acts for, with a way back to acting for oneself (Spec 2, 6).
import { part } from "../look/part.tsx";
import { ActingLine } from "../look/parts/acting-line.tsx";
import { companyModeTexts as texts } from "../texts/frame.ts";
import styles from "./company-banner.styles.ts";
import { Container } from "./container.tsx";

const Strip = part("aside", styles.strip);

/** Without `onLeave`, the company itself is logged in. */
export default function CompanyBanner({
  company,
  onLeave,
}: {
  company: string;
  onLeave: (() => void) | undefined;
}) {
  return (
    <Strip aria-label={texts.label}>
      <Container>
        <ActingLine icon="building" way={texts.leave} onWay={onLeave}>
          <p>
            {onLeave ? texts.acting : texts.itself}
            <b>{company}</b>
            {onLeave && texts.actingFor}
          </p>
        </ActingLine>
      </Container>
    </Strip>
  );
}
