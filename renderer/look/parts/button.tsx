// The buttons; with `asChild`, a link that looks like one.
import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { buttonRecipe } from "../button-recipe.ts";

/**
 * `variant` primary | secondary | quiet | text | danger; `size` md (44 px) | lg (52 px); `block` fills the row.
 * Use one primary button per screen. `<Button asChild><Link to="…">…</Link></Button>` renders the link.
 */
export const Button = chakra("button", buttonRecipe, { defaultProps: { type: "button" } });

/** Props of a small text button beside what it acts on. */
export const besides = { variant: "text", fontWeight: "normal", fontSize: "sm", gap: "1" } as const;

/** A square that holds an icon. */
export const IconButton = chakra(
  "button",
  {
    base: {
      display: "grid",
      placeItems: "center",
      w: "tap",
      h: "tap",
      borderRadius: "md",
      cursor: "pointer",
    },
  },
  { defaultProps: { type: "button" } },
);
/** Looks like a link. */
export const LinkButton = chakra(
  "button",
  {
    base: {
      minH: "tap",
      color: "brand.fg",
      textDecoration: "underline",
      textUnderlineOffset: "4px",
      cursor: "pointer",
    },
  },
  { defaultProps: { type: "button" } },
);

export type ButtonProps = ComponentProps<typeof Button>;
