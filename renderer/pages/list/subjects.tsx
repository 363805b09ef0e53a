// A section for each subject, with the menu of subjects at the side.
import { chakra } from "@chakra-ui/react";
import type { SubjectItem } from "../../../engine/portal/index.ts";
import { Stack } from "../../look/parts/layout.tsx";
import { listTexts } from "../../texts/list.ts";
import { SubjectLinks, SubjectMenu, subjectId } from "./subject-menu.tsx";
import { ThingGrid } from "./thing-grid.tsx";

export const Columns = chakra("div", {
  base: {
    display: { base: "block", xl: "grid" },
    gridTemplateColumns: "232px minmax(0,1fr)",
    gap: "8",
    alignItems: "start",
    mt: { base: "4", xl: "6" },
  },
});
export const Heading = chakra("h2", {
  base: { display: "flex", alignItems: "baseline", gap: "2.5", mb: "3", textStyle: "panelTitle" },
});
export const Small = chakra("small", {
  base: { fontSize: "sm", fontWeight: "normal", color: "fg.subtle" },
});

export function Subjects({ subjects }: { subjects: readonly SubjectItem[] }) {
  return (
    <Columns>
      <SubjectMenu subjects={subjects} />
      <SubjectLinks subjects={subjects} />
      <Stack gap="8">
        {subjects.map((subject) => (
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
