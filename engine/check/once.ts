// Works something out once for each object, for as long as the object lives.

/** For objects that never change: `make` runs at the first call with a key, and all later ones get what it made. */
export function once<Key extends object, Made extends object>(make: (key: Key) => Made): (key: Key) => Made {
  const all = new WeakMap<Key, Made>();
  return (key) => {
    const made = all.get(key) ?? make(key);
    all.set(key, made);
    return made;
  };
}
