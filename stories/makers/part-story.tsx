// Makes the story of one part of the portal with its props, on a page's background, without any portal behind it.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "./memory-router.tsx";
import type { PageStory } from "./page-story.tsx";
import { settled } from "./settled.ts";

const Ground = chakra("div", { base: { minH: "100vh", p: { base: "4", md: "8" } } });

export interface PartWish {
  /** Extends to the edges of the screen. */
  bare?: boolean;
  waiting?: boolean;
  /** What a citizen does with it. */
  after?: ((canvas: HTMLElement) => Promise<void>) | undefined;
}

export function partStory(draw: () => ReactNode, { bare, waiting, after }: PartWish = {}): PageStory {
  return {
    render: () => (
      <MemoryRouter>
        <Ground data-story="" p={bare ? "0" : undefined}>
          {draw()}
        </Ground>
      </MemoryRouter>
    ),
    play: async ({ canvasElement }) => {
      await settled({ waiting });
      if (!after) return;
      await after(canvasElement);
      await settled({ waiting });
    },
  };
}
