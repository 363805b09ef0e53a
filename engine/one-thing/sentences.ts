// Takes names and answers; gives the Chinese words in which choosing matters and conditions are explained to a citizen.

export const matterWords = {
  always: "必办事项",
  because: (reason: string) => `因为${reason}`,
  /** A bare 是 says nothing without its question. */
  chosen: (question: string, option: string) =>
    option.length > 2 ? `选择了“${option}”` : `在“${question}”中选择了“${option}”`,
};

export const reasonWords = {
  chose: (title: string, option: string) => `您在“${title}”中选择了“${option}”`,
  wrote: (title: string, text: string) => `“${title}”为${/^[\d-]/.test(text) ? ` ${text}` : `“${text}”`}`,
  filled: (title: string) => `您填写了“${title}”`,
  missing: (title: string) => `“${title}”还没有填写`,
  rows: (title: string) => `您填写的各项“${title}”`,
  township: (name: string) => `您选择的乡镇是“${name}”`,
  noTownship: "还没有选择乡镇",
  matter: (name: string) => `您办理“${name}”`,
  /** Of more than three the first two are named: a reason is read in passing. */
  wanted(names: readonly string[]) {
    const named = names.slice(0, names.length > 3 ? 2 : 3).map((name) => `“${name}”`);
    return `要办理${named.join("、")}${names.length > 3 ? `等 ${names.length} 个事项` : ""}`;
  },
  required: (because: string) => `必填，${because}`,
  noMatter: (names: readonly string[]) => `您没有办理${names.map((name) => `“${name}”`).join("、")}`,
  and: "，",
  besides: "；",
};

/** 9999-12-31 in a date field: an identity paper without end. */
export const forEver = "长期";
