// The page's column; `width="form"` is the narrower column of 长辈版 forms.
import { classes, type PartProps, part } from "../look/part.tsx";
import styles from "./container.styles.ts";

const Root = part("div", styles.container);

export const Container = ({
  width = "page",
  className,
  ...props
}: PartProps<"div"> & { width?: "page" | "form" }) => (
  <Root className={classes(styles[width], className)} {...props} />
);
