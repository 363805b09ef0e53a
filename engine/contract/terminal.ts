// Nothing goes in; as what this portal makes itself known to the gateway comes out (Spec 6, 7, 9).

/** The terminal that notices and licences are asked for, and where a declaration comes from. */
export const terminal = "pc";

/** The same where the lists of subjects are asked. */
export const plat = "PC";
