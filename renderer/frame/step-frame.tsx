// The page of a step, between step bar and bottom bar.
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { part } from "../look/part.tsx";
import { Button } from "../look/parts/button.tsx";
import { ErrorLine } from "../look/parts/error-line.tsx";
import { Row, Stack } from "../look/parts/layout.tsx";
import { Muted } from "../look/parts/text.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { late } from "../look/parts/waiting.tsx";
import { useElder } from "../look/use-elder.ts";
import { Link } from "../router.tsx";
import { StepActionBar } from "./bottom-bar.tsx";
import { Container } from "./container.tsx";
import { PageTitle } from "./page-title.tsx";
import { SavingState, type SavingView } from "./saving-state.tsx";
import styles from "./step-frame.styles.ts";

const Head = part("div", styles.head);

interface StepWay {
  words: string;
  onClick?: () => void;
}

export interface StepFrameProps {
  title: string;
  lead?: ReactNode;
  aside?: ReactNode;
  takeFocus: boolean;
  back: StepWay & { to?: string };
  /** The one primary button; its label says what comes next, and while it is at work what it does. `stuck`: why the last press did not succeed. */
  next: StepWay & { busy: boolean; busyWords?: string; stuck?: string | undefined };
  barNote?: ReactNode;
  /** The state of saving; absent before the first change. */
  saving?: SavingView | undefined;
  /** Stands above every step: what has to be corrected, why saving failed, what forbids going on. */
  head?: ReactNode;
  /** The questions, in the first step of a flow that has no step for them. */
  questions?: ReactNode;
  /** The materials, in the last step of a flow that has no step for them. */
  materials?: ReactNode;
  children: ReactNode;
}

/** `takeFocus`: the step replaces another one, so its title takes the focus and the page scrolls to its top. */
export function StepFrame({
  title,
  lead,
  aside,
  takeFocus,
  back,
  next,
  barNote,
  saving,
  ...parts
}: StepFrameProps) {
  const elder = useElder();
  // Before it is painted: afterwards it would move away from under what is being pressed.
  useLayoutEffect(() => {
    if (takeFocus) window.scrollTo(0, 0);
  }, [takeFocus]);
  const backward =
    back.to === undefined ? (
      <Button key="back" variant="quiet" size="lg" onClick={back.onClick}>
        {back.words}
      </Button>
    ) : (
      <Button key="back" variant="quiet" size="lg" asChild>
        <Link to={back.to}>{back.words}</Link>
      </Button>
    );
  const slow = useSlow(next.busy);
  const onward = (
    <Button
      key="next"
      size="lg"
      aria-disabled={next.busy || undefined}
      onClick={next.busy ? undefined : next.onClick}
    >
      {(slow && next.busyWords) || next.words}
    </Button>
  );
  return (
    <>
      <Container width="form">
        <Head>
          <div>
            <PageTitle takeFocus={takeFocus}>{title}</PageTitle>
            {lead && <Muted className={styles.sub}>{lead}</Muted>}
          </div>
          {aside && <div className={styles.help}>{aside}</div>}
        </Head>
        <Stack gap="5">
          {parts.head}
          {parts.questions}
          {parts.children}
          {parts.materials}
        </Stack>
      </Container>
      <StepActionBar
        aside={
          (saving || barNote || next.stuck) && (
            <Row className={styles.actions}>
              {next.stuck && <ErrorLine className={styles.failed}>{next.stuck}</ErrorLine>}
              {saving && <SavingState {...saving} />}
              {barNote}
            </Row>
          )
        }
      >
        <VisuallyHidden role="status">{slow && next.busyWords}</VisuallyHidden>
        {elder ? [onward, backward] : [backward, onward]}
      </StepActionBar>
    </>
  );
}

/** Busy for so long that it needs words. */
function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), late);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}
