// The Chinese texts of `npm run new`.

export const texts = {
  usage:
    "用法：npm run new -- <代码> [--name 名称] [--kind personal|enterprise]，例如 npm run new -- parking --name 停车位申请一件事。",
  unknownOption: (option: string) => `不认识选项 ${option}。`,
  noContent: (folder: string) => `${folder} 里没有 flows 和 schemas 两个文件夹。`,
  unsafeCode: (code: string) =>
    `代码 “${code}” 不能用。代码是文件名，也是网址的一部分：英文字母开头，只用字母和数字，最多 40 个字符。`,
  reservedCode: (code: string) => `代码 “${code}” 是系统保留的，请换一个。`,
  takenCode: (code: string, file: string) =>
    `代码 “${code}” 已经有了：${file}。请换一个代码，或直接修改这个文件。`,
  unknownKind: (kind: string, kinds: readonly string[]) =>
    `没有类别 “${kind}”。可以写：${kinds.join("、")}（personal 个人，enterprise 企业）。`,
  brokenCatalogue: "flows/catalogue.json 有错误，请先运行 npm run check 并改正。",
  noSubject: (kind: string) => `flows/catalogue.json 中没有 ${kind} 类的主题，请先加一个。`,
  notWritten: "没有写文件：",
  written: ({ code, id, name, subject, files }: Written) =>
    [
      `已写好 “${name}”（代码 ${code}，编号 ${id}，主题 ${subject}）：`,
      ...files.map(({ path, what }) => `  ${path}  ${what}`),
      "",
      "接下来：",
      `  1. 运行 npm run dev，打开 /guide/${code}，保存文件页面就会更新`,
      "  2. 在编辑器里改这两个文件：第一行的 $schema 会提示每个词怎么写",
      "  3. 运行 npm run check 检查；npm run stories 看每个步骤的样子",
      "第一次做？docs/service-designers.md 带您从头做完一件事，docs/words.md 解释每一个词。",
    ].join("\n"),
  oneThingFile: "步骤、问题、事项、材料和指南",
  formFile: "一表申请的分区和字段",
  otherList: "已加到首页“其他服务”清单（QT）的末尾",
  companyList: "已加到首页“企业服务”清单（QY）最后一组的末尾",
  /** The first group of a list of company services without any. */
  companyGroup: "企业服务",
} as const;

export interface Written {
  code: string;
  id: string;
  name: string;
  subject: string;
  /** Paths relative to the folder that was written to. */
  files: { path: string; what: string }[];
}
