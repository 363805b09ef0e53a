// In: a title, a line under it, and what stands at its right. Out: a section of the home page.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

const Section = chakra("section", { base: { mt: "section" } });
const Head = chakra("div", {
  base: {
    display: "flex",
    flexWrap: { base: "wrap", md: "nowrap" },
    alignItems: "flex-end",
    justifyContent: "space-between",
    gap: "4",
    mb: "5",
  },
});
const About = chakra("p", { base: { mt: "1", color: "fg.muted" } });

export function HomeSection({
  title,
  words,
  aside,
  children,
}: {
  title: string;
  words?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Head>
        <div>
          <h2 id={id}>{title}</h2>
          {words && <About>{words}</About>}
        </div>
        {aside}
      </Head>
      {children}
    </Section>
  );
}
