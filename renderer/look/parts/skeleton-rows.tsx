// Grey rows in the shape of what is coming, visible only after 300 ms of waiting.
import { part } from "../part.tsx";
import { Card } from "./card.tsx";
import look from "./skeleton-rows.styles.ts";
import { Waiting } from "./waiting.tsx";

export const SkeletonBar = part("span", look.bar);

/** `tight`: with less room around. */
export function SkeletonCard({ tight }: { tight?: boolean }) {
  return (
    <Card as="div" className={look.card} data-tight={tight ? "" : undefined}>
      <SkeletonBar className={look.tile} />
      <div className={look.lines}>
        <SkeletonBar className={look.title} />
        <SkeletonBar className={look.line} />
        <SkeletonBar className={look.end} />
      </div>
    </Card>
  );
}

export function SkeletonRows({ rows = 3 }: { rows?: 2 | 3 }) {
  return (
    <div>
      <Waiting />
      <div className={look.rows} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
          <SkeletonCard key={row} />
        ))}
      </div>
    </div>
  );
}
