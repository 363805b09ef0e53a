// The card of a guide's part under its title; folded, the title is a line that opens it.
import { type ReactNode, useId } from "react";
import { Disclosure, DisclosureLine } from "../look/disclosure.tsx";
import { Icon } from "../look/icons.tsx";
import { Card, PanelHeader } from "../look/parts/card.tsx";
import { PanelTitle } from "../look/parts/text.tsx";

export interface PartCardProps {
  id: string;
  title: string;
  aside?: ReactNode;
  folded?: boolean | undefined;
  children: ReactNode;
}

export function PartCard({ id, title, aside, folded = false, children }: PartCardProps) {
  const titleId = useId();
  return (
    <Card flush id={id} aria-labelledby={titleId}>
      {folded ? (
        <Disclosure>
          <DisclosureLine>
            <PanelTitle id={titleId}>{title}</PanelTitle>
            <Icon name="chevron-down" size={20} />
          </DisclosureLine>
          {children}
        </Disclosure>
      ) : (
        <>
          <PanelHeader title={title} id={titleId} aside={aside} />
          {children}
        </>
      )}
    </Card>
  );
}
