// The trail of links to the current page; 长辈版 has none.
import { chakra } from "@chakra-ui/react";
import { elder } from "../look/conditions.ts";
import { Icon } from "../look/icons.tsx";
import { Row } from "../look/parts/layout.tsx";
import { Link } from "../router.tsx";
import { frameTexts } from "../texts/frame.ts";

export interface Crumb {
  words: string;
  to?: string;
}

const Nav = chakra("nav", {
  base: { [elder]: { display: "none" }, _print: { display: "none" } },
});
const Anchor = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minH: "tap",
    color: "fg.muted",
    textDecoration: "none",
    _hover: { color: "brand.fg", textDecoration: "underline" },
  },
});

export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <Nav aria-label={frameTexts.breadcrumbs}>
      <Row as="ol" columnGap="1.5" py="1" textStyle="small" color="fg.subtle">
        {trail.map(({ words, to }, place) => (
          <chakra.li key={words} display="flex" alignItems="center" gap="1.5">
            {place > 0 && <Icon name="chevron-right" size={16} />}
            {to ? <Anchor to={to}>{words}</Anchor> : <span aria-current="page">{words}</span>}
          </chakra.li>
        ))}
      </Row>
    </Nav>
  );
}
