// The banner of the home page with the two ways to begin.
import { Container } from "../../frame/container.tsx";
import { PageTitle } from "../../frame/page-title.tsx";
import { part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Actions } from "../../look/parts/layout.tsx";
import { Muted } from "../../look/parts/text.tsx";
import picture from "../../look/pictures/banner.svg?no-inline";
import { SvgFile } from "../../look/pictures/svg-file.tsx";
import { usePortal } from "../../portal.ts";
import { Link } from "../../router.tsx";
import { homeTexts as texts } from "../../texts/home.ts";
import { useTakeFocus } from "../page-entry.ts";
import { places } from "../parts/places.ts";
import styles from "./banner.styles.ts";

const Row = part(Container, styles.row);
const Picture = part("div", styles.picture);

/** A company that logged in is led to what companies handle. */
const orders = { person: ["personal", "enterprise"], company: ["enterprise", "personal"] } as const;

export function Banner() {
  const legal = usePortal(({ user }) => user?.userType === "enterprise");
  return (
    <div className={styles.root}>
      <Row>
        <div>
          <PageTitle takeFocus={useTakeFocus()}>{texts.headline}</PageTitle>
          <Muted className={styles.lead}>{texts.lead}</Muted>
          <Actions>
            {orders[legal ? "company" : "person"].map((kind, place) => (
              <Button key={kind} size="lg" variant={place === 0 ? "primary" : "secondary"} asChild>
                <Link to={places.nav[kind]}>{texts[kind]}</Link>
              </Button>
            ))}
          </Actions>
        </div>
        <Picture>
          <SvgFile file={picture} width={640} height={360} />
        </Picture>
      </Row>
    </div>
  );
}
