// The mark and name of the platform, linked to the home page.
import { part } from "../look/part.tsx";
import logoMark from "../look/pictures/logo-mark.svg";
import { Link } from "../router.tsx";
import { frameTexts } from "../texts/frame.ts";
import styles from "./logo-link.styles.ts";

const Anchor = part(Link, styles.anchor);
const Name = part("b", styles.name);

export function LogoLink({ cityName, home }: { cityName: string; home: string }) {
  return (
    <Anchor to={home}>
      <img src={logoMark} alt="" />
      <span>
        <Name>{frameTexts.platform(cityName)}</Name>
        <span className={styles.city}>{frameTexts.owner(cityName)}</span>
      </span>
    </Anchor>
  );
}
