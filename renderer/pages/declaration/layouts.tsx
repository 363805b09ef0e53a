// The layouts of a step: under the quiet header, with progress alone, or with nothing around it.
import type { ReactNode } from "react";
import { Container } from "../../frame/container.tsx";
import { FocusHeader } from "../../frame/focus-header.tsx";
import { HelpLine } from "../../frame/help-line.tsx";
import { SavingNews, SavingState } from "../../frame/saving-state.tsx";
import { SkipLink } from "../../frame/skip-link.tsx";
import { type BarStep, StepBar } from "../../frame/step-bar.tsx";
import { part } from "../../look/part.tsx";
import { Row } from "../../look/parts/layout.tsx";
import { Muted, PanelTitle } from "../../look/parts/text.tsx";
import { usePortal } from "../../portal.ts";
import { declaringTexts } from "../../texts/pages.ts";
import { useElderMode } from "../elder-mode.ts";
import { places } from "../parts/places.ts";
import styles from "./layouts.styles.ts";
import { useSaving } from "./saving.ts";
import { ToPhone } from "./to-phone.tsx";

const Progress = part("section", styles.progress);

/** Help stands below the step where the header has no room for it. */
const OnPhone = part(Container, styles.onPhone);

const texts = declaringTexts.progress;

export interface LayoutProps {
  title: string;
  saves?: boolean;
  onExit: () => void;
  children: ReactNode;
}

/** The quiet layout: name, saving, the way out, and no other places of the portal. */
export function Quiet({ title, saves = false, onExit, children }: LayoutProps) {
  const [elder, setElder] = useElderMode();
  const hotline = usePortal((portal) => portal.deployment?.hotline);
  return (
    <>
      <SkipLink />
      {saves && <News />}
      <FocusHeader
        title={title}
        home={places.nav.home}
        hotline={hotline}
        help={places.help}
        saving={saves && <State />}
        elder={elder}
        onElderChange={setElder}
        onExit={onExit}
        aside={saves && <ToPhone />}
      />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
        <OnPhone>
          <HelpLine hotline={hotline} help={places.help} beside />
        </OnPhone>
      </main>
    </>
  );
}

/** Drawn anew by itself, and nothing around it. */
function State() {
  const saving = useSaving();
  return saving && <SavingState {...saving} />;
}

const News = () => <SavingNews saving={useSaving()} />;

/** The surrounding page has a header of its own; the state of saving and the hotline are still shown. */
export function Inner({ saves = false, children }: LayoutProps) {
  const hotline = usePortal((portal) => portal.deployment?.hotline);
  return (
    <main className={styles.main} id="main" tabIndex={-1}>
      <Container>
        <Row className={styles.line}>
          <HelpLine hotline={hotline} help={places.help} beside />
          {saves && <News />}
        </Row>
      </Container>
      {children}
    </main>
  );
}

/** The bar of a short flow under its progress title (Spec 2). */
export function ProgressBar({ steps, finished }: { steps: readonly BarStep[]; finished: boolean }) {
  const left = steps.length - 1 - steps.findIndex(({ state }) => state === "current");
  return (
    <Progress aria-label={texts.title}>
      <p className={styles.words}>
        <PanelTitle as="b">{texts.title}</PanelTitle>
        <Muted as="span">{finished ? texts.done(steps.length) : texts.left(left)}</Muted>
      </p>
      <StepBar steps={steps} finished={finished} />
    </Progress>
  );
}
