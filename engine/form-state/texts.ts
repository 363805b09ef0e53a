// The Chinese words by which a row of a list is named.

export const rowTexts = {
  /** At the head of the button that adds a row; behind it stands the noun. */
  addVerb: /^(新增|添加|增加)/,
  place: (title: string, position: number) => `${title.replace(/(信息|名单|列表)$/, "")} ${position}`,
  unit: { person: "位", thing: "项" },
};
