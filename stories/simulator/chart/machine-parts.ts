// Reads from a compiled machine what is needed to draw it and to explain its transitions.

export interface MachineNode {
  id: string;
  key: string;
  path: readonly string[];
  type: string;
  tags: readonly string[];
  states: Readonly<Record<string, MachineNode>>;
  transitions: ReadonlyMap<string, readonly Way[]>;
  always?: readonly Way[];
}

/** A transition as written in the machine. */
export interface Way {
  eventType: string;
  source: MachineNode;
  target?: readonly MachineNode[];
  guard?: unknown;
}

/** The name of a condition with its parameters, or an empty text when it has no name. */
export function guardName(guard: unknown): string {
  if (typeof guard === "string") return guard;
  if (typeof guard === "function") return guard.name === "guard" ? "" : guard.name;
  const { type = "", params } = (guard ?? {}) as { type?: string; params?: { step?: string } };
  return params?.step === undefined ? type : `${type}(${params.step})`;
}

/** All transitions of a state, with and without an event. */
export function waysOf({ transitions, always = [] }: MachineNode): Way[] {
  return [...[...transitions.values()].flat(), ...always];
}

/** `one-form.editing` for a snapshot's value `{ "one-form": "editing" }`. */
export function pathOfValue(value: unknown): string {
  if (typeof value === "string") return value;
  const [[key, below] = ["", ""]] = Object.entries((value ?? {}) as Record<string, unknown>);
  return `${key}.${pathOfValue(below)}`;
}
