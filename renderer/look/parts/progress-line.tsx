// A line along the upper edge while what the page shows is being asked anew.
import { chakra } from "@chakra-ui/react";

/** Milliseconds: a shorter wait shows nothing. */
const late = 300;

const Line = chakra("div", {
  base: {
    position: "fixed",
    top: "0",
    insetX: "0",
    h: "3px",
    zIndex: "spinner",
    overflow: "hidden",
    pointerEvents: "none",
    animation: "appear 120ms both",
    animationDelay: `${late}ms`,
    // Without motion it is a still line.
    _before: {
      content: '""',
      display: "block",
      h: "full",
      bg: "brand.solid",
      transformOrigin: "left",
      animation: "pass 1200ms linear infinite",
    },
  },
});

/** The page stays as it is under it; whoever does not see it misses nothing. */
export const ProgressLine = () => <Line aria-hidden="true" data-progress="" />;
