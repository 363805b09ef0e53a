// The card with the outcome of a signing and what can be done next.
import type { ReactNode } from "react";
import { Container } from "../../frame/container.tsx";
import { PageTitle } from "../../frame/page-title.tsx";
import { Icon, type IconName } from "../../look/icons.tsx";
import { classes, part } from "../../look/part.tsx";
import { Card } from "../../look/parts/card.tsx";
import { Disc } from "../../look/parts/icon-tile.tsx";
import { SkeletonRows } from "../../look/parts/skeleton-rows.tsx";
import { Muted } from "../../look/parts/text.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { pageTexts } from "../../texts/pages.ts";
import { signatureTexts } from "../../texts/sign.ts";
import { useTitle } from "../page-entry.ts";
import styles from "./result.styles.ts";

type Tone = "success" | "warning" | "danger" | "info";

const Sheet = part(Card, styles.sheet);
const Details = part("div", styles.details);
const Actions = part("div", styles.actions);

export interface ResultLook {
  tone: Tone;
  icon: IconName;
}

export function Asking({ words = signatureTexts.asking }: { words?: string }) {
  return (
    <Container className={styles.asking}>
      <VisuallyHidden as="h1">{words}</VisuallyHidden>
      <SkeletonRows rows={3} />
    </Container>
  );
}

/** The person comes from another site, so the outcome takes the focus. */
export function Result({
  look,
  heading,
  title = pageTexts.title.outcome(heading),
  words: sentence,
  details,
  action,
}: {
  look: ResultLook;
  heading: string;
  /** Of the window; by default it says what the heading does. */
  title?: string;
  words: string;
  details?: ReactNode;
  action?: ReactNode;
}) {
  useTitle(title);
  return (
    <Container className={styles.root}>
      <Sheet>
        <Disc className={classes(styles.sign, styles[look.tone])}>
          <Icon name={look.icon} size={32} />
        </Disc>
        <PageTitle takeFocus focusKey={heading}>
          {heading}
        </PageTitle>
        <Muted className={styles.words}>{sentence}</Muted>
        {details && <Details>{details}</Details>}
        {action && <Actions>{action}</Actions>}
      </Sheet>
    </Container>
  );
}
