// Turns the hue word of a theme into its four colours; lightness and chroma are fixed, so no hue can break contrast.

/** OKLCH hue in degrees; null is nearly without chroma. */
export const hues = {
  apricot: 62,
  rose: 355,
  lilac: 285,
  ash: null,
  blue: 250,
  violet: 270,
  sky: 232,
  wheat: 85,
  lake: 215,
  bamboo: 130,
  teal: 175,
  aqua: 195,
  clay: 45,
  ochre: 75,
  indigo: 262,
  pine: 150,
  steel: 245,
  orange: 52,
  mist: 205,
  cerulean: 225,
  plum: 300,
  emerald: 165,
  stone: null,
  cyan: 185,
  water: 220,
  autumn: 100,
} as const satisfies Record<string, number | null>;

export type HueName = keyof typeof hues;

const slots = {
  "--theme-tint": [0.967, 0.02, 0.006],
  "--theme-line": [0.895, 0.048, 0.012],
  "--theme-solid": [0.46, 0.1, 0.018],
  "--theme-text": [0.35, 0.075, 0.018],
} as const;

/** A custom property resolves where it is declared, so the palette has to be linked again at the themed element. */
const palette = {
  "--chakra-colors-theme-subtle": "var(--theme-tint)",
  "--chakra-colors-theme-muted": "var(--theme-tint)",
  "--chakra-colors-theme-border": "var(--theme-line)",
  "--chakra-colors-theme-solid": "var(--theme-solid)",
  "--chakra-colors-theme-fg": "var(--theme-text)",
};

/** The colours of every hue, for the element with its word as `data-hue` and everything inside. */
export const hueRules = (): Record<string, Record<string, string>> => ({
  "[data-hue]": palette,
  ...Object.fromEntries(
    Object.entries(hues).map(([name, hue]) => [`[data-hue=${name}]`, coloursOf(hue)] as const),
  ),
});

function coloursOf(hue: number | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(slots).map(([slot, [lightness, chroma, grey]]) => [
      slot,
      hue === null ? oklchHex(lightness, grey, 255) : oklchHex(lightness, chroma, hue),
    ]),
  );
}

function linearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Lowers chroma step by step until the colour fits into sRGB: the browser's own clipping would shift hue and lightness. */
function oklchHex(lightness: number, chroma: number, hue: number): string {
  const rgb = linearRgb(lightness, chroma, hue);
  const inside = rgb.every((channel) => channel >= -0.0001 && channel <= 1.0001);
  if (!inside && chroma > 0.002) return oklchHex(lightness, chroma - 0.001, hue);
  return `#${rgb.map(byte).join("")}`;
}

function byte(linear: number): string {
  const light = Math.min(1, Math.max(0, linear));
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}
