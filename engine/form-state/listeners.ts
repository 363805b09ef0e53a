// In: listeners, each for one topic or for none. Out: a way to call those of a topic; a change of one field wakes only that field.

export interface Listeners {
  add(listener: () => void, topic?: string): () => void;
  call(topic?: string): void;
}

export function createListeners(): Listeners {
  const byTopic = new Map<string, Set<() => void>>();
  return {
    add(listener, topic = "") {
      const set = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
      };
    },
    call(topic = "") {
      for (const listener of [...(byTopic.get(topic) ?? [])]) listener();
    },
  };
}
