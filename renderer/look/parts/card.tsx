// A white card with a hairline; `PanelHeader` is its title row.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { PanelTitle, Small } from "./text.tsx";

/** `flush` for cards whose rows have their own padding (panels, tables). Renders a `section`. */
export const Card = chakra("section", {
  base: {
    bg: "bg.panel",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "lg",
    p: "card",
    minW: "0",
    _print: { borderColor: "fg", breakInside: "avoid" },
  },
  variants: { flush: { true: { p: "0" } } },
});

const Row = chakra("div", {
  base: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    flexWrap: { base: "wrap", md: "nowrap" },
    columnGap: "4",
    rowGap: "1",
    px: "card",
    py: "5",
    borderBottomWidth: "1px",
    borderColor: "border.subtle",
  },
});

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
  return (
    <Row>
      <PanelTitle as={`h${level}`} id={id}>
        {title}
      </PanelTitle>
      {aside && <Small as="div">{aside}</Small>}
    </Row>
  );
}
