// Loads a part of the portal when it is first needed.

/** Makes it at the first call and keeps it; what could not be loaded is tried again at the next. */
export function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make().catch((thrown) => {
      made = undefined;
      throw thrown;
    });
    return made;
  };
}
