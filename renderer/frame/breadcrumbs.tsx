// The trail of links to the current page; 长辈版 has none.
import { Icon } from "../look/icons.tsx";
import { part } from "../look/part.tsx";
import { Row } from "../look/parts/layout.tsx";
import { Link } from "../router.tsx";
import { frameTexts } from "../texts/frame.ts";
import styles from "./breadcrumbs.styles.ts";

export interface Crumb {
  words: string;
  to?: string;
}

const Nav = part("nav", styles.nav);
const Anchor = part(Link, styles.anchor);

export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <Nav aria-label={frameTexts.breadcrumbs}>
      <Row as="ol" className={styles.trail}>
        {trail.map(({ words, to }, place) => (
          <li key={words} className={styles.crumb}>
            {place > 0 && <Icon name="chevron-right" size={16} />}
            {to ? <Anchor to={to}>{words}</Anchor> : <span aria-current="page">{words}</span>}
          </li>
        ))}
      </Row>
    </Nav>
  );
}
