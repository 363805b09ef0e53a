// The page's column; `width="form"` is the narrower column of 长辈版 forms.
import { chakra } from "@chakra-ui/react";

export const Container = chakra("div", {
  base: { mx: "auto", px: "gutter", w: "full" },
  variants: {
    width: {
      page: { maxW: "calc({sizes.container} + 2 * {spacing.gutter})" },
      form: { maxW: "calc({sizes.form} + 2 * {spacing.gutter})" },
    },
  },
  defaultVariants: { width: "page" },
});
