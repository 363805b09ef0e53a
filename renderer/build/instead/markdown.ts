// Stands in for `markdown-to-jsx`, which RJSF imports; shows a text as it is.
import type { ReactNode } from "react";

export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
