// Chakra's system with the look's own tokens, conditions and text styles.
import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { conditions } from "./conditions.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { tokens } from "./tokens.ts";

/** Width of the window in px from which a side menu is shown (Spec 9). */
const sideMenuFrom = 1366;

const text = (fontSize: string, lineHeight: string, fontWeight = "normal") => ({
  value: { fontSize, lineHeight, fontWeight },
});

const textStyles = {
  small: text("sm", "snug"),
  body: text("md", "read"),
  control: text("md", "ui"),
  lead: text("lg", "read"),
  label: text("md", "ui", "bold"),
  cardTitle: text("lg", "ui", "bold"),
  panelTitle: text("xl", "tight", "bold"),
  sectionTitle: text("2xl", "tight", "bold"),
  pageTitle: text("3xl", "tight", "bold"),
  guideTitle: text("4xl", "tight", "bold"),
  count: { value: { fontSize: "num", lineHeight: "1.2", fontWeight: "bold" } },
};

const keyframes = {
  appear: { from: { opacity: "0" }, to: { opacity: "1" } },
  rise: { from: { opacity: "0", transform: "translateY(8px)" }, to: { opacity: "1", transform: "none" } },
  shimmer: { from: { backgroundPosition: "200% 0" }, to: { backgroundPosition: "-200% 0" } },
  pass: {
    from: { transform: "translateX(-40%) scaleX(.4)" },
    to: { transform: "translateX(100%) scaleX(.4)" },
  },
  turn: { to: { transform: "rotate(1turn)" } },
};

/** What the build compiles style files by: Chakra's utilities and conditions, with the tokens of the look. */
export const makeSystem = ({ disableLayers = false } = {}) =>
  createSystem(defaultBaseConfig, {
    disableLayers,
    preflight: true,
    cssVarsPrefix: "chakra",
    cssVarsRoot: ":where(html)",
    conditions,
    theme: {
      breakpoints: {
        sm: "24.375rem",
        md: "48rem",
        lg: "64rem",
        xl: `${sideMenuFrom / 16}rem`,
        "2xl": "120rem",
      },
      keyframes,
      tokens,
      semanticTokens,
      textStyles,
    },
  });
