// The card with the outcome of a signing and what can be done next.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Container } from "../../frame/container.tsx";
import { PageTitle } from "../../frame/page-title.tsx";
import { Icon, type IconName } from "../../look/icons.tsx";
import { Card } from "../../look/parts/card.tsx";
import { Disc } from "../../look/parts/icon-tile.tsx";
import { SkeletonRows } from "../../look/parts/skeleton-rows.tsx";
import { Muted } from "../../look/parts/text.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { pageTexts } from "../../texts/pages.ts";
import { signatureTexts } from "../../texts/sign.ts";
import { useTitle } from "../page-entry.ts";

type Tone = "success" | "warning" | "danger" | "info";

const Sheet = chakra(Card, {
  base: {
    display: "grid",
    justifyItems: "center",
    gap: "4",
    maxW: "44rem",
    mx: "auto",
    px: { base: "5", md: "10" },
    py: { base: "10", md: "14" },
    textAlign: "center",
  },
});
const Details = chakra("div", {
  base: { w: "full", maxW: "26rem", py: "4", borderBlockWidth: "1px", borderColor: "border.subtle" },
});
const Actions = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: "3",
    mt: "2",
    w: { base: "full", md: "auto" },
    "& > *": { flex: { base: "1 1 100%", md: "none" } },
  },
});

export interface ResultLook {
  tone: Tone;
  icon: IconName;
}

export function Asking({ words = signatureTexts.asking }: { words?: string }) {
  return (
    <Container py="10">
      <VisuallyHidden as="h1">{words}</VisuallyHidden>
      <SkeletonRows rows={3} />
    </Container>
  );
}

const groundOf = (tone: Tone) =>
  tone === "success"
    ? { bg: "success.solid", color: "white" }
    : { bg: `${tone}.subtle`, color: `${tone}.solid` };

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
    <Container py={{ base: "6", md: "14" }}>
      <Sheet>
        <Disc w="16" h="16" {...groundOf(look.tone)}>
          <Icon name={look.icon} size={32} />
        </Disc>
        <PageTitle takeFocus focusKey={heading}>
          {heading}
        </PageTitle>
        <Muted maxW="34rem">{sentence}</Muted>
        {details && <Details>{details}</Details>}
        {action && <Actions>{action}</Actions>}
      </Sheet>
    </Container>
  );
}
