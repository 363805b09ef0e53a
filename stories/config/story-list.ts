// Lists the stories of a one-thing: every state of each of its pages, named by keys, never by positions or Chinese words.
import {
  flowSteps,
  lastStep,
  type Material,
  type OneThing,
  type StepName,
  stepBar,
  stepOf,
} from "../../engine/index.ts";

export interface Story {
  /** Name of the export. Storybook's id consists of this and the page's id, and links depend on it. */
  key: string;
  /** The name that people read, in Chinese. */
  name: string;
  /** The call that makes it. */
  made: string;
}

/** The stories of one page. */
export interface StoryPage {
  code: string;
  /** A step, `guide`, `review` or `details`. */
  part: string;
  title: string;
  stories: Story[];
}

/** Storybook's id of a page; it depends neither on the order of the steps nor on any visible word. */
export const pageId = ({ code, part }: Pick<StoryPage, "code" | "part">): string => `${code}-${part}`;

export function storiesOf(oneThing: OneThing): StoryPage[] {
  const { code, name } = oneThing;
  const labels = new Map(stepBar(oneThing, "done").map((step) => [step.name, step.label]));
  const page = (part: string, label: string, stories: Story[]): StoryPage => ({
    code,
    part,
    title: `一件事/${name}/${label}`,
    stories,
  });
  return [
    page("guide", "办事指南", guideStories(code)),
    ...flowSteps(oneThing).map((step) =>
      page(
        step,
        labels.get(step) ?? step,
        step === "done" ? doneStories(oneThing) : stepStories(oneThing, step),
      ),
    ),
    page("review", "核对", reviewStories(oneThing)),
    page("details", "办件详情", detailStories(code)),
  ];
}

const call = (maker: string, ...given: unknown[]): string =>
  `${maker}(${given.map((one) => JSON.stringify(one)).join(", ")})`;

const onPhone = (made: string): string => `onPhone(${made})`;
const forElders = (made: string): string => `forElders(${made})`;

function guideStories(code: string): Story[] {
  const made = call("guideStory", code);
  return [
    { key: "Guide", name: "办事指南", made },
    { key: "Phone", name: "手机", made: onPhone(made) },
  ];
}

function stepStories(oneThing: OneThing, step: StepName): Story[] {
  const { code, questions } = oneThing;
  const hasForm = stepOf(oneThing, "form") === step;
  const hasQuestions = stepOf(oneThing, "questions") === step && Object.keys(questions).length > 0;
  const hasMaterials = stepOf(oneThing, "materials") === step;
  const filled = call("stepStory", code, step, "filled");
  const missing = call("missingStory", code, step);
  const wrong = hasForm ? call("stepStory", code, step, "wrong") : missing;
  // The confirming step has nothing to type.
  const answered = step !== "confirm-info";
  return [
    ...only(answered, { key: "Blank", name: "空白", made: call("stepStory", code, step, "blank") }),
    { key: "Filled", name: "已填写", made: filled },
    ...only(answered, { key: "Missing", name: "必填未填", made: missing }),
    ...only(hasForm, { key: "Mistyped", name: "逐项填错", made: call("mistypedStory", code, step) }),
    ...only(hasForm, { key: "WithProblems", name: "有错误", made: wrong }),
    ...only(hasMaterials && mayBeTooLarge(oneThing), {
      key: "TooLarge",
      name: "文件过大",
      made: call("tooLargeStory", code, step),
    }),
    ...(hasQuestions ? forbiddenStories(oneThing, step) : []),
    ...(hasForm ? ruleStories(oneThing, "block", step, "ruleStory") : []),
    { key: "SavedDraft", name: "从暂存件继续", made: call("savedDraftStory", code, step) },
    ...only(hasForm || hasMaterials, {
      key: "LongTexts",
      name: "文字很长",
      made: call("stepStory", code, step, "long"),
    }),
    { key: "Phone", name: "手机", made: onPhone(filled) },
    ...only(answered, { key: "PhoneWrong", name: "手机 有错误", made: onPhone(wrong) }),
    ...only(hasForm || hasMaterials, {
      key: "PhoneLong",
      name: "手机 文字很长",
      made: onPhone(call("stepStory", code, step, "long")),
    }),
    ...only(answered, { key: "Elder", name: "长辈版", made: forElders(filled) }),
  ];
}

const only = (here: boolean, story: Story): Story[] => (here ? [story] : []);

const takesFiles = ({ from, orElse }: Material): boolean => from === "upload" || orElse === "upload";

const mayBeTooLarge = ({ materials }: OneThing): boolean => Object.values(materials).some(takesFiles);

function forbiddenStories({ code, questions }: OneThing, step: StepName): Story[] {
  return Object.entries(questions).flatMap(([question, { ask, options }]) =>
    Object.entries(options).flatMap(([option, { label, forbids }]) =>
      forbids === undefined
        ? []
        : [
            {
              key: `Forbidden_${question}_${option.replaceAll("-", "_")}`,
              name: `不能办理 ${ask}：${label}`,
              made: call("forbiddenStory", code, step, question, option),
            },
          ],
    ),
  );
}

function ruleStories(
  { code, rules }: OneThing,
  severity: "block" | "warn",
  step: StepName,
  maker: "ruleStory" | "warningStory",
): Story[] {
  return Object.entries(rules).flatMap(([rule, { name, must, severity: own = "block" }]) =>
    must === undefined || own !== severity
      ? []
      : [{ key: `Rule_${rule}`, name: `规则 ${name}`, made: call(maker, code, step, rule) }],
  );
}

/** A warning stops nobody; it is shown on the review. */
function reviewStories(oneThing: OneThing): Story[] {
  const { code } = oneThing;
  const last = lastStep(oneThing);
  const review = call("reviewStory", code, last);
  const long = call("reviewStory", code, last, {}, "long");
  return [
    { key: "Review", name: "核对", made: review },
    ...ruleStories(oneThing, "warn", last, "warningStory"),
    { key: "LongTexts", name: "文字很长", made: long },
    { key: "Phone", name: "手机", made: onPhone(review) },
    { key: "PhoneLong", name: "手机 文字很长", made: onPhone(long) },
    { key: "Elder", name: "长辈版", made: forElders(review) },
  ];
}

function doneStories(oneThing: OneThing): Story[] {
  const made = call("doneStory", oneThing.code, lastStep(oneThing));
  return [
    { key: "Done", name: "已提交", made },
    { key: "Phone", name: "手机", made: onPhone(made) },
  ];
}

function detailStories(code: string): Story[] {
  const made = call("submittedStory", code);
  return [
    { key: "ReadOnly", name: "只读", made },
    { key: "LongTexts", name: "文字很长", made: call("submittedStory", code, {}, "long") },
    { key: "Phone", name: "手机", made: onPhone(made) },
  ];
}
