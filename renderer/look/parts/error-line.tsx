// A line that says what is wrong, with its sign.
import type { ComponentProps } from "react";
import { Icon } from "../icons.tsx";
import { part } from "../part.tsx";
import styles from "./error-line.styles.ts";

const Line = part("p", styles.line);

export function ErrorLine({ children, ...line }: ComponentProps<typeof Line>) {
  return (
    <Line {...line}>
      <Icon name="alert" size={16} />
      {children}
    </Line>
  );
}
