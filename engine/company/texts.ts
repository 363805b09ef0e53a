// The Chinese texts about companies.

/** Shown beside the field when creditCodeCheckOk is false; the form can still be submitted. */
export const creditCodeCheckWarning = "统一社会信用代码校验位不符，请核对";
