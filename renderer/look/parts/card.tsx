// A white card with a hairline; `PanelHeader` is its title row.
import type { ReactNode } from "react";
import { type PartProps, part } from "../part.tsx";
import card from "./card.styles.ts";

const Root = part("section", card.card);

/** `flush` for cards whose rows have their own padding (panels, tables). Renders a `section`. */
export const Card = ({ flush, ...props }: PartProps<"section"> & { flush?: boolean }) => (
  <Root data-flush={flush ? "" : undefined} {...props} />
);

/** `id` labels the card: `<Card flush aria-labelledby={id}>`. */
export function PanelHeader({
  title,
  id,
  aside,
  level = 2,
}: {
  title: ReactNode;
  id?: string;
  aside?: ReactNode;
  level?: 2 | 3;
}) {
  const Title = `h${level}` as const;
  return (
    <div className={card.head}>
      <Title className={card.title} id={id}>
        {title}
      </Title>
      {aside && <div className={card.aside}>{aside}</div>}
    </div>
  );
}
