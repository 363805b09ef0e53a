// How long a login lasts, in milliseconds: the gateway ends it, and the portal warns before (WCAG 2.2.1).

/** Without use. */
export const idleTime = 2 * 3_600_000;
/** In any case. */
export const longestTime = 12 * 3_600_000;
/** The gateway records use at most this often, so that most reads write nothing: a login may end that much sooner. */
export const noteEvery = 5 * 60_000;
