// What the command says.

export const texts = {
  usage: [
    "用法：",
    "  one-thing-engine check <一件事.json> <表单.json> <答案.json> [--catalogue 目录.json] [--today yyyy-MM-dd] [--json]",
    "    按答案判断：办理哪些事项、哪里要改、下一步到哪里。",
    "  one-thing-engine compile <一件事.json> <表单.json> --out <模块.js> [--catalogue 目录.json]",
    "  one-thing-engine compile <JSON Schema.json> --out <模块.js>",
    "    写成网页可以直接引用的模块（definition、checks，普通 JSON Schema 还有 schema）及其类型，运行时不再生成代码。",
    "",
    "表单引用的公共字段从表单旁边的 shared 文件夹读取。",
    "退出码：0 可以提交，或已写好；1 还有要改的；2 命令或文件有误。",
  ].join("\n"),
  unreadable: (file: string, why: string) => `读不了 ${file}：${why}。`,
  unwritable: (file: string, why: string) => `写不了 ${file}：${why}。`,
  noModule: (found: string) => `--out 要写以 .js 结尾的文件名，现在是“${found}”。`,
  written: (name: string, file: string) => `${name} 已写入 ${file}。`,
  noJson: (file: string, why: string) => `${file} 不是正确的 JSON：${why}。`,
  noDay: (found: string) => `--today 要写成 yyyy-MM-dd，现在是“${found}”。`,
  problem: { error: "错误", warning: "提醒" },
  matters: "办理事项",
  matter: (name: string, department: string, because: string) => `${name}（${department}）：${because}`,
  none: "还没有要办理的事项",
  problems: "要改的地方",
  next: "下一步",
  ready: "可以提交",
};
