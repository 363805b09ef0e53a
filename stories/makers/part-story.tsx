// Makes the story of one part of the portal with its props, on a page's background, without any portal behind it.
import type { ReactNode } from "react";
import { part } from "../../renderer/look/part.tsx";
import { MemoryRouter } from "./memory-router.tsx";
import type { PageStory } from "./page-story.tsx";
import styles from "./part-story.styles.ts";
import { settled } from "./settled.ts";

const Ground = part("div", styles.ground);

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
        <Ground data-story="" className={bare ? styles.bare : undefined}>
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
