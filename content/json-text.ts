// Parses a JSON file, reports what is wrong with its JSON, and finds the line of any pointer into it.

import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { designProblem } from "../engine/problem/design-problem.ts";
import { below, stepsOf } from "../engine/problem/pointer.ts";
import type { DesignProblem } from "../engine/problem/problem.ts";
import { sentences } from "../engine/problem/texts.ts";

export interface JsonText {
  /** Undefined when the text is no JSON. */
  json: unknown;
  /** These have a `line`. */
  problems: DesignProblem[];
  /** 1-based line of the key or item, or of the nearest existing one around it. */
  lineOf(pointer: string): number;
  /** Names in the object there, in the written order: an object in memory puts its whole numbers first. */
  keysAt(pointer: string): string[];
}

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

export function readJsonText(text: string): JsonText {
  const errors: ParseError[] = [];
  const starts = lineStarts(text);
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
  const problemAt = (
    pointer: string,
    offset: number,
    rule: "syntax" | "duplicate-key",
    words: string,
  ): DesignProblem => ({
    ...designProblem({ pointer }, rule, sentences[rule](words)),
    line: lineAt(offset),
  });
  let tree: Node | undefined;
  try {
    tree = parseTree(text, errors, strict);
  } catch {
    // The parser is recursive; only a file nested thousands of levels deep gets here.
    const problem = { ...designProblem({ pointer: "" }, "too-deep", sentences["too-deep"](12)), line: 1 };
    return { json: undefined, problems: [problem], lineOf: () => 1, keysAt: () => [] };
  }
  const lineOf = (pointer: string) => lineAt(placeOf(tree, pointer).offset);
  const keysAt = (pointer: string) => {
    const { node } = placeOf(tree, pointer);
    return node?.type === "object" ? (node.children ?? []).map(keyOf) : [];
  };
  if (errors.length > 0 || !tree) {
    const problems = errors.map(({ error, offset }) =>
      problemAt("", offset, "syntax", syntaxText(printParseErrorCode(error))),
    );
    return { json: undefined, problems: onePerLine(problems), lineOf, keysAt };
  }
  const repeated = repeatedKeys(tree, "").map(({ pointer, key, offset }) =>
    problemAt(pointer, offset, "duplicate-key", key),
  );
  return { json: jsonOf(tree), problems: repeated, lineOf, keysAt };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** One slip makes the parser stumble several times, so the first problem on a line is enough. */
function onePerLine(problems: DesignProblem[]): DesignProblem[] {
  return problems.filter(({ line }, index) => problems.findIndex((other) => other.line === line) === index);
}

const keyOf = (property: Node): string => String(property.children?.[0]?.value ?? "");

/** `node` is undefined when nothing has that pointer; `offset` then belongs to the nearest node around it. */
function placeOf(tree: Node | undefined, pointer: string): { offset: number; node: Node | undefined } {
  let node = tree;
  let offset = tree?.offset ?? 0;
  for (const step of stepsOf(pointer)) {
    const child =
      node?.type === "array"
        ? node.children?.[Number(step)]
        : node?.children?.findLast((property) => keyOf(property) === step);
    if (!child) return { offset, node: undefined };
    offset = child.offset;
    node = child.type === "property" ? child.children?.[1] : child;
  }
  return { offset, node };
}

/** Unlike assignment, makes `__proto__` an ordinary property as `JSON.parse` does, so that the rules can reject it. */
function jsonOf(node: Node): unknown {
  if (node.type === "array") return (node.children ?? []).map(jsonOf);
  if (node.type !== "object") return node.value;
  const value = {};
  for (const property of node.children ?? []) {
    const part = property.children?.[1];
    const content = { value: part && jsonOf(part), enumerable: true, writable: true, configurable: true };
    Object.defineProperty(value, keyOf(property), content);
  }
  return value;
}

function repeatedKeys(node: Node, pointer: string): { pointer: string; key: string; offset: number }[] {
  const children = node.children ?? [];
  if (node.type === "array") {
    return children.flatMap((child, index) => repeatedKeys(child, below(pointer, index)));
  }
  const seen = new Set<string>();
  return children.flatMap((property) => {
    const key = keyOf(property);
    const place = below(pointer, key);
    const again = seen.has(key) ? [{ pointer: place, key, offset: property.offset }] : [];
    seen.add(key);
    const value = property.children?.[1];
    return [...again, ...(value ? repeatedKeys(value, place) : [])];
  });
}

const syntaxTexts: Record<string, string> = {
  InvalidSymbol: "有不认识的字符或词（文字要写在英文双引号里）",
  InvalidNumberFormat: "数字写错了",
  PropertyNameExpected: "这里应是带双引号的名称（多了一个逗号？）",
  ValueExpected: "这里缺一个值（多了一个逗号？）",
  ColonExpected: "缺少冒号",
  CommaExpected: "缺少逗号",
  CloseBraceExpected: "缺少右大括号 }",
  CloseBracketExpected: "缺少右方括号 ]",
  EndOfFileExpected: "文件末尾有多余的内容",
  InvalidCommentToken: "不能写注释",
  UnexpectedEndOfComment: "不能写注释",
  UnexpectedEndOfString: "文字缺少右引号",
  UnexpectedEndOfNumber: "数字没有写完",
  InvalidUnicode: "\\u 后面的编码写错了",
  InvalidEscapeCharacter: "反斜杠后面的字符写错了",
  InvalidCharacter: "文字里有不能直接写的控制字符",
};

export function syntaxText(error: string): string {
  return syntaxTexts[error] ?? "写法不对";
}
