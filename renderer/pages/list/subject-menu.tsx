// The menu of subjects beside the list, or a row of chips above it below 1366 px; it marks the subject in view.
import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import type { SubjectItem } from "../../../engine/index.ts";
import { elder } from "../../look/conditions.ts";
import { listTexts } from "../../texts/list.ts";
import { useScrollSpy } from "./scroll-spy.ts";

/** `xl` is the window's width from which a side menu is shown: 1366 px (Spec 9). */
const Nav = chakra("nav", {
  base: {
    display: { base: "flex", xl: "block" },
    gap: "2",
    position: "sticky",
    top: { base: "0", xl: "4" },
    zIndex: { base: "bar", xl: "auto" },
    maxH: "calc(100vh - 2rem)",
    overflow: "auto",
    // The row extends to the edges of the window to show that it scrolls.
    mx: { base: "calc(-1 * {spacing.gutter})", xl: "0" },
    mb: { base: "4", xl: "0" },
    px: { base: "gutter", xl: "2" },
    py: "2",
    borderWidth: { base: "0", xl: "1px" },
    borderColor: "border.subtle",
    borderRadius: { base: "0", xl: "lg" },
    bg: { base: "bg.canvas", xl: "bg.panel" },
    _print: { display: "none" },
    // All of them are visible at once.
    [elder]: {
      display: "flex",
      flexWrap: "wrap",
      position: "static",
      mx: "0",
      mb: "6",
      p: "0",
      borderWidth: "0",
      bg: "transparent",
    },
  },
});
const Anchor = chakra("a", {
  base: {
    display: "flex",
    flex: "none",
    alignItems: "center",
    gap: "2",
    minH: "tap",
    px: { base: "4", xl: "3" },
    py: "1.5",
    borderWidth: { base: "1px", xl: "0" },
    borderColor: "border",
    borderRadius: { base: "full", xl: "md" },
    bg: "bg.panel",
    color: "fg",
    lineHeight: "1.45",
    textDecoration: "none",
    whiteSpace: { base: "nowrap", xl: "normal" },
    _hover: { bg: "bg.muted" },
    "&[aria-current]": {
      borderColor: "brand.solid",
      bg: "brand.subtle",
      color: "brand.solid",
      fontWeight: "bold",
      boxShadow: { base: "none", xl: "inset 3px 0 0 var(--chakra-colors-brand-solid)" },
    },
    [elder]: { borderWidth: "1px", borderRadius: "full", px: "4", "&[aria-current]": { boxShadow: "none" } },
  },
});
const Count = chakra("span", {
  base: { ms: "auto", fontSize: "sm", color: "fg.subtle", "[aria-current] > &": { color: "inherit" } },
});

export const subjectId = (subject: SubjectItem) => `subject-${subject.id}`;

export function SubjectMenu({ subjects }: { subjects: readonly SubjectItem[] }) {
  const [current, clicked] = useScrollSpy(subjects.map(subjectId));
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current) showCurrent(nav.current);
  }, [current]);
  const go = (id: string) => {
    clicked(id);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const subject = document.getElementById(id);
    subject?.scrollIntoView({ behavior: still ? "auto" : "smooth" });
    subject?.querySelector("h2")?.focus({ preventScroll: true });
  };
  return (
    <Nav ref={nav} aria-label={listTexts.subjects}>
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

/** Centres the current subject in a long menu. Only the menu scrolls, since the page may be scrolling to the subject. */
function showCurrent(nav: HTMLElement | null): void {
  const mark = nav?.querySelector<HTMLElement>("[aria-current]");
  if (!nav || !mark) return;
  nav.scrollTo({
    left: mark.offsetLeft - (nav.clientWidth - mark.offsetWidth) / 2,
    top: mark.offsetTop - (nav.clientHeight - mark.offsetHeight) / 2,
  });
}
