// Content that one line opens: `<Disclosure><DisclosureLine>…<Icon name="chevron-down" /></DisclosureLine>…</Disclosure>`.
import { chakra } from "@chakra-ui/react";

/** The icon that stands last in the line turns when it opens. Paper shows the content, open or not. */
export const Disclosure = chakra("details", {
  base: {
    "& > summary > svg": { flex: "none", transitionProperty: "transform", transitionDuration: "fast" },
    "&[open] > summary > svg": { transform: "rotate(180deg)" },
    "&::details-content": { _print: { contentVisibility: "visible", blockSize: "auto" } },
    "& > summary > svg:last-child": { _print: { display: "none" } },
  },
});

export const DisclosureLine = chakra("summary", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    minH: "tap",
    px: "card",
    py: "3",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
  },
});
