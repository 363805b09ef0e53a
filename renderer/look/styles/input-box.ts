// The edge and ground of what is typed into or chosen from.

export const inputBox = {
  px: "3",
  borderWidth: "1px",
  borderColor: "border.control",
  borderRadius: "md",
  bg: "bg.panel",
} as const;
