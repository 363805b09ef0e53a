// The recipe of buttons and of links that look like one: five looks, two sizes.
import { defineRecipe } from "@chakra-ui/react";
import { elder } from "./conditions.ts";

export const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    maxW: "full",
    py: "2",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "md",
    fontWeight: "bold",
    lineHeight: "1.4",
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    transitionProperty: "background-color, border-color, color",
    transitionDuration: "fast",
    transitionTimingFunction: "look",
    "&:is(:disabled, [aria-disabled=true])": {
      bg: "bg.muted",
      color: "fg.subtle",
      borderColor: "border",
      cursor: "not-allowed",
    },
    _print: { display: "none" },
  },
  variants: {
    variant: {
      primary: {
        bg: "brand.solid",
        color: "brand.contrast",
        _hover: { bg: "brand.emphasized" },
        _active: { bg: "brand.active" },
      },
      secondary: {
        bg: "bg.panel",
        color: "brand.fg",
        borderColor: "brand.solid",
        _hover: { bg: "brand.subtle" },
        _active: { bg: "brand.muted" },
      },
      quiet: {
        bg: "bg.panel",
        color: "fg",
        borderColor: "border",
        _hover: { bg: "bg.muted" },
        _active: { borderColor: "border.control" },
      },
      text: {
        color: "brand.fg",
        _hover: { bg: "brand.subtle" },
        _active: { bg: "brand.muted" },
      },
      danger: {
        bg: "bg.panel",
        color: "danger.solid",
        borderColor: "danger.solid",
        _hover: { bg: "danger.subtle" },
        _active: { bg: "danger.border" },
      },
    },
    size: {
      md: { minH: "tap", px: "5", fontSize: "md" },
      lg: {
        minH: "action",
        px: { base: "5", md: "8" },
        fontSize: "lg",
        [elder]: { fontSize: { base: "lg", md: "xl" } },
      },
    },
    block: { true: { w: "full" } },
  },
  compoundVariants: [{ variant: "text", css: { px: "2" } }],
  defaultVariants: { variant: "primary", size: "md" },
});
