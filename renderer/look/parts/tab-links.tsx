// A bar of links that divide one subject; links, not tabs, because each has an address.
import { chakra } from "@chakra-ui/react";
import { Link } from "../../router.tsx";
import { elder, forced } from "../conditions.ts";
import { Icon, type IconName } from "../icons.tsx";

export interface TabLink {
  key: string;
  to: string;
  words: string;
  icon?: IconName;
  current?: boolean;
}

const Tab = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1.5",
    minH: { base: "tap", md: "52px" },
    mb: "-1px",
    borderBottomWidth: "3px",
    borderColor: "transparent",
    color: "fg.muted",
    fontSize: { base: "md", md: "lg" },
    textDecoration: "none",
    whiteSpace: "nowrap",
    _hover: { color: "brand.fg" },
    "&[aria-current]": { color: "brand.fg", borderColor: "brand.solid", fontWeight: "bold" },
    [elder]: { minH: "tap" },
    [forced]: { "&:not([aria-current])": { borderColor: "Canvas" } },
  },
});

/** `label` names the bar; `currentAs` is "page" for addresses, "true" for places on one page. */
export function TabLinks({
  label,
  items,
  currentAs = "page",
}: {
  label: string;
  items: readonly TabLink[];
  currentAs?: "page" | "true";
}) {
  return (
    <nav aria-label={label}>
      <chakra.ul
        display="flex"
        flexWrap="wrap"
        justifyContent={{ base: "space-between", md: "flex-start" }}
        columnGap={{ base: "2", md: "8" }}
        borderBottomWidth="1px"
        borderColor="border.subtle"
      >
        {items.map(({ key, to, words, icon, current }) => (
          <li key={key}>
            <Tab to={to} aria-current={current ? currentAs : undefined}>
              {icon && <Icon name={icon} size={20} />}
              {words}
            </Tab>
          </li>
        ))}
      </chakra.ul>
    </nav>
  );
}
