// In: how many applications there are of each status, and which is shown. Out: a chip a status with its count; each is a link.
import { chakra } from "@chakra-ui/react";
import { Link } from "react-router";
import type { ApplicationPage, ApplicationStatus } from "../../../engine/index.ts";
import { mineWords } from "../../words/mine-page.ts";
import { statuses } from "../status-tag.tsx";
import { type ListPlace, searchOf } from "./list-place.ts";

const words = mineWords;

const List = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: { base: "nowrap", md: "wrap" },
    gap: "2",
    mx: { base: "-4", md: "0" },
    px: { base: "4", md: "0" },
    py: "1.5",
    mb: "2.5",
    overflowX: { base: "auto", md: "visible" },
    scrollbarWidth: "none",
    "[data-mode=elder] &": { flexWrap: "wrap" },
  },
});
const Chip = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minH: "tap",
    px: "4",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "full",
    bg: "bg.panel",
    color: "fg",
    whiteSpace: "nowrap",
    textDecoration: "none",
    _hover: { borderColor: "brand.solid" },
    "&[aria-current]": {
      bg: "brand.solid",
      borderColor: "brand.solid",
      color: "brand.contrast",
      fontWeight: "bold",
    },
  },
});

export function StatusChips({
  counts: { all, counts },
  place,
}: {
  counts: Pick<ApplicationPage, "all" | "counts">;
  place: ListPlace;
}) {
  const chip = (status: ApplicationStatus | undefined, name: string, count: number) => (
    <Chip
      to={{ search: searchOf({ ...place, status, page: 1 }) }}
      aria-current={status === place.status ? "true" : undefined}
    >
      {words.chip(name, count)}
    </Chip>
  );
  return (
    <nav aria-label={words.chips}>
      <List>
        <li>{chip(undefined, words.all, all)}</li>
        {statuses.map((status) => (
          <li key={status}>{chip(status, status, counts[status])}</li>
        ))}
      </List>
    </nav>
  );
}
