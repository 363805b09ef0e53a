// Notifies only the listeners of one topic, so that a change of one field redraws that field alone.

export function createSubscribers() {
  const byTopic = new Map<string, Set<() => void>>();
  return {
    /** Without a `topic`: everything that has no topic of its own. Returns a function that unsubscribes. */
    add(listener: () => void, topic = "") {
      const set = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
      };
    },
    notify(topic = "") {
      for (const listener of [...(byTopic.get(topic) ?? [])]) listener();
    },
  };
}
