// The raw scales of the look (colour, type, space, shape); components name only the semantic tokens.

const step = (pixels: number) => ({ value: `${pixels / 16}rem` });

/** Grid of 4 px under Chakra's own names: `6` is 24 px. */
const spacing = {
  "0": { value: "0rem" },
  "0.5": step(2),
  "1": step(4),
  "1.5": step(6),
  "2": step(8),
  "2.5": step(10),
  "3": step(12),
  "3.5": step(14),
  "4": step(16),
  "5": step(20),
  "6": step(24),
  "7": step(28),
  "8": step(32),
  "9": step(36),
  "10": step(40),
  "11": step(44),
  "12": step(48),
  "14": step(56),
  "16": step(64),
  "20": step(80),
};

export const tokens = {
  colors: {
    white: { value: "#FFFFFF" },
    transparent: { value: "transparent" },
    current: { value: "currentColor" },
    brand: {
      "50": { value: "#EFF5FB" },
      "100": { value: "#DEEAF6" },
      "200": { value: "#BFD6ED" },
      "300": { value: "#93B9DD" },
      "400": { value: "#5C92C6" },
      "500": { value: "#3274B1" },
      "600": { value: "#1B5A9C" },
      "700": { value: "#164A82" },
      "800": { value: "#133C69" },
      "900": { value: "#102E50" },
      "950": { value: "#0A1F38" },
    },
    seal: { value: "#A83A2C" },
    focus: { ink: { value: "#0A1F38" }, halo: { value: "#FFC53D" } },
  },
  fonts: {
    body: {
      value:
        '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", sans-serif',
    },
  },
  fontWeights: { normal: { value: "400" }, semibold: { value: "600" }, bold: { value: "600" } },
  lineHeights: {
    tight: { value: "1.3" },
    snug: { value: "1.6" },
    ui: { value: "1.5" },
    read: { value: "1.75" },
  },
  spacing,
  sizes: { ...spacing, full: { value: "100%" } },
  radii: {
    sm: { value: "4px" },
    md: { value: "8px" },
    lg: { value: "12px" },
    xl: { value: "16px" },
    full: { value: "999px" },
  },
  shadows: {
    sm: { value: "0 1px 2px rgba(16,46,80,.06)" },
    md: { value: "0 2px 8px rgba(16,46,80,.08)" },
    lg: { value: "0 12px 32px rgba(16,46,80,.14)" },
    bar: { value: "0 -4px 16px rgba(16,46,80,.08)" },
  },
  zIndex: {
    bar: { value: 5 },
    header: { value: 10 },
    dialog: { value: 100 },
    toast: { value: 200 },
    spinner: { value: 300 },
  },
  durations: { fast: { value: "120ms" }, slow: { value: "240ms" } },
  easings: { look: { value: "cubic-bezier(.2,0,0,1)" } },
};
