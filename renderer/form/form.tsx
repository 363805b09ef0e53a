// A whole form for any page: questions, sections, what is wrong, and one button. It owns the answers.
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import {
  type AnswerProblem,
  blankRecord,
  type DeclarationRecord,
  type Definition,
  evaluate,
  type JsonSchema,
  ownRecord,
  type Principal,
  plainValues,
  prefill,
  type SectionChecks,
  stepOf,
  takesFiles,
  todayInShanghai,
  withSentences,
} from "../../engine/index.ts";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { ErrorLine } from "../look/parts/error-line.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { questionId } from "./field-id.ts";
import { focusOn } from "./focus-on.ts";
import { type Registers, TextsContext, useTexts } from "./form-context.ts";
import { useLiveForm } from "./live-form.ts";
import { OneForm } from "./one-form.tsx";
import { QuestionBlock } from "./question-block.tsx";
import { Questions } from "./questions.tsx";
import sectionStyles from "./styles/section.styles.ts";
import { chinese, type FormTexts } from "./texts.ts";
import { MaterialList } from "./uploads/material-list.tsx";
import { type Uploads, useUploads } from "./uploads/use-uploads.ts";

/** What a form that is right leaves behind. */
export interface Submitted {
  /** As it is sent: masked content, chosen matters with the answers that chose them. */
  declaration: ReturnType<typeof evaluate>["wire"];
  record: DeclarationRecord;
  /** As the plain schema describes them; only with a `schema`. */
  values?: Record<string, unknown>;
}

export interface FormProps {
  definition: Definition;
  /** Compiled beside the definition, or by `compileChecks(definition.form)` where a page may make code at run time. */
  checks: SectionChecks;
  /** The plain JSON Schema that the definition was made of. */
  schema?: JsonSchema | undefined;
  /** Who answers; fields that say so are filled from it. */
  principal?: Principal | undefined;
  /** What was answered before. */
  start?: Partial<Pick<DeclarationRecord, "areaId" | "choices" | "answers" | "materials">> | undefined;
  /** yyyy-MM-dd; by default today in Shanghai. */
  today?: string | undefined;
  /** The registers that sections can be filled from. */
  registers?: Registers | undefined;
  /** How files are sent; with it the form asks for the materials that its answers need. */
  uploads?: Uploads | undefined;
  /** Told each change: a choice at once, what is typed when its box is left, or earlier where it decides what is asked. */
  onChange?: ((record: DeclarationRecord) => void) | undefined;
  /** Told only what has no error. Signatures are the page's own. */
  onSubmit: (submitted: Submitted) => void;
  submitWords?: string | undefined;
  /** What the form and the engine say; Chinese by default. Another language later wants another `key`. */
  texts?: FormTexts | undefined;
}

const nobody: Principal = { kind: "person", name: "", certificateNumber: "", mobile: "" };
const township = "-township";

/** Needs nothing around it. Give it a `key` to begin anew. */
export function Form(props: FormProps) {
  const { definition: written, texts } = props;
  const definition = useMemo(
    () => (texts ? withSentences(written, texts.sentences) : written),
    [written, texts],
  );
  return (
    <TextsContext value={texts ?? chinese}>
      <WholeForm {...props} definition={definition} />
    </TextsContext>
  );
}

function WholeForm(props: FormProps) {
  const { definition, checks, schema, start, principal = nobody, registers, onChange, onSubmit } = props;
  const { whole: texts, uploads: uploadTexts } = useTexts();
  const asksFiles = props.uploads !== undefined;
  const [todayNow] = useState(() => todayInShanghai(Date.now()));
  const { today = todayNow } = props;
  const day = useRef(today);
  useLayoutEffect(() => {
    day.current = today;
  }, [today]);
  const [owner] = useState(() =>
    ownRecord({
      record: prefill(definition, { ...blankRecord(definition, principal), ...start }),
      settle: (record) => prefill(definition, record),
      problemsOf: (record) => wrongIn({ definition, checks, record, today: day.current, asksFiles }),
    }),
  );
  const form = useLiveForm({ definition, checks, today, owner });
  const { record, problems, left } = useSyncExternalStore(owner.subscribe, owner.now);
  const { asked } = evaluate(definition, record, today);
  const openRef = useRef<((problem: AnswerProblem) => boolean) | null>(null);
  const first = useRef(record);
  useEffect(() => {
    if (record !== first.current) onChange?.(record);
  }, [record, onChange]);

  const held = useUploads({
    uploads: props.uploads,
    materials: record.materials,
    change: (key, filesOf) =>
      owner.change(({ materials }) => ({
        materials: {
          ...materials,
          [key]: { ...materials[key], files: filesOf(materials[key]?.files ?? []) },
        },
      })),
  });
  /** Submitted while files were on their way. */
  const [tooEarly, setTooEarly] = useState(false);

  const submit = () => {
    form.flush();
    setTooEarly(held.sending.length > 0);
    const wrong = owner.check().some(({ severity }) => severity === "error");
    if (wrong || held.sending.length > 0) return;
    const { record } = owner.now();
    const declaration = evaluate(definition, record, today).wire;
    onSubmit({ declaration, record, ...(schema && { values: plainValues(schema, record.answers) }) });
  };
  const onGo = () => {
    const [question] = asked.questions;
    if (question) focusOn(questionId(question.key));
  };
  return (
    <div className={sectionStyles.whole}>
      <ErrorSummary
        definition={definition}
        problems={problems}
        left={left}
        answers={record.answers}
        onOpen={(problem) => openRef.current?.(problem) ?? false}
      />
      <Township
        definition={definition}
        areaId={record.areaId}
        problem={left.find(({ question }) => question === township)}
        onChoose={(areaId) => owner.change(() => ({ areaId }))}
      />
      {asked.questions.length > 0 && (
        <Questions
          definition={definition}
          asked={asked}
          choices={record.choices}
          problems={left}
          onChoose={(question, value) =>
            owner.change(({ choices }) => ({ choices: { ...choices, [question]: value } }))
          }
        />
      )}
      <OneForm form={form} onGo={onGo} openRef={openRef} registers={registers} />
      {props.uploads && (
        <MaterialList
          asked={asked.materials.filter(({ material }) => takesFiles(material))}
          materials={record.materials}
          problems={left}
          held={held}
        />
      )}
      {tooEarly && held.sending.length > 0 && (
        <ErrorLine role="alert">
          {held.sending.some(({ failed }) => failed === undefined)
            ? uploadTexts.onTheirWay
            : uploadTexts.notSent}
        </ErrorLine>
      )}
      <Button size="lg" className={sectionStyles.submit} onClick={submit}>
        {props.submitWords ?? texts.submit}
      </Button>
    </div>
  );
}

/** Drawn only where there is a choice. */
function Township(props: {
  definition: Definition;
  areaId: string | undefined;
  problem: AnswerProblem | undefined;
  onChoose: (areaId: string) => void;
}) {
  const { definition, areaId, problem, onChoose } = props;
  const { whole: texts } = useTexts();
  const question = useMemo(() => {
    const options = Object.entries(definition.townships).map(([id, label]) => [id, { label }] as const);
    return { ask: texts.township, options: Object.fromEntries(options) };
  }, [definition, texts]);
  if (Object.keys(question.options).length < 2) return null;
  return (
    <Card flush>
      <QuestionBlock
        id={township}
        question={question}
        number={undefined}
        definition={definition}
        choice={areaId}
        problem={problem}
        onChoose={(_, value) => onChoose(String(value))}
      />
    </Card>
  );
}

/** What is wrong on this page. The township is a question here. */
function wrongIn({
  definition,
  checks,
  record,
  today,
  asksFiles,
}: {
  definition: Definition;
  checks: SectionChecks;
  record: DeclarationRecord;
  today: string;
  asksFiles: boolean;
}): AnswerProblem[] {
  const { oneThing } = definition;
  const evaluation = evaluate(definition, record, today);
  const parts = ["questions", "form", ...(asksFiles ? ["materials" as const] : [])] as const;
  const steps = new Set(parts.map((part) => stepOf(oneThing, part)));
  /** What nobody can upload here is the page's own. */
  const isAsked = (key: string) => {
    const material = oneThing.materials[key];
    return asksFiles && material !== undefined && takesFiles(material);
  };
  return [...steps]
    .flatMap((step) => evaluation.problems(step, checks))
    .filter(({ material }) => material === undefined || isAsked(material))
    .map((problem) => {
      const isOfPage = problem.rule === "township" && problem.section === undefined;
      return isOfPage ? { ...problem, question: township } : problem;
    });
}
