// The grey shape of the list while it loads, visible only after 300 ms of waiting.
import { part } from "../../look/part.tsx";
import { Card } from "../../look/parts/card.tsx";
import { Stack, Tiles } from "../../look/parts/layout.tsx";
import { SkeletonBar, SkeletonCard } from "../../look/parts/skeleton-rows.tsx";
import { Waiting } from "../../look/parts/waiting.tsx";
import styles from "./list-skeleton.styles.ts";
import { Columns } from "./subjects.tsx";

const Menu = part(Card, styles.menu, { as: "div" });

const lines = ["1", "2", "3", "4", "5", "6", "7"];
const rows = ["first", "second", "third"];

/** Three rows, the most that Spec 9 asks for. */
export function ListSkeleton() {
  return (
    <div>
      <Waiting />
      <div className={styles.late} aria-hidden="true">
        <Columns>
          <Menu>
            {lines.map((line) => (
              <SkeletonBar key={line} />
            ))}
          </Menu>
          <Stack gap="8">
            {rows.map((row) => (
              <div key={row}>
                <SkeletonBar className={styles.title} />
                <Tiles className={styles.cards}>
                  <SkeletonCard tight />
                  <SkeletonCard tight />
                </Tiles>
              </div>
            ))}
          </Stack>
        </Columns>
      </div>
    </div>
  );
}
