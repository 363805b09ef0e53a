// A chip with a count for each status; each is a link.
import type { ApplicationPage, ApplicationStatus } from "../../../engine/portal/index.ts";
import { part } from "../../look/part.tsx";
import { ChipLink } from "../../look/parts/chip-link.tsx";
import { mineTexts as texts } from "../../texts/applications.ts";
import { statuses } from "../parts/status-tag.tsx";
import { addressOf, type ListPlace } from "./list-place.ts";
import styles from "./status-chips.styles.ts";

const List = part("ul", styles.list);

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
      <span className={styles.count}>{count}</span>
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
