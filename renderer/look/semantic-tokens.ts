// The token names that components use, each with its value in the standard mode and in 长辈版, so that no component knows the mode.

const same = (value: string) => ({ value });
const modes = (base: string, _elder: string) => ({ value: { base, _elder } });

/** The palette of a state: the same ink for its words, its edge and its filled shapes. */
const state = (ink: string, elder: string, tint: string, line: string) => ({
  solid: modes(ink, elder),
  emphasized: modes(ink, elder),
  fg: modes(ink, elder),
  subtle: same(tint),
  muted: same(tint),
  border: same(line),
  contrast: same("#FFFFFF"),
  focusRing: same("{colors.focus.halo}"),
});

/** Sizes of the big steps up to 767 px; in 长辈版 they come from variables of global-css.ts, since a token cannot depend on two conditions. */
const size = (standard: number, narrow: number, elder: string) => ({
  value: {
    base: `${standard / 16}rem`,
    _narrow: `${narrow / 16}rem`,
    _elder: elder,
  },
});

export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: same("#FFFFFF"),
      canvas: same("#F5F7FA"),
      panel: same("#FFFFFF"),
      muted: same("#EDF1F6"),
    },
    fg: {
      DEFAULT: modes("#1A2330", "#0E141C"),
      muted: modes("#3D4858", "#2C3644"),
      subtle: modes("#455160", "#3B4656"),
    },
    border: {
      DEFAULT: modes("#C5CED9", "#7A8696"),
      subtle: modes("#DFE5EC", "#A9B4C1"),
      control: modes("#7A8696", "#4B5767"),
    },
    brand: {
      solid: modes("{colors.brand.600}", "{colors.brand.700}"),
      emphasized: modes("{colors.brand.700}", "{colors.brand.800}"),
      active: modes("{colors.brand.800}", "{colors.brand.900}"),
      fg: modes("{colors.brand.700}", "{colors.brand.800}"),
      subtle: same("{colors.brand.50}"),
      muted: same("{colors.brand.100}"),
      border: modes("{colors.brand.200}", "{colors.brand.400}"),
      contrast: same("#FFFFFF"),
      focusRing: same("{colors.focus.halo}"),
    },
    success: state("#175937", "#14522F", "#E9F5EE", "#B4DBC5"),
    warning: state("#6E4200", "#633A00", "#FFF6E3", "#EFD397"),
    danger: state("#96201A", "#8C1A13", "#FDF0EE", "#F0C3BE"),
    info: state("#0B546C", "#0A4C62", "#E8F4F8", "#B3DAE6"),
    theme: {
      subtle: same("var(--theme-tint)"),
      muted: same("var(--theme-tint)"),
      border: same("var(--theme-line)"),
      solid: same("var(--theme-solid)"),
      emphasized: same("var(--theme-solid)"),
      fg: same("var(--theme-text)"),
      contrast: same("#FFFFFF"),
      focusRing: same("{colors.focus.halo}"),
    },
  },
  fontSizes: {
    sm: modes("0.875rem", "1.125rem"),
    md: modes("1rem", "1.25rem"),
    lg: modes("1.125rem", "1.375rem"),
    xl: modes("1.25rem", "1.5rem"),
    "2xl": size(24, 22, "var(--elder-2xl)"),
    "3xl": size(30, 26, "var(--elder-3xl)"),
    "4xl": size(40, 30, "var(--elder-4xl)"),
    num: size(44, 34, "2.75rem"),
    headline: size(52, 36, "var(--elder-headline)"),
  },
  sizes: {
    tap: modes("2.75rem", "3.75rem"),
    field: modes("2.75rem", "3.75rem"),
    action: modes("3.25rem", "4rem"),
    container: { value: { base: "75rem", _wide: "82.5rem", _elder: "65rem" } },
    form: { value: { base: "75rem", _wide: "82.5rem", _elder: "51.25rem" } },
  },
  spacing: {
    gutter: { value: { base: "1.5rem", _narrow: "1rem" } },
    card: { value: { base: "1.5rem", _narrow: "1rem" } },
    section: { value: { base: "4rem", _narrow: "2.5rem" } },
  },
};
