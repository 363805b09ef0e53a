// In: subjects with their one-things. Out: a section each, with the menu of subjects at its side.
import { chakra } from "@chakra-ui/react";
import type { SubjectItem } from "../../../engine/index.ts";
import { listWords } from "../../words/list-page.ts";
import { SubjectMenu, subjectId } from "./subject-menu.tsx";
import { ThingGrid } from "./thing-grid.tsx";

export const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", xl: "232px minmax(0,1fr)" },
    gap: "8",
    alignItems: "start",
    mt: "6",
    "[data-mode=elder] &": { gridTemplateColumns: "minmax(0,1fr)" },
  },
});
const Sections = chakra("div", { base: { display: "grid", gap: "8" } });
const Section = chakra("section", { base: { scrollMarginTop: "4" } });
export const Heading = chakra("h2", {
  base: { display: "flex", alignItems: "baseline", gap: "2.5", mb: "3", textStyle: "panelTitle" },
});
export const Small = chakra("small", {
  base: { fontSize: "sm", fontWeight: "normal", color: "fg.subtle" },
});

/** Only subjects with a one-thing are listed (Spec 2). */
export function Subjects({ subjects }: { subjects: readonly SubjectItem[] }) {
  const listed = subjects.filter((subject) => subject.integrations.length > 0);
  return (
    <Columns>
      <SubjectMenu subjects={listed} />
      <Sections>
        {listed.map((subject) => (
          <Section key={subject.id} id={subjectId(subject)}>
            <Heading tabIndex={-1}>
              {subject.subjectName}
              <Small>{listWords.pieces(subject.integrations.length)}</Small>
            </Heading>
            <ThingGrid things={subject.integrations} />
          </Section>
        ))}
      </Sections>
    </Columns>
  );
}
