// The small things that several guide pictures share.

/** A friendly head, 50 wide; `x`, `y` are its centre. */
export function Face({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="25" fill="#fff" />
      <path d="M-8 3h.01M8 3h.01M-6 11c4 4 8 4 12 0" strokeWidth="3" />
    </g>
  );
}

/** `x`, `y` are its tip; at `size` 1 it is 28 wide. */
export function Heart({ x, y, size, fill }: { x: number; y: number; size: number; fill: string }) {
  return (
    <path
      d="M0 0l-14-13c-8-11 6-22 14-13 8-9 22 2 14 13z"
      transform={`translate(${x} ${y}) scale(${size})`}
      strokeWidth={2.5 / size}
      fill={fill}
    />
  );
}

/** Grows upwards from `x`, `y`; `turn` in degrees. */
export function Leaf({ x, y, turn, fill = "#fff" }: { x: number; y: number; turn: number; fill?: string }) {
  return (
    <path
      d="M0 0c-14-10-16-26 0-42 16 16 14 32 0 42zM0 0v-26"
      transform={`translate(${x} ${y}) rotate(${turn})`}
      fill={fill}
    />
  );
}

/** Stands on `x`, `y`. */
export function Tree({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-40a22 30 0 0 1 0-60a22 30 0 0 1 0 60z" fill="#fff" />
      <path d="M0 0v-74M0-50l9-9M0-58l-8-8" />
    </g>
  );
}

/** Stands in the middle of the stage, 152 wide, its ridge at 98. */
export function House() {
  return (
    <>
      <path d="M252 140v-26h18v42" fill="#fff" />
      <path d="M138 272v-96l66-58 66 58v96z" fill="#fff" />
      <path d="M204 98l92 80-12 14-80-70-80 70-12-14z" fill="var(--theme-line)" />
      <path d="M186 272v-50a6 6 0 0 1 6-6h24a6 6 0 0 1 6 6v50" fill="var(--theme-tint)" />
      <path d="M213 246h.01" strokeWidth="5" />
      <path d="M192 166h24v26h-24zM204 166v26M192 179h24" fill="#fff" />
    </>
  );
}
