// A section for each subject, with the menu of subjects at the side.
import { chakra } from "@chakra-ui/react";
import type { SubjectItem } from "../../../engine/index.ts";
import { Card } from "../../look/parts/card.tsx";
import { EmptyState } from "../../look/parts/empty-state.tsx";
import { Stack } from "../../look/parts/layout.tsx";
import { listTexts } from "../../texts/list.ts";
import { useElderMode } from "../elder-mode.ts";
import { SubjectLinks, SubjectMenu, subjectId } from "./subject-menu.tsx";
import { ThingGrid } from "./thing-grid.tsx";

export const Columns = chakra("div", {
  base: {
    display: { base: "block", xl: "grid" },
    gridTemplateColumns: "232px minmax(0,1fr)",
    gap: "8",
    alignItems: "start",
    mt: { base: "4", xl: "6" },
    "[data-mode=elder] &": { display: "block" },
  },
});
export const Heading = chakra("h2", {
  base: { display: "flex", alignItems: "baseline", gap: "2.5", mb: "3", textStyle: "panelTitle" },
});
export const Small = chakra("small", {
  base: { fontSize: "sm", fontWeight: "normal", color: "fg.subtle" },
});

/** Only subjects with a one-thing are listed (Spec 2); without any, the list says 暂无数据 (Spec 8). */
export function Subjects({ subjects }: { subjects: readonly SubjectItem[] }) {
  const [open] = useElderMode();
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
      <SubjectLinks subjects={listed} open={open} />
      <Stack gap="8">
        {listed.map((subject) => (
          <chakra.section key={subject.id} scrollMarginTop="4" id={subjectId(subject)}>
            <Heading tabIndex={-1}>
              {subject.subjectName}
              <Small>{listTexts.pieces(subject.integrations.length)}</Small>
            </Heading>
            <ThingGrid things={subject.integrations} />
          </chakra.section>
        ))}
      </Stack>
    </Columns>
  );
}
