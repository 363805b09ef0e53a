// A life as a table: from each status, the events that lead on, who makes them, and what they need.

/** Who makes a transition; `day`: it comes by itself once its day has passed. */
export type Actor = "citizen" | "department" | "company" | "day";

export interface Transition<Status, Guard extends string = never> {
  by: Actor;
  to: Status;
  /** What must hold. Of several transitions for one event, the first whose guard holds is taken. */
  when?: Guard;
  /** What whoever makes it must give. */
  needs?: "reason" | "files" | "files-or-note";
  /** Working days that the citizen then has, unless the department names a day. */
  days?: number;
}

export type Life<Status extends PropertyKey, Event extends string, Guard extends string = never> = Readonly<
  Record<
    Status,
    Readonly<Partial<Record<Event, Transition<Status, Guard> | readonly Transition<Status, Guard>[]>>>
  >
>;

/** All transitions that a status has for an event, in the order in which their guards are tried. */
export function transitionsFor<Status extends PropertyKey, Event extends string, Guard extends string>(
  life: Life<Status, Event, Guard>,
  from: Status,
  event: Event,
): readonly Transition<Status, Guard>[] {
  const ways = life[from][event];
  return ways === undefined ? [] : [ways].flat();
}

/** The transition that the event makes now; undefined when it is not allowed. */
export function transitionOf<Status extends PropertyKey, Event extends string, Guard extends string>(
  life: Life<Status, Event, Guard>,
  from: Status,
  event: Event,
  holds: (guard: Guard) => boolean,
): Transition<Status, Guard> | undefined {
  return transitionsFor(life, from, event).find(({ when }) => when === undefined || holds(when));
}

/** The events that a status knows, allowed or not. */
export const eventsAt = <Status extends PropertyKey, Event extends string, Guard extends string>(
  life: Life<Status, Event, Guard>,
  from: Status,
): Event[] => Object.keys(life[from]) as Event[];
