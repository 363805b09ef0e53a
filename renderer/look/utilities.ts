// Maps style props, with their short names, to token scales; the stock list costs 4 kB more, mostly for filters and rings.
import type { SystemConfig } from "@chakra-ui/react";

type Utilities = NonNullable<SystemConfig["utilities"]>;
type Utility = Utilities[string];
type Scale = Extract<NonNullable<Utility>["values"], string>;
type Transform = NonNullable<NonNullable<Utility>["transform"]>;

/** `prop` or `prop:short,short`. */
const scales = {
  spacing:
    "gap rowGap:gapY columnGap:gapX inset insetInline:insetX insetBlock:insetY top bottom left right insetInlineStart:insetStart insetInlineEnd:insetEnd margin:m marginTop:mt marginRight:mr marginBottom:mb marginLeft:ml marginInlineStart:ms marginInlineEnd:me marginInline:mx marginBlock:my padding:p paddingTop:pt paddingRight:pr paddingBottom:pb paddingLeft:pl paddingInlineStart:ps paddingInlineEnd:pe paddingInline:px paddingBlock:py scrollMarginTop scrollMarginBottom scrollPaddingBlock textIndent",
  sizes:
    "width:w height:h minWidth:minW minHeight:minH maxWidth:maxW maxHeight:maxH inlineSize blockSize flexBasis",
  radii:
    "borderRadius:rounded borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius borderStartStartRadius borderStartEndRadius borderEndStartRadius borderEndEndRadius",
  shadows: "boxShadow:shadow",
  zIndex: "zIndex",
  durations: "transitionDuration animationDuration animationDelay",
  easings: "transitionTimingFunction animationTimingFunction",
  fonts: "fontFamily",
  fontSizes: "fontSize",
  fontWeights: "fontWeight",
  lineHeights: "lineHeight",
} as const satisfies Partial<Record<Scale, string>>;

const shortNames =
  "borderInline:borderX borderBlock:borderY position:pos flexDirection:flexDir backgroundSize:bgSize backgroundPosition:bgPos backgroundImage:bgImage backgroundRepeat:bgRepeat textDecoration:textDecor";

const colours =
  "background:bg backgroundColor:bgColor color borderColor borderTopColor borderBottomColor borderLeftColor borderRightColor borderInlineStartColor borderInlineEndColor outlineColor textDecorationColor fill stroke accentColor caretColor";

/** `fg/80` is the colour at 80 %. */
const mixed =
  (prop: string): Transform =>
  (value, { utils }) => {
    const mix = utils.colorMix(value);
    return { [prop]: mix.invalid ? value : mix.value };
  };

function table(list: string, make: (prop: string) => Utility): Utilities {
  const rows = list.split(" ").map((entry) => {
    const [prop = "", short] = entry.split(":");
    return [prop, { ...make(prop), ...(short && { shorthand: short.split(",") }) }];
  });
  return Object.fromEntries(rows);
}

export const utilities: Utilities = {
  ...Object.assign(
    {},
    ...Object.entries(scales).map(([scale, list]) =>
      table(list, () => ({ values: scale as keyof typeof scales })),
    ),
  ),
  ...table(shortNames, () => ({})),
  ...table(colours, (prop) => ({
    values: (theme: (scale: string) => Record<string, string>) => theme("colors"),
    transform: mixed(prop),
  })),
  boxSize: { values: "sizes", transform: (value: string) => ({ width: value, height: value }) },
  borderTopRadius: {
    values: "radii",
    shorthand: ["roundedTop"],
    transform: (value: string) => ({ borderTopLeftRadius: value, borderTopRightRadius: value }),
  },
  borderBottomRadius: {
    values: "radii",
    shorthand: ["roundedBottom"],
    transform: (value: string) => ({ borderBottomLeftRadius: value, borderBottomRightRadius: value }),
  },
  hideFrom: {
    transform: (value: string) => ({ [`@breakpoint ${value}`]: { display: "none" } }),
  },
  hideBelow: {
    transform: (value: string) => ({ [`@breakpoint ${value}Down`]: { display: "none" } }),
  },
  truncate: {
    transform: (value: boolean) =>
      value ? { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } : {},
  },
};
