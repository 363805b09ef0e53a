// Wakes only those who follow a topic, so that a change of one field draws that field alone.

export interface Subscribers {
  /** `topic` absent: everything that has no topic of its own. Returns how to stop. */
  add(listener: () => void, topic?: string): () => void;
  notify(topic?: string): void;
}

export function createSubscribers(): Subscribers {
  const byTopic = new Map<string, Set<() => void>>();
  return {
    add(listener, topic = "") {
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
