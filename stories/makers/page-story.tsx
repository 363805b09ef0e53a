// Makes the story of the page that a citizen gets at an address.
import type { StoryObj } from "@storybook/react-vite";
import { type MockUp, mockUpOf } from "./mock-ups.ts";
import { type Prepared, prepare, type World } from "./prepared.ts";
import { settled } from "./settled.ts";
import { Visit } from "./visit.tsx";

export type PageStory = Omit<StoryObj, "name">;

export interface PageWish extends World {
  /** An address other than the step's usual one. */
  address?: string;
  /** What the look draws of it, if not the page at its address. */
  mockUp?: MockUp;
  /** Something on the page never loads. */
  waiting?: boolean;
  /** Runs before the page is shown. */
  before?: (prepared: Prepared) => Promise<void> | void;
  /** Runs once the page is shown. */
  after?: (prepared: Prepared) => Promise<void> | void;
}

const preparedOf = (loaded: Record<string, unknown>) => loaded.prepared as Prepared;

export function pageStory(path: string, wish: PageWish = {}): PageStory {
  const { waiting, before, after, address: _address, mockUp = mockUpOf(path), ...world } = wish;
  return {
    parameters: { mockUp },
    loaders: [
      async () => {
        const prepared = await prepare(world);
        await before?.(prepared);
        return { prepared };
      },
    ],
    render: (_args, { loaded }) => <Visit prepared={preparedOf(loaded)} path={path} />,
    play: async ({ loaded }) => {
      await settled({ waiting });
      if (!after) return;
      await after(preparedOf(loaded));
      await settled({ waiting });
    },
  };
}

/** The page of a one-thing's guide. */
export function guideStory(code: string, wish: PageWish = {}): PageStory {
  return pageStory(`/guide/${code}`, { person: "visitor", ...wish });
}

const phoneParameters = { viewport: { value: "phone", isRotated: false } };

/** The same story on a phone, 390 pixels wide. */
export function onPhone(story: PageStory): PageStory {
  return { ...story, globals: { ...story.globals, ...phoneParameters } };
}

/** The same story on a phone that lies on its side. */
export function onLyingPhone(story: PageStory): PageStory {
  return { ...story, globals: { ...story.globals, viewport: { value: "lyingPhone", isRotated: false } } };
}

/** The same story in 长辈版. */
export function forElders(story: PageStory): PageStory {
  return { ...story, parameters: { ...story.parameters, elder: true } };
}
