// The navigation line under the header: the portal's four places, the hotline and help.
import { chakra } from "@chakra-ui/react";
import { elder, forced } from "../look/conditions.ts";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { Link } from "../router.tsx";
import { frameTexts } from "../texts/frame.ts";
import { Container } from "./container.tsx";
import { HelpLine } from "./help-line.tsx";

export type NavPlace = keyof typeof frameTexts.nav;

const order: readonly NavPlace[] = ["home", "personal", "enterprise", "mine"];

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
const Place = chakra(Link, {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    minH: "12",
    borderBottomWidth: "3px",
    borderColor: "transparent",
    color: "fg.muted",
    textDecoration: "none",
    whiteSpace: "nowrap",
    _hover: { color: "brand.fg" },
    "&[aria-current]": { color: "brand.fg", borderColor: "brand.solid", fontWeight: "bold" },
    [elder]: { minH: "tap", fontSize: { base: "sm", md: "md" } },
    [forced]: { "&:not([aria-current])": { borderColor: "Canvas" } },
  },
});
// It comes later than the line, and moves nothing.
const Badge = chakra("span", {
  base: {
    position: "absolute",
    top: "1",
    insetInlineStart: "calc(100% - 2px)",
    minW: "5",
    px: "1",
    borderRadius: "full",
    bg: "danger.solid",
    color: "white",
    fontSize: "0.75rem",
    fontWeight: "bold",
    lineHeight: "1.25rem",
    textAlign: "center",
  },
});
// A narrow line has no room for the number, which is in the footer too.
const Help = chakra("div", {
  base: {
    ms: { md: "auto" },
    // Matches the line under the current place.
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
  waiting = 0,
}: {
  to: Record<NavPlace, string>;
  current?: NavPlace | undefined;
  hotline?: string | undefined;
  /** `current` when it is the page that is shown. */
  help?: { to: string; current: boolean } | undefined;
  /** How many applications wait for their owner. */
  waiting?: number | undefined;
}) {
  return (
    <chakra.nav borderTopWidth="1px" borderColor="border.subtle" aria-label={frameTexts.mainNav}>
      <Row>
        <chakra.ul display={{ base: "contents", md: "flex" }} columnGap="10">
          {order.map((place) => (
            <li key={place}>
              <Place to={to[place]} aria-current={place === current ? "page" : undefined}>
                {frameTexts.nav[place]}
                {place === "mine" && waiting > 0 && (
                  <Badge>
                    {waiting}
                    <VisuallyHidden>{frameTexts.waiting}</VisuallyHidden>
                  </Badge>
                )}
              </Place>
            </li>
          ))}
        </chakra.ul>
        {help && (
          <Help>
            <HelpLine hotline={hotline} help={help.to} current={help.current} />
          </Help>
        )}
      </Row>
    </chakra.nav>
  );
}
