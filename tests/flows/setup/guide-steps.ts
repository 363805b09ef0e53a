// Reads from the guide for service designers what to do, in order, and what the reader should then see.

/** A fenced block whose info string says, invisibly to a reader, what the block is for. */
export type GuideStep =
  /** Lines to type into a terminal. */
  | { kind: "run"; lines: string[]; at: number }
  /** What the terminal prints for the last line typed. */
  | { kind: "shown"; text: string; at: number }
  /** Properties that replace those of the same name, or are added after `after`, or replace `instead`. */
  | { kind: "edit"; edit: GuideEdit; prose: string; at: number }
  /** A file to write. */
  | { kind: "write"; file: string; text: string; prose: string; at: number };

export interface GuideEdit {
  file: string;
  /** JSON pointer of the object that contains the properties. */
  pointer: string;
  after: string | undefined;
  instead: string | undefined;
  /** Only tried: the file is restored before the next step. */
  tried: boolean;
  snippet: string;
}

const fence = /^```(.*)$/;

/** Every block, with the prose between it and the previous block. `at`: 1-based line. Throws for an unknown kind of block. */
export function guideSteps(markdown: string): GuideStep[] {
  const steps: GuideStep[] = [];
  let prose: string[] = [];
  let open: { info: string; at: number; lines: string[] } | undefined;
  for (const [index, line] of markdown.split("\n").entries()) {
    const info = fence.exec(line)?.[1];
    if (open && info === "") {
      steps.push(stepOf(open, prose.join("\n")));
      prose = [];
      open = undefined;
    } else if (open) open.lines.push(line);
    else if (info !== undefined) open = { info, at: index + 1, lines: [] };
    else prose.push(line);
  }
  return steps;
}

function stepOf(
  { info, at, lines }: { info: string; at: number; lines: string[] },
  prose: string,
): GuideStep {
  const [language, file = "", ...words] = info.split(" ");
  const text = lines.join("\n");
  const word = (name: string) => words.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
  if (language === "sh" && file === "") return { kind: "run", lines: lines.filter(Boolean), at };
  if (language === "text" && file === "") return { kind: "shown", text, at };
  if (language === "html" && file !== "") return { kind: "write", file, text: `${text}\n`, prose, at };
  if (language === "json" && file !== "") {
    const places = { pointer: word("in") ?? "", after: word("after"), instead: word("instead") };
    return {
      kind: "edit",
      edit: { file, ...places, tried: words.includes("tried"), snippet: text },
      prose,
      at,
    };
  }
  throw new Error(`Line ${at}: nobody follows a block “${info}”.`);
}
