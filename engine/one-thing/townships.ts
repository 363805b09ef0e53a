// The townships of a one-thing as the gateway has them.

/** Spec 3, projectAreaMap: the gateway decides which of the one-thing's own areas exist and what they are called. Area id → name. */
export function townshipNames(
  own: Readonly<Record<string, string>>,
  projectArea: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.keys(own).flatMap((area) => (projectArea[area] === undefined ? [] : [[area, projectArea[area]]])),
  );
}
