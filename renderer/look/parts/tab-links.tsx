// A bar of links that divide one subject; links, not tabs, because each has an address.
import { Link } from "../../router.tsx";
import { Icon, type IconName } from "../icons.tsx";
import { part } from "../part.tsx";
import styles from "./tab-links.styles.ts";

export interface TabLink {
  key: string;
  to: string;
  words: string;
  icon?: IconName;
  current?: boolean;
}

const Tab = part(Link, styles.tab);

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
      <ul className={styles.list}>
        {items.map(({ key, to, words, icon, current }) => (
          <li key={key}>
            <Tab to={to} aria-current={current ? currentAs : undefined}>
              {icon && <Icon name={icon} size={20} />}
              {words}
            </Tab>
          </li>
        ))}
      </ul>
    </nav>
  );
}
