// The Chinese texts of `npm run diff`.

import type { ChangeKind } from "../../engine/change/change.ts";

export const texts = {
  usage: [
    "用法：npm run diff -- <代码> [版本] [--json] [--folder 文件夹]",
    "　　　npm run diff -- --all [版本]",
    "版本：git 的任何写法，例如 HEAD~3、main、某次提交；不写是 HEAD（上一次提交）。",
    "--all：比较每一个一件事；有暂存件不能继续而没有写 migrations 时，以 1 结束。",
  ].join("\n"),
  unknownOption: (option: string) => `不认识选项 ${option}。`,
  noFolder: (folder: string) => `${folder} 里没有 flows 和 schemas 两个文件夹。`,
  "no-git": (folder: string) => `${folder} 不在 git 仓库里（或没有安装 git），没有以前的版本可以比较。`,
  "no-revision": (revision: string) => `git 里没有版本 “${revision}”。`,
  "no-content": (revision: string) => `版本 “${revision}” 里没有 flows 和 schemas。`,
  unknown: (code: string, known: readonly string[]) =>
    `没有代码是 “${code}” 的一件事。现有：${known.join("、")}。`,
  broken: (code: string) => `${code} 现在有错误，先用 npm run check 改好再比较：`,
  formerBroken: (code: string, revision: string) => `${code} 在版本 “${revision}” 里有错误，无法比较：`,
  fresh: (name: string, code: string, revision: string) =>
    `${name}（${code}）是新的：版本 “${revision}” 里还没有，也就没有暂存件。`,
  gone: (name: string, code: string, revision: string) =>
    `${name}（${code}）没有了：版本 “${revision}” 里有，现在没有。它的暂存件打不开；请留下文件并写 retired，或在接替的一件事里写 formerly。`,
  same: (name: string, code: string, revision: string) =>
    `${name}（${code}）：与 “${revision}” 相比没有改动。`,
  title: (name: string, code: string, revision: string, count: number) =>
    `${name}（${code}）：与 “${revision}” 相比有 ${count} 处改动`,
  was: "（旧版）",
  line: (file: string, line: number, words: string) => `    ${file} 第 ${line} 行：${words}。`,
  others: (others: readonly { code: string; name: string }[]) =>
    `  共用的内容改了，同时改动的还有 ${others.length} 个一件事：${others.map(({ code, name }) => `${name}（${code}）`).join("、")}。`,
  drafts: (all: number, whole: number, told: number, cannot: number) =>
    `暂存件：试了 ${all} 份，${whole} 份照常继续，${told} 份继续但要告诉办事人，${cannot} 份不能原样继续。`,
  telling: (what: string, names: readonly string[]) => `    ${what}：${names.join("、")}`,
  named: (name: string, drafts: number) => (name === "" ? `${drafts} 份` : `${name}（${drafts} 份）`),
  mends: "    在一件事的文件里写上这一段，已填的内容就能带过去：",
  when: "写明是哪天以前的写法",
};

export const kindTexts: Record<ChangeKind, string> = {
  lost: "没有了",
  tightened: "收紧",
  gained: "增加",
  renamed: "改名",
  loosened: "放宽",
  other: "其他改动",
  reworded: "只改文字",
};

export const tellingTexts = {
  stopped: "不能再办",
  notAsked: "不再填写（另外留存，不提交）",
  again: "要重新填写",
  newly: "新增必填",
  signatureVoid: "要重新签名",
};
