// Runs the model check over every one-thing without errors and places what it finds: file, line, and a link that opens it.

import type { Content, ContentProblem } from "../../content/read-content.ts";
import { checkedModel, scenarioAddress } from "../index.ts";
import type { Finding } from "../model/finding.ts";

/** Where `npm run stories` shows the simulator. */
const stories = "http://localhost:6006";

export interface WalkedThing {
  code: string;
  /** In Chinese, how much of all there is was walked. */
  covered: string;
  complete: boolean;
  /** Of its own: what else the machine does meanwhile is left out. */
  seconds: number;
}

export type ModelProblem = ContentProblem & {
  /** Opens the answers that show it in the simulator; undefined where no answers do. */
  link: string | undefined;
};

export interface ModelProblems {
  problems: ModelProblem[];
  walked: WalkedThing[];
}

/** Only one-things without errors are walked. `today`: yyyy-MM-dd. `code`: only that one. */
export function modelProblems(content: Content, today: string, code?: string): ModelProblems {
  const told = new Set(content.problems.map(nameOf));
  const problems: ModelProblem[] = [];
  const walked: WalkedThing[] = [];
  for (const [name, loaded] of content.definitions) {
    if (code !== undefined && code !== name) continue;
    const since = stopwatch();
    const { findings, covered, complete } = checkedModel(loaded, { today });
    walked.push({ code: name, covered, complete, seconds: since() });
    const file = content.files.oneThings.find((one) => one.name === name);
    const placed = findings.map((finding) =>
      placedIn(finding, file?.path ?? "", file?.lineOf(finding.pointer) ?? 1),
    );
    // What the text alone shows is told already.
    problems.push(...placed.filter((problem) => !told.has(nameOf(problem))).sort((a, b) => a.line - b.line));
  }
  return { problems, walked };
}

/** On a busy machine the time on the clock is the longer one, on a free one that of all threads together. */
function stopwatch(): () => number {
  const [began, used] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - began, (user + system) / 1000) / 1000;
  };
}

const nameOf = ({ file, rule, pointer }: ContentProblem): string => `${file} ${rule} ${pointer}`;

function placedIn({ witness, ...problem }: Finding, file: string, line: number): ModelProblem {
  return { ...problem, file, line, link: witness && `${stories}${scenarioAddress(witness)}` };
}
