// Lets a page wait for the definition of a one-thing; each is loaded once a visit.
import { createContext, type ReactNode, use, useContext } from "react";
import type { LoadedDefinition, PortalPorts } from "../../engine/portal/index.ts";

export interface Definitions extends Pick<PortalPorts, "loadDefinition" | "definitionCodes"> {
  /** Code of the one-thing at the address of the judicial auction (Spec 2). */
  auctionCode?: string | undefined;
}

const Context = createContext<Definitions | null>(null);

export function DefinitionsProvider({
  definitions,
  children,
}: {
  definitions: Definitions;
  children: ReactNode;
}) {
  return <Context value={definitions}>{children}</Context>;
}

/** Caches what is loaded, so that every caller of a code gets the same promise; after a failure the next call tries again. */
export function keptDefinitions({ loadDefinition, ...others }: Definitions): Definitions {
  const kept = new Map<string, Promise<LoadedDefinition>>();
  return {
    ...others,
    loadDefinition: (code) => {
      const found = kept.get(code);
      if (found) return found;
      const loading = loadDefinition(code);
      kept.set(code, loading);
      loading.then(
        // `use` reads it at once then, so that a page that was rendered before needs no placeholder.
        (value) => Object.assign(loading, { status: "fulfilled", value }),
        () => kept.delete(code),
      );
      return loading;
    },
  };
}

/** Suspends until it is loaded; undefined for a code without a definition. Throws when the chunk cannot be loaded. */
export function useDefinition(code: string): LoadedDefinition | undefined {
  const definitions = useContext(Context);
  if (!definitions?.definitionCodes.includes(code)) return undefined;
  return use(definitions.loadDefinition(code));
}

/** Undefined when the catalogue names none. */
export const useAuctionCode = (): string | undefined => useContext(Context)?.auctionCode;
