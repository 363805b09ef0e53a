// In: a step, its step bar, and which layout its address asks for. Out: the step under the quiet header, or with nothing around it.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Container } from "../../frame/container.tsx";
import { FocusHeader } from "../../frame/focus-header.tsx";
import { HelpLine } from "../../frame/help-line.tsx";
import { SkipLink } from "../../frame/skip-link.tsx";
import { type BarStep, StepBar } from "../../frame/step-bar.tsx";
import { useAutosave, usePortal } from "../../portal.ts";
import { declaringWords } from "../../words/declaration-page.ts";
import { useElderMode } from "../elder-mode.ts";
import { places } from "../parts/places.ts";
import { savingOf } from "./saving.ts";

const Main = chakra("main", { base: { minH: "60vh" } });
const Line = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    columnGap: "4",
    pt: "1",
    fontSize: "sm",
  },
});
const Saving = chakra("p", { base: { color: "fg.muted" } });
const Progress = chakra("section", {
  base: { my: "4", px: "card", pt: "3", bg: "bg.panel", borderRadius: "xl", borderWidth: "1px" },
});
const Row = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "baseline",
    columnGap: "4",
  },
});
const Title = chakra("b", { base: { textStyle: "panelTitle" } });
const Left = chakra("span", { base: { color: "fg.muted" } });

const words = declaringWords.progress;

export interface LayoutProps {
  title: string;
  saves?: boolean;
  onExit: () => void;
  children: ReactNode;
}

/** A step wants quiet: name, saving, leaving, and no other places of the portal. */
export function Quiet({ title, saves = false, onExit, children }: LayoutProps) {
  const [elder, setElder] = useElderMode();
  const hotline = usePortal((portal) => portal.settings?.hotline);
  const autosave = useAutosave();
  const saving = saves ? savingOf(autosave) : undefined;
  return (
    <>
      <SkipLink />
      <FocusHeader
        title={title}
        home={places.nav.home}
        hotline={hotline}
        help={places.help}
        {...(saving && { saving })}
        elder={elder}
        onElderChange={setElder}
        onExit={onExit}
      />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </>
  );
}

/** The page around it has a header of its own; how saving stands and whom to call is still said. */
export function Inner({ saves = false, children }: LayoutProps) {
  const autosave = useAutosave();
  const hotline = usePortal((portal) => portal.settings?.hotline);
  return (
    <Main id="main" tabIndex={-1}>
      <Container>
        <Line>
          <HelpLine hotline={hotline} help={places.help} beside />
          <Saving role="status">{saves && savingOf(autosave)?.words}</Saving>
        </Line>
      </Container>
      {children}
    </Main>
  );
}

/** The bar of a short flow under its progress title (Spec 2). */
export function ProgressBar({ steps, finished }: { steps: readonly BarStep[]; finished: boolean }) {
  const left = steps.length - 1 - steps.findIndex(({ state }) => state === "current");
  return (
    <Progress aria-label={words.title}>
      <Row>
        <Title>{words.title}</Title>
        <Left>{finished ? words.done(steps.length) : words.left(left)}</Left>
      </Row>
      <StepBar steps={steps} finished={finished} />
    </Progress>
  );
}
