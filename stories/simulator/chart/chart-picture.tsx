// Draws a machine and marks its current and past states.
import { useEffect, useId, useRef } from "react";
import { classes, part } from "../../../renderer/look/part.tsx";
import type { Box, Chart, Line } from "./chart.ts";
import styles from "./chart-picture.styles.ts";
import { stateName } from "./names.ts";

const Svg = part("svg", styles.svg);
const Around = part("rect", styles.around);
const Arrow = part("path", styles.arrow);

type Look = "plain" | "visited" | "current";
const signs: Record<Look, string> = { plain: "", visited: "✓ ", current: "▶ " };

export interface Standing {
  at: string;
  visited: ReadonlySet<string>;
}

const lookOf = (path: string, { at, visited }: Standing): Look =>
  path === at ? "current" : visited.has(path) ? "visited" : "plain";

export function ChartPicture({
  chart,
  steps,
  label,
  ...standing
}: Standing & { chart: Chart; steps: Record<string, string>; label: string }) {
  const arrow = useId();
  const picture = useRef<SVGSVGElement>(null);
  const { at } = standing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is another place in the picture.
  useEffect(() => showCurrent(picture.current), [at]);
  return (
    <Svg ref={picture} viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-label={label}>
      <marker id={arrow} viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto">
        <Arrow d="M0 0L8 4L0 8z" />
      </marker>
      {chart.groups.map((group) => (
        <Around key={group.path} x={group.x} y={group.y} width={group.w} height={group.h} rx="8" />
      ))}
      {chart.lines.map((line) => (
        <Way key={`${line.from} ${line.to}`} line={line} arrow={arrow} />
      ))}
      {chart.groups.map((group) =>
        group.states.length === 0 ? (
          <Chip
            key={group.path}
            box={group}
            name={stateName(group.path, steps)}
            look={lookOf(group.path, standing)}
          />
        ) : (
          <g key={group.path}>
            <text className={classes(styles.words, styles.head)} x={group.x + 10} y={group.y + 15}>
              {stateName(group.path, steps)}
            </text>
            {group.states.map((box) => (
              <Chip
                key={box.path}
                box={box}
                name={stateName(box.node.key, {})}
                look={lookOf(box.path, standing)}
              />
            ))}
          </g>
        ),
      )}
    </Svg>
  );
}

/** Scrolls only the picture's pane, so that the current state is visible below the fixed head. */
function showCurrent(picture: SVGSVGElement | null): void {
  const pane = picture?.closest("section");
  const current = picture?.querySelector("[data-current]");
  if (!pane || !current || pane.scrollHeight <= pane.clientHeight) return;
  const middle = pane.getBoundingClientRect().top + pane.clientHeight * 0.75;
  pane.scrollTop += current.getBoundingClientRect().top - middle;
}

function Way({ line, arrow }: { line: Line; arrow: string }) {
  return (
    <path
      className={classes(styles.way, line.kind === "back" && styles.back)}
      data-way={`${line.from} ${line.to}`}
      d={line.d}
      markerEnd={`url(#${arrow})`}
    />
  );
}

function Chip({ box, name, look }: { box: Box; name: string; look: Look }) {
  return (
    <g
      className={look === "plain" ? undefined : styles[look]}
      data-current={look === "current" ? "" : undefined}
    >
      <rect className={styles.state} x={box.x} y={box.y} width={box.w} height={box.h} rx="6" />
      <text className={styles.words} x={box.x + box.w / 2} y={box.y + box.h / 2 + 1} textAnchor="middle">
        {signs[look] + name}
      </text>
    </g>
  );
}
