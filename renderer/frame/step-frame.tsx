// In: the title of a step, its content and its two ways on. Out: the step's page between step bar and bottom bar.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect } from "react";
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
const Lead = chakra("p", { base: { mt: "1", color: "fg.muted", textWrap: "pretty" } });
const Aside = chakra("div", { base: { w: { base: "full", md: "280px" } } });
const Stack = chakra("div", { base: { display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: "5" } });

/** `takeFocus`: the step replaces another one, so its title takes the focus and the page begins at its top. */
export function StepFrame({
  title,
  lead,
  aside,
  takeFocus,
  bar,
  barNote,
  children,
}: {
  title: string;
  lead?: ReactNode;
  aside?: ReactNode;
  takeFocus: boolean;
  /** The actions of the bottom bar; the last one is the primary. */
  bar: ReactNode;
  barNote?: ReactNode;
  children: ReactNode;
}) {
  useEffect(() => {
    if (takeFocus) window.scrollTo(0, 0);
  }, [takeFocus]);
  return (
    <>
      <Container>
        <Head>
          <div>
            <PageTitle takeFocus={takeFocus}>{title}</PageTitle>
            {lead && <Lead>{lead}</Lead>}
          </div>
          {aside && <Aside>{aside}</Aside>}
        </Head>
        <Stack>{children}</Stack>
      </Container>
      <BottomBar aside={barNote} asideOnPhone={false}>
        {bar}
      </BottomBar>
    </>
  );
}
