// Takes names and limits; gives the Chinese notes of a guide.

export const guideWords = {
  orElse: "取不到电子证照时上传",
  optional: "可以不交",
  forMatters: (names: readonly string[]) => `办理${names.map((name) => `“${name}”`).join("、")}时需要`,
  conditional: "按填写情况需要",
  files: (types: readonly string[]) => `${types.join("、").toUpperCase()} 文件`,
  maxMB: (limit: number) => `每个不超过 ${limit} MB`,
  and: "；",
};
