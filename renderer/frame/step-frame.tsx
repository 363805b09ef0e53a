// The page of a step, between step bar and bottom bar.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect } from "react";
import { Button } from "../look/parts/button.tsx";
import { Stack } from "../look/parts/layout.tsx";
import { Muted } from "../look/parts/text.tsx";
import { Link } from "../router.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Container } from "./container.tsx";
import { PageTitle } from "./page-title.tsx";

const Head = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "flex-end",
    columnGap: "8",
    rowGap: "3",
    mt: { base: "0", md: "2" },
    mb: "5",
  },
});

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
  /** The one primary button; its label says what comes next. */
  next: StepWay & { busy: boolean };
  barNote?: ReactNode;
  /** Stands above every step: what has to be corrected, why saving failed, what forbids going on. */
  head?: ReactNode;
  /** The questions, in the first step of a flow that has no step for them. */
  questions?: ReactNode;
  /** The materials, in the last step of a flow that has no step for them. */
  materials?: ReactNode;
  children: ReactNode;
}

/** `takeFocus`: the step replaces another one, so its title takes the focus and the page scrolls to its top. */
export function StepFrame({ title, lead, aside, takeFocus, back, next, barNote, ...parts }: StepFrameProps) {
  useEffect(() => {
    if (takeFocus) window.scrollTo(0, 0);
  }, [takeFocus]);
  return (
    <>
      <Container width="form">
        <Head>
          <div>
            <PageTitle takeFocus={takeFocus}>{title}</PageTitle>
            {lead && <Muted mt="1">{lead}</Muted>}
          </div>
          {aside && <chakra.div w={{ base: "full", md: "280px" }}>{aside}</chakra.div>}
        </Head>
        <Stack gap="5">
          {parts.head}
          {parts.questions}
          {parts.children}
          {parts.materials}
        </Stack>
      </Container>
      <BottomBar aside={barNote} asideOnPhone={false}>
        {back.to === undefined ? (
          <Button variant="quiet" size="lg" onClick={back.onClick}>
            {back.words}
          </Button>
        ) : (
          <Button variant="quiet" size="lg" asChild>
            <Link to={back.to}>{back.words}</Link>
          </Button>
        )}
        <Button
          size="lg"
          aria-disabled={next.busy || undefined}
          onClick={next.busy ? undefined : next.onClick}
        >
          {next.words}
        </Button>
      </BottomBar>
    </>
  );
}
