// Keeps what follows from content and date alone, so that it is worked out once a day.

/** `name` → what its work gave first on that day. Other content needs another one. */
export function onceADay(today: () => string) {
  const kept = new Map<string, unknown>();
  let day = "";
  return <Answer>(name: string, work: () => Answer): Answer => {
    const now = today();
    if (day !== now) kept.clear();
    day = now;
    if (!kept.has(name)) kept.set(name, work());
    return kept.get(name) as Answer;
  };
}
