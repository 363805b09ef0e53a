// Names the parameters of the address that a login returns to.

/** Of the return address: a secret that only this browser's cookie matches. */
export const stateParameter = "loginState";

/** Of the return address: why the login did not come to its end. */
export const loginFailure = "loginFailed";

/** `away`: the platform gave no answer; `refused`: it said no; `cancelled`: the person did. */
export const loginFailures = ["away", "refused", "cancelled"] as const;
export type LoginFailure = (typeof loginFailures)[number];
