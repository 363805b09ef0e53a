// What a person states by signing. The gateway keeps the exact words that were agreed to.

export const signatureWords = {
  statement: "本人承诺：所填信息和提交的材料真实、有效，愿意承担虚假承诺的法律责任。",
} as const;
