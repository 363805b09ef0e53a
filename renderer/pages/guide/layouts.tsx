// The layouts of a guide's head; a theme chooses one by name.
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
  /** Whether the counts, when they come first, rise into the head. */
  lifts: boolean;
}

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

function BandHead({ trail, words, picture }: HeadParts) {
  return (
    <chakra.div overflow="hidden" bg="theme.subtle" borderBottomWidth="1px" borderColor="theme.border">
      <BandRow>
        <chakra.div pb={{ base: "4", md: "16" }}>
          {trail}
          {words}
        </chakra.div>
        <chakra.div
          w={{ base: "300px", md: "auto" }}
          maxW="full"
          mx={{ base: "auto", md: "0" }}
          mb={{ base: "5", md: "9" }}
        >
          {picture}
        </chakra.div>
      </BandRow>
    </chakra.div>
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

function CardHead({ trail, words, picture }: HeadParts) {
  return (
    <Container>
      {trail}
      <CardRow>
        <chakra.div
          order={{ base: "1", md: "0" }}
          alignSelf="end"
          w={{ base: "300px", md: "auto" }}
          maxW="full"
          mx={{ base: "auto", md: "0" }}
        >
          {picture}
        </chakra.div>
        <chakra.div pb={{ base: "0", md: "6" }}>{words}</chakra.div>
      </CardRow>
    </Container>
  );
}

export const guideLayouts = {
  band: { view: BandHead, lifts: true },
  card: { view: CardHead, lifts: false },
} satisfies Record<GuideLayout, GuideLayoutEntry>;
