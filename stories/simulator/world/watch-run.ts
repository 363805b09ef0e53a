// Watches a started portal's machines: their current state, their past states, and their last transitions.
import type { DeclarationRef } from "../../../engine/index.ts";
import type { Prepared } from "../../makers/prepared.ts";
import { type Branch, watchBranches } from "../chart/branches.ts";
import { pathOfValue } from "../chart/machine-parts.ts";

export type DeclarationSnapshot = ReturnType<DeclarationRef["getSnapshot"]>;

export interface Watched {
  declaration: DeclarationRef | null;
  snapshot: DeclarationSnapshot | null;
  /** State of the declaration, `one-form.editing`; empty before there is one. */
  at: string;
  visited: ReadonlySet<string>;
  /** Newest first. */
  branches: readonly Branch[];
  /** State of the handling that leads to the declaration, and its past states. */
  handling: { at: string; through: readonly string[] };
}

export const nothingWatched: Watched = {
  declaration: null,
  snapshot: null,
  at: "",
  visited: new Set(),
  branches: [],
  handling: { at: "", through: [] },
};

const most = 30;

/** Calls `tell` with everything after each change. Returns a function that ends it. */
export function watchRun({ portal }: Prepared, tell: (watched: Watched) => void): () => void {
  let now = nothingWatched;
  let endDeclaration = () => {};
  const change = (part: Partial<Watched>) => {
    now = { ...now, ...part };
    tell(now);
  };
  const took = (branch: Branch) => change({ branches: [branch, ...now.branches].slice(0, most) });

  const watchDeclaration = (declaration: DeclarationRef | null) => {
    endDeclaration();
    change({ declaration, snapshot: null, at: "", visited: new Set() });
    if (!declaration) return;
    const look = (snapshot: DeclarationSnapshot) => {
      const at = pathOfValue(snapshot.value);
      change({ snapshot, at, visited: new Set([...now.visited, at]) });
    };
    // Some states are passed immediately and appear in no snapshot.
    const endBranches = watchBranches(declaration, (branch) => {
      if (branch.to !== "") now = { ...now, visited: new Set([...now.visited, branch.to]) };
      took(branch);
    });
    const watching = declaration.subscribe(look);
    endDeclaration = () => {
      endBranches();
      watching.unsubscribe();
    };
    look(declaration.getSnapshot());
  };

  const { handling } = portal;
  const endHandlingBranches = watchBranches(handling, (branch) => {
    took({ ...branch, from: `handling.${branch.from}`, to: branch.to && `handling.${branch.to}` });
    if (branch.to) change({ handling: { at: branch.to, through: [...now.handling.through, branch.to] } });
  });
  const watching = portal.actor.subscribe(({ context: { session } }) => {
    const declaration = session?.actor ?? null;
    if (declaration !== now.declaration) watchDeclaration(declaration);
  });
  change({ handling: { at: pathOfValue(handling.getSnapshot().value), through: [] } });
  watchDeclaration(portal.actor.getSnapshot().context.session?.actor ?? null);
  return () => {
    endHandlingBranches();
    watching.unsubscribe();
    endDeclaration();
  };
}
