// The parts of a compiled machine that are read to draw it and to say why it went where.

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

/** A transition as it is written. */
export interface Way {
  eventType: string;
  source: MachineNode;
  target?: readonly MachineNode[];
  guard?: unknown;
}

/** Of a named condition its name with what it was given, of one without a name the empty text. */
export function guardName(guard: unknown): string {
  if (typeof guard === "string") return guard;
  if (typeof guard === "function") return guard.name === "guard" ? "" : guard.name;
  const { type = "", params } = (guard ?? {}) as { type?: string; params?: { step?: string } };
  return params?.step === undefined ? type : `${type}(${params.step})`;
}

/** Every way that is written at a state: for an event, or at once. */
export function waysOf({ transitions, always = [] }: MachineNode): Way[] {
  return [...[...transitions.values()].flat(), ...always];
}

/** `one-form.editing` of a snapshot's value `{ "one-form": "editing" }`. */
export function pathOfValue(value: unknown): string {
  if (typeof value === "string") return value;
  const [[key, below] = ["", ""]] = Object.entries((value ?? {}) as Record<string, unknown>);
  return `${key}.${pathOfValue(below)}`;
}
