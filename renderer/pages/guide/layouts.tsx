// In: the words and the picture of a guide's head. Out: the registry of layouts that a theme chooses from by a word.
import { chakra } from "@chakra-ui/react";
import type { ComponentType, ReactNode } from "react";
import type { GuideLayout } from "../../../engine/index.ts";
import { Container } from "../../frame/container.tsx";

export interface HeadParts {
  trail: ReactNode;
  words: ReactNode;
  picture: ReactNode;
}

export interface GuideLayoutEntry {
  view: ComponentType<HeadParts>;
  /** The counts, where they come first, rise into the head. */
  lifts: boolean;
}

const Band = chakra("div", {
  base: { overflow: "hidden", bg: "theme.subtle", borderBottomWidth: "1px", borderColor: "theme.border" },
});
const BandRow = chakra(Container, {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "minmax(0,1fr) 280px", lg: "minmax(0,1fr) 440px" },
    alignItems: "end",
    gap: { base: "0", md: "8" },
    pt: { base: "2", md: "4" },
    "[data-mode=elder] &": { pt: "8" },
  },
});
const BandWords = chakra("div", { base: { pb: { base: "4", md: "16" } } });
const BandPicture = chakra("div", {
  base: {
    w: { base: "300px", md: "auto" },
    maxW: "full",
    mx: { base: "auto", md: "0" },
    mb: { base: "5", md: "9" },
  },
});

function BandHead({ trail, words, picture }: HeadParts) {
  return (
    <Band>
      <BandRow>
        <BandWords>
          {trail}
          {words}
        </BandWords>
        <BandPicture>{picture}</BandPicture>
      </BandRow>
    </Band>
  );
}

const CardRow = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "260px minmax(0,1fr)", lg: "400px minmax(0,1fr)" },
    alignItems: "center",
    gap: { base: "2", md: "8" },
    mt: "2",
    mb: "6",
    px: { base: "4", md: "8" },
    pt: { base: "5", md: "6" },
    borderWidth: "1px",
    borderColor: "theme.border",
    borderRadius: "xl",
    bg: "theme.subtle",
  },
});
const CardPicture = chakra("div", {
  base: {
    order: { base: "1", md: "0" },
    alignSelf: "end",
    w: { base: "300px", md: "auto" },
    maxW: "full",
    mx: { base: "auto", md: "0" },
  },
});
const CardWords = chakra("div", { base: { pb: { base: "0", md: "6" } } });

function CardHead({ trail, words, picture }: HeadParts) {
  return (
    <Container>
      {trail}
      <CardRow>
        <CardPicture>{picture}</CardPicture>
        <CardWords>{words}</CardWords>
      </CardRow>
    </Container>
  );
}

export const guideLayouts = {
  band: { view: BandHead, lifts: true },
  card: { view: CardHead, lifts: false },
} satisfies Record<GuideLayout, GuideLayoutEntry>;
