// The Chinese words that name a row of a list.

export const rowTexts = {
  /** Begins the label of the button that adds a row; the noun follows it. */
  addVerb: /^(新增|添加|增加)/,
  place: (title: string, position: number) => `${title.replace(/(信息|名单|列表)$/, "")} ${position}`,
  unit: { person: "位", thing: "项" },
};
