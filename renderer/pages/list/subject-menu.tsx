// The menu of subjects beside the list, which marks the subject in view. Below 1366 px it is hidden (Spec 2), and the page itself leads to its subjects.
import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import type { SubjectItem } from "../../../engine/portal/index.ts";
import { Disclosure, DisclosureLine } from "../../look/disclosure.tsx";
import { Icon } from "../../look/icons.tsx";
import { ChipLink } from "../../look/parts/chip-link.tsx";
import { prefersStill } from "../../look/prefers-still.ts";
import { listTexts } from "../../texts/list.ts";
import { useScrollSpy } from "./scroll-spy.ts";

/** `xl` is the window's width from which a side menu is shown: 1366 px (Spec 9). */
const Menu = chakra("nav", {
  base: {
    display: { base: "none", xl: "block" },
    position: "sticky",
    top: "4",
    maxH: "calc(100vh - 2rem)",
    overflow: "auto",
    p: "2",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "lg",
    bg: "bg.panel",
    _print: { display: "none" },
  },
});
const Entry = chakra("a", {
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
      color: "brand.fg",
      fontWeight: "bold",
      boxShadow: "inset 3px 0 0 var(--chakra-colors-brand-solid)",
    },
  },
});
const Fold = chakra(Disclosure, {
  base: {
    display: { xl: "none" },
    mb: "4",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "lg",
    bg: "bg.panel",
    _print: { display: "none" },
  },
});
const Chips = chakra("ul", { base: { display: "flex", flexWrap: "wrap", gap: "2", px: "card", pb: "4" } });
const Count = chakra("span", {
  base: { ms: "auto", fontSize: "sm", color: "fg.subtle", "[aria-current] > &": { color: "inherit" } },
});

export const subjectId = (subject: SubjectItem) => `subject-${subject.id}`;

interface SubjectsProps {
  subjects: readonly SubjectItem[];
}

export function SubjectMenu({ subjects }: SubjectsProps) {
  const [current, clicked] = useScrollSpy(subjects.map(subjectId));
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current) showCurrent(menu.current);
  }, [current]);
  return (
    <Menu ref={menu} aria-label={listTexts.subjects}>
      {subjects.map((subject) => {
        const id = subjectId(subject);
        return (
          <Entry
            key={id}
            href={`#${id}`}
            aria-current={id === current ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              clicked(id);
              goTo(id);
            }}
          >
            {subject.subjectName}
            <Count>{subject.integrationCount}</Count>
          </Entry>
        );
      })}
    </Menu>
  );
}

/** The way between subjects in a narrow window, folded. */
export function SubjectLinks({ subjects }: SubjectsProps) {
  return (
    <Fold>
      <DisclosureLine fontWeight="bold">
        {listTexts.bySubject}
        <Icon name="chevron-down" size={20} />
      </DisclosureLine>
      <Chips>
        {subjects.map((subject) => (
          <li key={subject.id}>
            <ChipLink
              gap="2"
              to={`#${subjectId(subject)}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(subjectId(subject));
              }}
            >
              {subject.subjectName}
              <Count>{subject.integrationCount}</Count>
            </ChipLink>
          </li>
        ))}
      </Chips>
    </Fold>
  );
}

function goTo(id: string): void {
  const subject = document.getElementById(id);
  subject?.scrollIntoView({ behavior: prefersStill() ? "auto" : "smooth" });
  subject?.querySelector("h2")?.focus({ preventScroll: true });
}

/** Centres the current subject in a long menu. Only the menu scrolls, since the page may be scrolling to the subject. */
function showCurrent(menu: HTMLElement | null): void {
  const mark = menu?.querySelector<HTMLElement>("[aria-current]");
  if (menu && mark) menu.scrollTo({ top: mark.offsetTop - (menu.clientHeight - mark.offsetHeight) / 2 });
}
