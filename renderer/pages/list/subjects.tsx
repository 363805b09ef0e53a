// A section for each subject, with the menu of subjects at the side.
import type { SubjectItem } from "../../../engine/portal/index.ts";
import { part } from "../../look/part.tsx";
import { Stack } from "../../look/parts/layout.tsx";
import { listTexts } from "../../texts/list.ts";
import { SubjectLinks, SubjectMenu, subjectId } from "./subject-menu.tsx";
import styles from "./subjects.styles.ts";
import { ThingGrid } from "./thing-grid.tsx";

export const Columns = part("div", styles.columns);
export const Heading = part("h2", styles.heading);
export const Small = part("small", styles.small);

export function Subjects({ subjects }: { subjects: readonly SubjectItem[] }) {
  return (
    <Columns>
      <SubjectMenu subjects={subjects} />
      <SubjectLinks subjects={subjects} />
      <Stack gap="8">
        {subjects.map((subject) => (
          <section key={subject.id} className={styles.subject} id={subjectId(subject)}>
            <Heading tabIndex={-1}>
              {subject.subjectName}
              <Small>{listTexts.pieces(subject.integrations.length)}</Small>
            </Heading>
            <ThingGrid things={subject.integrations} />
          </section>
        ))}
      </Stack>
    </Columns>
  );
}
