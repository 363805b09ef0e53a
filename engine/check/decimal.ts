// Compares and adds decimals written as text exactly, so that 33.33 + 33.33 + 33.34 is 100.

// Longer than any amount of money, yet short enough that a hostile text costs nothing.
const LONGEST = 64;
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

interface Scaled {
  units: bigint;
  scale: number;
}

/** True for an unsigned decimal without leading zeros and with at most that many digits before and after the point. */
export function isDecimal(value: string, integerDigits: number, fractionDigits: number): boolean {
  const parts = /^(0|[1-9]\d*)(?:\.(\d+))?$/.exec(value);
  if (!parts) return false;
  return (parts[1] ?? "").length <= integerDigits && (parts[2] ?? "").length <= fractionDigits;
}

/** -1, 0 or 1 when a is less than, equal to or greater than b; undefined when either is not a decimal. */
export function compareDecimal(a: string, b: string): -1 | 0 | 1 | undefined {
  const left = read(a);
  const right = read(b);
  if (!left || !right) return undefined;
  const scale = Math.max(left.scale, right.scale);
  const difference = unitsAt(left, scale) - unitsAt(right, scale);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** The exact sum without trailing zeros ("100", "12.5"), "0" for an empty list; undefined when one value is not a decimal. */
export function sumDecimals(values: readonly string[]): string | undefined {
  const amounts = values.map(read);
  const scale = Math.max(0, ...amounts.map((value) => value?.scale ?? 0));
  let sum = 0n;
  for (const value of amounts) {
    if (!value) return undefined;
    sum += unitsAt(value, scale);
  }
  return write(sum, scale);
}

function read(value: string): Scaled | undefined {
  const parts = value.length <= LONGEST ? DECIMAL.exec(value) : null;
  if (!parts) return undefined;
  const fraction = parts[3] ?? "";
  return { units: BigInt(`${parts[1]}${parts[2]}${fraction}`), scale: fraction.length };
}

function unitsAt(value: Scaled, scale: number): bigint {
  return value.units * 10n ** BigInt(scale - value.scale);
}

function write(units: bigint, scale: number): string {
  const sign = units < 0n ? "-" : "";
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, "");
  const whole = digits.slice(0, digits.length - scale);
  return scale > 0 && fraction !== "" ? `${sign}${whole}.${fraction}` : `${sign}${whole}`;
}
