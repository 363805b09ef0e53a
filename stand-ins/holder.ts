// Whose records the registers are asked for, and a licence as it travels.

export interface Holder {
  kind: "person" | "company";
  name: string;
  certificateNumber: string;
  mobile: string;
  company?: { name: string; creditCode: string };
}

export interface Licence {
  name: string;
  /** Masked. */
  numberText: string;
  issuer: string;
}
