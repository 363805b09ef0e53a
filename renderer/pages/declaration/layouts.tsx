// The layouts of a step: under the quiet header, with progress alone, or with nothing around it.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Container } from "../../frame/container.tsx";
import { FocusHeader } from "../../frame/focus-header.tsx";
import { HelpLine } from "../../frame/help-line.tsx";
import { SavingNews, SavingState } from "../../frame/saving-state.tsx";
import { SkipLink } from "../../frame/skip-link.tsx";
import { type BarStep, StepBar } from "../../frame/step-bar.tsx";
import { Row } from "../../look/parts/layout.tsx";
import { Muted, PanelTitle } from "../../look/parts/text.tsx";
import { usePortal } from "../../portal.ts";
import { declaringTexts } from "../../texts/pages.ts";
import { useElderMode } from "../elder-mode.ts";
import { places } from "../parts/places.ts";
import { useSaving } from "./saving.ts";
import { ToPhone } from "./to-phone.tsx";

const Progress = chakra("section", {
  base: { my: "4", px: "card", pt: "3", bg: "bg.panel", borderRadius: "xl", borderWidth: "1px" },
});

/** Help stands below the step where the header has no room for it. */
const OnPhone = chakra(Container, {
  base: { display: { base: "block", md: "none" }, py: "2", _print: { display: "none" } },
});

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
      <chakra.main minH="60vh" id="main" tabIndex={-1}>
        {children}
        <OnPhone>
          <HelpLine hotline={hotline} help={places.help} beside />
        </OnPhone>
      </chakra.main>
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
    <chakra.main minH="60vh" id="main" tabIndex={-1}>
      <Container>
        <Row justifyContent="space-between" columnGap="4" pt="1" fontSize="sm">
          <HelpLine hotline={hotline} help={places.help} beside />
          {saves && <News />}
        </Row>
      </Container>
      {children}
    </chakra.main>
  );
}

/** The bar of a short flow under its progress title (Spec 2). */
export function ProgressBar({ steps, finished }: { steps: readonly BarStep[]; finished: boolean }) {
  const left = steps.length - 1 - steps.findIndex(({ state }) => state === "current");
  return (
    <Progress aria-label={texts.title}>
      <chakra.p
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="baseline"
        columnGap="4"
      >
        <PanelTitle as="b">{texts.title}</PanelTitle>
        <Muted as="span">{finished ? texts.done(steps.length) : texts.left(left)}</Muted>
      </chakra.p>
      <StepBar steps={steps} finished={finished} />
    </Progress>
  );
}
