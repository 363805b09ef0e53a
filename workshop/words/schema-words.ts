// Reads the words of one kind of file from its schema, in the order in which people read such a file.

export interface Schema {
  title?: string;
  description?: string;
  examples?: unknown[];
  enum?: unknown[];
  enumDescriptions?: string[];
  const?: unknown;
  default?: unknown;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  then?: Schema;
  else?: Schema;
  $ref?: string;
  $defs?: Record<string, Schema>;
  /** Words of a shared definition. */
  shape?: { title: string; description: string };
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
}

/** One heading: a definition with words of its own, or the file itself. */
export interface Part {
  /** Name of the definition; empty for the file. */
  name: string;
  schema: Schema;
  /** Where it may appear: `rules.<英文名>.when`. */
  places: string[];
}

export const refName = ({ $ref }: Schema): string | undefined => /^#\/\$defs\/(.+)$/.exec($ref ?? "")?.[1];

/** True for a definition with a heading of its own, because it has words below it, a list of values, or several ways to write it. */
export const hasHeading = (schema: Schema): boolean =>
  schema.properties !== undefined || schema.enum !== undefined || schema.then !== undefined;

/** The shared definition, with the words of the place that uses it on top. */
export function withBorrowed(root: Schema, schema: Schema): Schema {
  const borrowed = defOf(root, schema);
  return borrowed ? { ...borrowed, ...schema } : schema;
}

export function defOf(root: Schema, schema: Schema): Schema | undefined {
  const name = refName(schema);
  return name === undefined ? undefined : root.$defs?.[name];
}

/** The file first, then each definition with a heading where it first appears. */
export function partsOf(root: Schema): Part[] {
  const parts = new Map<string, Part>();
  const open: string[] = [];
  const meet = (name: string, schema: Schema, place: string): void => {
    // A condition within a condition appears in the same place.
    if (open.includes(name)) return;
    const known = parts.get(name);
    if (known) {
      if (place !== "" && !known.places.includes(place)) known.places.push(place);
      return;
    }
    parts.set(name, { name, schema, places: place === "" ? [] : [place] });
    open.push(name);
    below(schema, place);
    open.pop();
  };
  const visit = (schema: Schema, place: string): void => {
    const name = refName(schema);
    const borrowed = defOf(root, schema);
    if (name !== undefined && borrowed && hasHeading(borrowed)) meet(name, borrowed, place);
    else if (borrowed) visit(borrowed, place);
    below(schema, place);
  };
  const below = (schema: Schema, place: string): void => {
    const { additionalProperties: each, items } = schema;
    for (const [key, part] of Object.entries(schema.properties ?? {})) visit(part, joined(place, key));
    if (typeof each === "object") visit(each, joined(place, "<英文名>"));
    if (items) visit(items, `${place}[]`);
    for (const way of [schema.else, schema.then]) if (way) visit(way, place);
  };
  meet("", root, "");
  return [...parts.values()];
}

const joined = (place: string, key: string): string => (place === "" ? key : `${place}.${key}`);
