// The Chinese texts that say what a needed thing depends on.

const someOf = (titles: readonly string[]): string =>
  `${titles
    .slice(0, 2)
    .map((title) => `“${title}”`)
    .join("、")}${titles.length > 2 ? "等" : ""}`;

export const neededWords = {
  answers: (questions: readonly string[]) => `是否需要，看您在${someOf(questions)}中的选择`,
  form: (fields: readonly string[]) =>
    fields.length > 0 ? `视填写内容而定：${someOf(fields)}` : "视填写内容而定",
  township: "所属乡镇",
};
