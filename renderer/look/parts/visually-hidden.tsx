// Text for screen readers only.
import { chakra } from "@chakra-ui/react";

export const hiddenStyle = {
  position: "absolute",
  w: "1px",
  h: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

export const VisuallyHidden = chakra("span", { base: hiddenStyle });
