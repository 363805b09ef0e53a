// Writes the page that explains every word of the three kinds of file in Chinese.

import catalogue from "../../schemas/catalogue.schema.json" with { type: "json" };
import form from "../../schemas/form.schema.json" with { type: "json" };
import oneThing from "../../schemas/one-thing.schema.json" with { type: "json" };
import { defOf, hasHeading, type Part, partsOf, refName, type Schema, withBorrowed } from "./schema-words.ts";

export interface ExplainedFile {
  /** Distinguishes headings of files: `one-thing`. */
  name: string;
  title: string;
  root: Schema;
}

const intro = `# 每一个词

三种文件里可以写的每个词：叫什么，什么意思，可以写什么，例子。第一次做，请从 [教程](service-designers.md) 开始。

这一页由 \`schemas/\` 里的说明生成，请不要直接改：改说明，再运行 \`npm run words\`。编辑器里光标放在词上看到的，就是同样的说明。`;

export function wordsPage(files: readonly ExplainedFile[]): string {
  const contents = files.map((file) => `- ${link(file, "", file.title)}${contentsOf(file)}`);
  return `${[intro, contents.join("\n"), ...files.map(fileText)].join("\n\n")}\n`;
}

function contentsOf(file: ExplainedFile): string {
  const [, ...parts] = partsOf(file.root);
  return `：${parts.map(({ name, schema }) => link(file, name, titleOf(schema))).join(" · ")}`;
}

function fileText(file: ExplainedFile): string {
  return partsOf(file.root)
    .map((part) => partText(file, part))
    .join("\n\n");
}

function partText(file: ExplainedFile, { name, schema, places }: Part): string {
  const heading = name === "" ? `## ${file.title}` : `### ${titleOf(schema)}`;
  const stands = places.length > 0 ? `写在：${places.map(code).join("、")}` : "";
  return [
    `<a id="${anchor(file, name)}"></a>`,
    heading,
    plain(descriptionOf(schema)),
    stands,
    waysOf(file, schema),
    examplesOf(schema),
    [...wordLines(file, schema, ""), ...valueLines(schema, "")].join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** The words of an object, each with what stands below it. */
function wordLines(file: ExplainedFile, schema: Schema, indent: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, word]) => {
    const must = schema.required?.includes(key) ? "（必写）" : "";
    return entryLines(file, word, `**${code(key)}**${must}`, indent);
  });
}

function entryLines(file: ExplainedFile, schema: Schema, called: string, indent: string): string[] {
  const { root } = file;
  const title = titleOf(withBorrowed(root, schema));
  const words = descriptionOf(withBorrowed(root, schema));
  const explained = [title && `${plain(title)}。`, plain(words)].filter(Boolean).join("");
  const line = `${indent}- ${called} ${explained}${whatOf(file, schema)}${examplesOf(schema)}`;
  return [line, ...belowLines(file, schema, `${indent}  `)];
}

/** Nothing, for a definition that has its own heading. */
function belowLines(file: ExplainedFile, schema: Schema, indent: string): string[] {
  const borrowed = defOf(file.root, schema);
  if (borrowed && hasHeading(borrowed)) return [];
  const whole = withBorrowed(file.root, schema);
  const { additionalProperties: each, items } = whole;
  return [
    ...wordLines(file, whole, indent),
    ...valueLines(whole, indent),
    ...(typeof each === "object" ? entryLines(file, each, "每一段", indent) : []),
    ...(items ? entryLines(file, items, "每一个", indent) : []),
  ];
}

function valueLines({ enum: values = [], enumDescriptions: told = [] }: Schema, indent: string): string[] {
  return values.map((value, at) => `${indent}- ${code(String(value))} ${plain(told[at] ?? "")}`);
}

/** What may be written, in a few words. */
function whatOf(file: ExplainedFile, schema: Schema): string {
  const name = refName(schema);
  const borrowed = defOf(file.root, schema);
  if (name !== undefined && borrowed && hasHeading(borrowed))
    return `写法见 ${link(file, name, titleOf(borrowed))}。`;
  const whole = withBorrowed(file.root, schema);
  const shape = borrowed?.shape?.description;
  const shaped = shape !== undefined && shape !== schema.description ? shape.replace(/。$/, "") : undefined;
  const isPlain = whole.type === "string" || whole.type === "integer";
  const parts = [
    shaped !== undefined && isPlain ? "" : kindOf(whole),
    plain(shaped ?? ""),
    ...limitsOf(shaped !== undefined && /\d/.test(shaped) ? schema : whole),
    whole.default === undefined ? "" : `不写就是 ${code(JSON.stringify(whole.default))}`,
  ].filter(Boolean);
  return parts.length > 0 ? `写法：${[...new Set(parts)].join("；")}。` : "";
}

const kinds: Record<string, string> = {
  string: "文字",
  integer: "整数",
  boolean: "`true` 或 `false`",
  null: "`null`",
  array: "列表 `[]`",
  object: "一组 `{}`",
};

function kindOf({ const: only, enum: values, type }: Schema): string {
  if (only !== undefined) return code(JSON.stringify(only));
  if (values) return "从下面选一个";
  return [type ?? []]
    .flat()
    .map((kind) => kinds[kind] ?? kind)
    .join(" 或 ");
}

function limitsOf(schema: Schema): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, uniqueItems } = schema;
  if (schema.const !== undefined) return [];
  return [
    range(minLength === 1 ? undefined : minLength, maxLength, "个字"),
    range(minimum, maximum, ""),
    range(minItems, maxItems, "个"),
    uniqueItems ? "不重复" : "",
  ];
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const counted = unit === "" ? "" : ` ${unit}`;
  if (least !== undefined && least === most) return `${least}${counted}`;
  if (least !== undefined && most !== undefined) return `${least} 至 ${most}${counted}`;
  if (most !== undefined) return `最多 ${most}${counted}`;
  return least === undefined ? "" : `至少 ${least}${counted}`;
}

/** A part that may be written in more than one way. */
function waysOf(file: ExplainedFile, { then, else: other }: Schema): string {
  const ways = [other, then].flatMap((way) => (way ? wayOf(file, way) : []));
  return ways.join("\n");
}

function wayOf(file: ExplainedFile, schema: Schema): string[] {
  if (schema.then) return [schema.else, schema.then].flatMap((way) => (way ? wayOf(file, way) : []));
  return entryLines(file, schema, "可以是", "");
}

const titleOf = ({ title, shape }: Schema): string => title ?? shape?.title ?? "";
const descriptionOf = ({ description, shape }: Schema): string => description ?? shape?.description ?? "";

function examplesOf({ examples = [] }: Schema): string {
  return examples.length > 0 ? `例：${examples.map((one) => code(JSON.stringify(one))).join(" 或 ")}。` : "";
}

const anchor = ({ name }: ExplainedFile, part: string): string => (part === "" ? name : `${name}-${part}`);
const link = (file: ExplainedFile, part: string, title: string): string =>
  `[${part === "" ? title : plain(title)}](#${anchor(file, part)})`;

const code = (text: string): string => `\`${text}\``;

/** Escapes characters that Markdown would interpret. */
export const plain = (text: string): string =>
  text.replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("*", "\\*");

export const explainedFiles: ExplainedFile[] = [
  { name: "one-thing", title: "一件事：`flows/one-things/<代码>.json`", root: oneThing as Schema },
  { name: "form", title: "表单：`schemas/forms/<代码>.schema.json`", root: form as Schema },
  { name: "catalogue", title: "目录：`flows/catalogue.json`", root: catalogue as Schema },
];
