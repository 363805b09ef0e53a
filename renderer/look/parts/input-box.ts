// The edge and ground of what is typed into or chosen from.

export const inputBox = {
  px: "3",
  borderWidth: "1px",
  borderColor: "border.control",
  borderRadius: "md",
  bg: "bg.panel",
} as const;

/** One line of text, which shows when it is marked as wrong. */
export const lineBox = {
  ...inputBox,
  minH: "field",
  css: { "&[aria-invalid=true]": { borderColor: "danger.solid", bg: "danger.subtle" } },
} as const;
