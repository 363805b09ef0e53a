// In: the four places of the portal, the hotline and help. Out: the navigation line under the header.
import { chakra } from "@chakra-ui/react";
import { elder } from "../look/elder.ts";
import { Link } from "../router.tsx";
import { frameWords } from "../words/frame.ts";
import { Container } from "./container.tsx";
import { HelpLine } from "./help-line.tsx";

export type NavPlace = keyof typeof frameWords.nav;

const order: readonly NavPlace[] = ["home", "personal", "enterprise", "mine"];

const Nav = chakra("nav", { base: { borderTopWidth: "1px", borderColor: "border.subtle" } });
// On a phone the places and help share the line evenly.
const Row = chakra(Container, {
  base: {
    display: "flex",
    flexWrap: { base: "wrap", md: "nowrap" },
    alignItems: "center",
    justifyContent: { base: "space-between", md: "flex-start" },
    columnGap: "2",
  },
});
const List = chakra("ul", {
  base: {
    display: { base: "contents", md: "flex" },
    columnGap: "10",
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
// A narrow line has no room for the number, which stands in the footer too.
const Help = chakra("div", {
  base: {
    ms: { md: "auto" },
    // As the line under the current place.
    pb: "3px",
    "& a[href^=tel]": { lgDown: { display: "none" } },
    [elder]: { fontSize: { base: "sm", md: "md" } },
  },
});

export function MainNav({
  to,
  current,
  hotline,
  help,
}: {
  to: Record<NavPlace, string>;
  current?: NavPlace | undefined;
  hotline?: string | undefined;
  /** `current`: it is the page that is shown. */
  help?: { to: string; current: boolean } | undefined;
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
        {help && (
          <Help>
            <HelpLine hotline={hotline} help={help.to} current={help.current} />
          </Help>
        )}
      </Row>
    </Nav>
  );
}
