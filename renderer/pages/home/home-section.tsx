// In: a title, a line under it, its tabs and a way to all of it. Out: a section of the home page.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

const Section = chakra("section", { base: { mt: "section" } });
const Head = chakra("div", {
  base: {
    display: "flex",
    flexWrap: { base: "wrap", lg: "nowrap" },
    alignItems: "flex-end",
    columnGap: "4",
    rowGap: "3",
    mb: "5",
  },
});
const Words = chakra("div", { base: { flex: "1 1 auto" } });
const About = chakra("p", { base: { mt: "1", color: "fg.muted" } });
/** On a phone it stands beside the title, above the tabs. */
const All = chakra("div", { base: { order: { lg: "1" } } });

export function HomeSection({
  id,
  title,
  words,
  tabs,
  all,
  children,
}: {
  /** Links lead here; the title takes the focus then. */
  id?: string;
  title: string;
  words?: string;
  tabs?: ReactNode;
  all?: ReactNode;
  children: ReactNode;
}) {
  const own = useId();
  const titleId = id ?? own;
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <Words>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {words && <About>{words}</About>}
        </Words>
        {all && <All>{all}</All>}
        {tabs}
      </Head>
      {children}
    </Section>
  );
}
