// A section of the home page: title, subtitle, tabs and a link to the whole list.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Muted } from "../../look/parts/text.tsx";

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
/** On a phone it stands beside the title, above the tabs; else level with their middle. */
const All = chakra("div", { base: { order: { lg: "1" }, pb: { lg: "1" } } });

/** `id`: what links to the section name. */
export function HomeSection({
  id,
  title,
  words,
  tabs,
  all,
  children,
}: {
  id?: string;
  title: string;
  words?: string;
  tabs?: ReactNode;
  all?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <chakra.section id={id} mt="section" aria-labelledby={titleId}>
      <Head>
        <chakra.div flex="1 1 auto">
          <h2 id={titleId}>{title}</h2>
          {words && <Muted mt="1">{words}</Muted>}
        </chakra.div>
        {all && <All>{all}</All>}
        {tabs}
      </Head>
      {children}
    </chakra.section>
  );
}
