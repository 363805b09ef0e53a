// How this portal names itself to the gateway (Spec 6, 7, 9).

/** The terminal that notices and licences are asked for, and where a declaration comes from. */
export const terminal = "pc";

/** The same where the lists of subjects are asked. */
export const plat = "PC";
