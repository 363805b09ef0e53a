// How much of a service list the home page shows (Spec 9).

/** Groups beside each other; one-things in each, and among the hot ones. */
export const homeList = { groups: 3, items: 6 } as const;
