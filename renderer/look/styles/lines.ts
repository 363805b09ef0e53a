// A drawing of lines in the colour of the text around it.

export const lines = {
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
