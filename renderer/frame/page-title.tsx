// The page's h1, which takes the focus when one page replaces another.
import { type ReactNode, useEffect, useRef } from "react";
import { part } from "../look/part.tsx";
import styles from "./page-title.styles.ts";

/** Its size is the base, so that the place around it may set another (`& h1`). */
const Title = part("h1", styles.title);

/** `takeFocus` is false on the first page of a visit; `focusKey` changes when one page turns into another in place. */
export function PageTitle({
  children,
  takeFocus = false,
  focusKey,
}: {
  children: ReactNode;
  takeFocus?: boolean;
  focusKey?: string;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the reason to move the focus again
  useEffect(() => {
    if (takeFocus) title.current?.focus({ preventScroll: true });
  }, [takeFocus, focusKey]);

  return (
    <Title ref={title} tabIndex={-1}>
      {children}
    </Title>
  );
}
