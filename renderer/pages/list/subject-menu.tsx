// In: the subjects of the list. Out: the menu beside it from 1366 px on; it marks the subject that is being looked at.
import { chakra } from "@chakra-ui/react";
import type { SubjectItem } from "../../../engine/index.ts";
import { listWords } from "../../words/list-page.ts";
import { useScrollSpy } from "./scroll-spy.ts";

const Nav = chakra("nav", {
  base: {
    display: { base: "none", xl: "block" },
    position: "sticky",
    top: "4",
    maxH: "calc(100vh - 2rem)",
    overflowY: "auto",
    p: "2",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "lg",
    bg: "bg.panel",
    "[data-mode=elder] &": { display: "none" },
  },
});
const Anchor = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minH: "tap",
    px: "3",
    py: "1.5",
    borderRadius: "md",
    color: "fg",
    lineHeight: "1.45",
    textDecoration: "none",
    _hover: { bg: "bg.muted" },
    "&[aria-current]": {
      bg: "brand.subtle",
      color: "brand.solid",
      fontWeight: "bold",
      boxShadow: "inset 3px 0 0 var(--chakra-colors-brand-solid)",
    },
  },
});
const Count = chakra("span", {
  base: { ms: "auto", fontSize: "sm", color: "fg.subtle", "[aria-current] > &": { color: "inherit" } },
});

export const subjectId = (subject: SubjectItem) => `subject-${subject.id}`;

export function SubjectMenu({ subjects }: { subjects: readonly SubjectItem[] }) {
  const [current, clicked] = useScrollSpy(subjects.map(subjectId));
  const go = (id: string) => {
    clicked(id);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const subject = document.getElementById(id);
    subject?.scrollIntoView({ behavior: still ? "auto" : "smooth" });
    subject?.querySelector("h2")?.focus({ preventScroll: true });
  };
  return (
    <Nav aria-label={listWords.subjects}>
      {subjects.map((subject) => {
        const id = subjectId(subject);
        return (
          <Anchor
            key={id}
            href={`#${id}`}
            aria-current={id === current ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              go(id);
            }}
          >
            {subject.subjectName}
            <Count>{subject.integrationCount}</Count>
          </Anchor>
        );
      })}
    </Nav>
  );
}
