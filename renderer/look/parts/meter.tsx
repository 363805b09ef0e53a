// A thin progress bar with its numbers for assistive technology; also write the numbers beside it.
import { classes } from "../part.tsx";
import look from "./meter.styles.ts";

export function Meter({
  label,
  value,
  max,
  valueText,
  tone = "brand",
}: {
  label: string;
  value: number;
  max: number;
  valueText?: string;
  tone?: "brand" | "success";
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className={look.meter}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <div className={classes(look.filled, look[tone])} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
