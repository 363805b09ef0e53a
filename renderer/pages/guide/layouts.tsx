// The layouts of a guide's head; a theme chooses one by name.
import type { ComponentType, ReactNode } from "react";
import type { GuideLayout } from "../../../engine/index.ts";
import { Container } from "../../frame/container.tsx";
import { part } from "../../look/part.tsx";
import styles from "./layouts.styles.ts";

export interface HeadParts {
  trail: ReactNode;
  words: ReactNode;
  picture: ReactNode;
}

export interface GuideLayoutEntry {
  view: ComponentType<HeadParts>;
  /** Whether the counts, when they come first, rise into the head. */
  lifts: boolean;
}

const BandRow = part(Container, styles.bandRow);

function BandHead({ trail, words, picture }: HeadParts) {
  return (
    <div className={styles.band}>
      <BandRow>
        <div className={styles.bandWords}>
          {trail}
          {words}
        </div>
        <div className={styles.bandPicture}>{picture}</div>
      </BandRow>
    </div>
  );
}

const CardRow = part("div", styles.cardRow);

function CardHead({ trail, words, picture }: HeadParts) {
  return (
    <Container>
      {trail}
      <CardRow>
        <div className={styles.cardPicture}>{picture}</div>
        <div className={styles.cardWords}>{words}</div>
      </CardRow>
    </Container>
  );
}

export const guideLayouts = {
  band: { view: BandHead, lifts: true },
  card: { view: CardHead, lifts: false },
} satisfies Record<GuideLayout, GuideLayoutEntry>;
