// Names the parameter that binds the way back from a login to the browser that began it.

/** Of the return address: a secret that only this browser's cookie matches. */
export const stateParameter = "loginState";
