// How designers write of a list in Chinese: the button that adds a row, and its title.

/** Begins the label of the button; the noun follows it. */
export const addVerb = /^(新增|添加|增加)/;
/** Ends a title that means all rows together. */
export const allRows = /(信息|名单|列表)$/;
