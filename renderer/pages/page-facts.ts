// What a page says of itself that is shown outside of it: its title, and its place in the header. Both stand in a document that was rendered before.
import { createContext, useContext } from "react";
import type { NavPlace } from "../frame/main-nav.tsx";

export interface PageFacts {
  title?: string | undefined;
  nav?: NavPlace | undefined;
}

export interface PageFactsKnown {
  /** Path and query of the page that the document was rendered for. */
  address: string;
  facts: PageFacts;
  /** In Node, where no effect runs, it is told while rendering. */
  told?(facts: PageFacts): void;
}

export const noFacts: PageFactsKnown = { address: "", facts: {} };
const Context = createContext(noFacts);

export const PageFactsProvider = Context.Provider;

export const useKnownFacts = (): PageFactsKnown => useContext(Context);

/** Tells what the page says, where nothing else could hear it. */
export function useTold(facts: PageFacts): void {
  useKnownFacts().told?.(facts);
}
