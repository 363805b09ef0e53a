// The card of one of the three groups; it is left out when it has no rows.
import type { ReactNode } from "react";
import { useId } from "react";
import { Card, PanelHeader } from "../../look/parts/card.tsx";

export function MaterialGroup({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <PanelHeader id={id} title={title} aside={aside} />
      <ul>{children}</ul>
    </Card>
  );
}
