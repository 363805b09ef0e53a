// How this portal names itself to the gateway (Spec 6, 7, 9).

/** Sent when asking for notices and licences, and as the origin of a declaration. */
export const terminal = "pc";

/** The same for the lists of subjects. */
export const plat = "PC";
