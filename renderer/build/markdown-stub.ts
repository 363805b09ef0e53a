// A text of RJSF goes in, the same plain text comes out: the Markdown renderer it imports weighs 86 kB and no text of ours is Markdown.
import type { ReactNode } from "react";

/** Stands in for `Markdown` of `markdown-to-jsx/react`; shows its children as they are. */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
