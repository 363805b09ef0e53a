// In: the four places of the portal and the hotline. Out: the navigation line under the header.
import { chakra } from "@chakra-ui/react";
import { Link, type To } from "react-router";
import { elder } from "../look/elder.ts";
import { Icon } from "../look/icons.tsx";
import { frameWords } from "../words/frame.ts";
import { Container } from "./container.tsx";

export type NavPlace = keyof typeof frameWords.nav;

const order: readonly NavPlace[] = ["home", "personal", "enterprise", "mine"];

const Nav = chakra("nav", { base: { borderTopWidth: "1px", borderColor: "border.subtle" } });
const Row = chakra(Container, { base: { display: "flex", alignItems: "center" } });
const List = chakra("ul", {
  base: {
    display: "flex",
    flex: { base: "1", md: "none" },
    justifyContent: { base: "space-between", md: "flex-start" },
    columnGap: { base: "2", md: "10" },
  },
});
const Place = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    minH: "12",
    borderBottomWidth: "3px",
    borderColor: "transparent",
    color: "fg.muted",
    textDecoration: "none",
    whiteSpace: "nowrap",
    _hover: { color: "brand.solid" },
    "&[aria-current]": { color: "brand.solid", borderColor: "brand.solid", fontWeight: "bold" },
    [elder]: { minH: "tap", fontSize: { base: "sm", md: "md" } },
  },
});
const Hotline = chakra("p", {
  base: {
    display: { base: "none", lg: "flex" },
    alignItems: "center",
    gap: "1.5",
    ms: "auto",
    color: "fg.muted",
    whiteSpace: "nowrap",
  },
});

export function MainNav({
  to,
  current,
  hotline,
}: {
  to: Record<NavPlace, To>;
  current?: NavPlace | undefined;
  hotline?: string | undefined;
}) {
  return (
    <Nav aria-label={frameWords.mainNav}>
      <Row>
        <List>
          {order.map((place) => (
            <li key={place}>
              <Place to={to[place]} aria-current={place === current ? "page" : undefined}>
                {frameWords.nav[place]}
              </Place>
            </li>
          ))}
        </List>
        {hotline && (
          <Hotline>
            <Icon name="phone" size={20} />
            {hotline}
          </Hotline>
        )}
      </Row>
    </Nav>
  );
}
