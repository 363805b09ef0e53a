// The navigation line under the header: the portal's four places, the hotline and help.
import { part } from "../look/part.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { Link } from "../router.tsx";
import { frameTexts } from "../texts/frame.ts";
import { Container } from "./container.tsx";
import { HelpLine } from "./help-line.tsx";
import styles from "./main-nav.styles.ts";

export type NavPlace = keyof typeof frameTexts.nav;

const order: readonly NavPlace[] = ["home", "personal", "enterprise", "mine"];

// On a phone the places and help share the line evenly.
const Row = part(Container, styles.row);
const Place = part(Link, styles.place);
// It comes later than the line, and moves nothing.
const Badge = part("span", styles.badge);
// A narrow line has no room for the number, which is in the footer too.
const Help = part("div", styles.help);

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
    <nav className={styles.root} aria-label={frameTexts.mainNav}>
      <Row>
        <ul className={styles.list}>
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
        </ul>
        {help && (
          <Help>
            <HelpLine hotline={hotline} help={help.to} current={help.current} />
          </Help>
        )}
      </Row>
    </nav>
  );
}
