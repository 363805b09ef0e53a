// In: the way here, last the page itself. Out: a trail of links; 长辈版 has none.
import { chakra } from "@chakra-ui/react";
import { elder } from "../look/elder.ts";
import { Icon } from "../look/icons.tsx";
import { Link } from "../router.tsx";
import { frameWords } from "../words/frame.ts";

export interface Crumb {
  words: string;
  to?: string;
}

const Nav = chakra("nav", {
  base: { [elder]: { display: "none" }, _print: { display: "none" } },
});
const List = chakra("ol", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "1.5",
    py: "1",
    textStyle: "small",
    color: "fg.subtle",
  },
});
const Item = chakra("li", { base: { display: "flex", alignItems: "center", gap: "1.5" } });
const Anchor = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minH: "tap",
    color: "fg.muted",
    textDecoration: "none",
    _hover: { color: "brand.solid", textDecoration: "underline" },
  },
});

export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <Nav aria-label={frameWords.breadcrumbs}>
      <List>
        {trail.map(({ words, to }, place) => (
          <Item key={words}>
            {place > 0 && <Icon name="chevron-right" size={16} />}
            {to ? <Anchor to={to}>{words}</Anchor> : <span aria-current="page">{words}</span>}
          </Item>
        ))}
      </List>
    </Nav>
  );
}
