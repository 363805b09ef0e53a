// In: subjects with their one-things. Out: a section each, with the menu of subjects at its side.
import { chakra } from "@chakra-ui/react";
import type { SubjectItem } from "../../../engine/index.ts";
import { Card } from "../../look/parts/card.tsx";
import { EmptyState } from "../../look/parts/empty-state.tsx";
import { listWords } from "../../words/list-page.ts";
import { SubjectMenu, subjectId } from "./subject-menu.tsx";
import { ThingGrid } from "./thing-grid.tsx";

export const Columns = chakra("div", {
  base: {
    // Below 1366 px the menu's row keeps its place over the whole list while it is scrolled: no grid, whose cell would hold it.
    display: { base: "block", xl: "grid" },
    gridTemplateColumns: "232px minmax(0,1fr)",
    gap: "8",
    alignItems: "start",
    mt: { base: "4", xl: "6" },
    "[data-mode=elder] &": { display: "block" },
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

/** Only subjects with a one-thing are listed (Spec 2); without any the list says 暂无数据 (Spec 8). */
export function Subjects({ subjects }: { subjects: readonly SubjectItem[] }) {
  const listed = subjects.filter((subject) => subject.integrations.length > 0);
  if (listed.length === 0) {
    return (
      <Card mt="6">
        <EmptyState />
      </Card>
    );
  }
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
