// A chip with a count for each status; each is a link.
import { chakra } from "@chakra-ui/react";
import type { ApplicationPage, ApplicationStatus } from "../../../engine/portal/index.ts";
import { ChipLink } from "../../look/parts/chip-link.tsx";
import { mineTexts as texts } from "../../texts/applications.ts";
import { statuses } from "../parts/status-tag.tsx";
import { addressOf, type ListPlace } from "./list-place.ts";

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

/** Before the counts are known the chips keep their place, so that the list does not move. */
export function StatusChips({
  counts: known,
  place,
}: {
  counts: Pick<ApplicationPage, "all" | "counts"> | undefined;
  place: ListPlace;
}) {
  const chip = (status: ApplicationStatus | undefined, name: string, count: number | undefined) => (
    <ChipLink
      to={addressOf({ ...place, status, page: 1 })}
      aria-current={status === place.status ? "true" : undefined}
    >
      {`${name} `}
      <chakra.span minW="1ch" ms="1">
        {count}
      </chakra.span>
    </ChipLink>
  );
  return (
    <nav aria-label={texts.chips}>
      <List>
        <li>{chip(undefined, texts.all, known?.all)}</li>
        {statuses.map((status) => (
          <li key={status}>{chip(status, status, known?.counts[status])}</li>
        ))}
      </List>
    </nav>
  );
}
