// The menu of subjects beside the list, which marks the subject in view. Below 1366 px it is hidden (Spec 2), and the page itself leads to its subjects.
import { useEffect, useRef } from "react";
import type { SubjectItem } from "../../../engine/portal/index.ts";
import { Disclosure, DisclosureLine } from "../../look/disclosure.tsx";
import { Icon } from "../../look/icons.tsx";
import { part } from "../../look/part.tsx";
import { ChipLink } from "../../look/parts/chip-link.tsx";
import { prefersStill } from "../../look/prefers-still.ts";
import { listTexts } from "../../texts/list.ts";
import { useScrollSpy } from "./scroll-spy.ts";
import styles from "./subject-menu.styles.ts";

/** `xl` is the window's width from which a side menu is shown: 1366 px (Spec 9). */
const Menu = part("nav", styles.menu);
const Entry = part("a", styles.entry);
const Fold = part(Disclosure, styles.fold);
const Chips = part("ul", styles.chips);
const Count = part("span", styles.count);

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
      <DisclosureLine className={styles.line}>
        {listTexts.bySubject}
        <Icon name="chevron-down" size={20} />
      </DisclosureLine>
      <Chips>
        {subjects.map((subject) => (
          <li key={subject.id}>
            <ChipLink
              className={styles.chip}
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
