// The Chinese notes of a guide.

export const guideWords = {
  /** The title of a tip that has none (Spec 2). */
  tip: "提示",
  orElse: "取不到电子证照时上传",
  optional: "可以不交",
  forMatters: (names: readonly string[]) => {
    const [first, second] = names;
    const some =
      names.length > 2
        ? `“${first}”、“${second}”等 ${names.length} 个事项`
        : names.map((name) => `“${name}”`).join("、");
    return `办理${some}时需要`;
  },
  conditional: "按填写情况需要",
  /** `limit` in MB. */
  files: (types: readonly string[] = [], limit?: number) =>
    [types.join("、").toUpperCase(), limit === undefined ? "" : `每个不超过 ${limit} MB`]
      .filter(Boolean)
      .join("，") || undefined,
  and: "；",
};
