// Runs the model check over every one-thing without errors and adds to each finding its file, line and a link that opens it.

import type { Content, ContentProblem } from "../../content/read-content.ts";
import { checkedModel } from "../model/check-model.ts";
import type { Finding } from "../model/finding.ts";
import { scenarioAddress } from "../model/scenario.ts";

/** Where `npm run stories` shows the simulator. */
const stories = "http://localhost:6006";

export interface WalkedThing {
  code: string;
  /** In Chinese, how much of the whole was covered. */
  covered: string;
  complete: boolean;
  /** Its own time only; other work of the machine is left out. */
  seconds: number;
}

export type ModelProblem = ContentProblem & {
  /** Opens the answers that show it in the simulator; undefined when no answers do. */
  link: string | undefined;
};

export interface ModelProblems {
  problems: ModelProblem[];
  walked: WalkedThing[];
}

/** Checks only one-things without errors. `today`: yyyy-MM-dd. `code`: only that one. */
export function modelProblems(content: Content, today: string, code?: string): ModelProblems {
  const reported = new Set(content.problems.map(nameOf));
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
    // Whatever the text alone reveals is already reported.
    problems.push(
      ...placed.filter((problem) => !reported.has(nameOf(problem))).sort((a, b) => a.line - b.line),
    );
  }
  return { problems, walked };
}

/** The smaller of two times: the clock runs longer on a busy machine, the sum over all threads on a free one. */
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
