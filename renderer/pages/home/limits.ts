// How much of a service list the home page shows (Spec 9).

/** Groups side by side, and one-things in each group and among the hot ones. */
export const homeList = { groups: 3, items: 6 } as const;
