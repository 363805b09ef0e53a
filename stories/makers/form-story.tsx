// In: fields as a designer might write them, and what was typed. Out: the story of the form that asks them, with its real checks.
import { useRef, useState } from "react";
import {
  type AnswerProblem,
  type Answers,
  type AskedSection,
  blankRecord,
  checkSection,
  type Definition,
  type Field,
  prefill,
  principalOf,
  type Section,
  whatIsAsked,
} from "../../engine/index.ts";
import { ErrorSummary } from "../../renderer/form/error-summary.tsx";
import { OneForm } from "../../renderer/form/one-form.tsx";
import { people, today } from "../../tests/people/people.ts";
import { oneThingOf } from "./invented.ts";
import type { PageStory } from "./page-story.tsx";
import { partStory } from "./part-story.tsx";

export type FieldWish = Partial<Field> & Pick<Field, "title">;
export type SectionWish = Pick<Section, "title" | "repeat"> & { fields: Record<string, FieldWish> };

export interface FormWish {
  answers?: Answers;
  /** What NEXT would find is shown. */
  checked?: boolean;
  paged?: boolean;
}

export function fieldOf(key: string, wish: FieldWish): Field {
  return { key, many: false, required: true, ...wish };
}

export function formStory(sections: Record<string, SectionWish>, wish: FormWish = {}): PageStory {
  const definition = definitionOf(sections);
  return partStory(() => <FormShown definition={definition} {...wish} />);
}

function definitionOf(wishes: Record<string, SectionWish>): Definition {
  const sections = Object.entries(wishes).map(
    ([key, { fields, ...section }]): Section => ({
      key,
      ...section,
      fields: Object.entries(fields).map(([name, field]) => fieldOf(name, field)),
      schema: { type: "object" },
    }),
  );
  return {
    version: "0".repeat(64),
    oneThing: oneThingOf({}),
    form: { code: "form", title: "表单", sections },
    kind: "personal",
    companyRequired: false,
    townships: { "329900001": "望岫街道", "329900002": "澜湾街道", "329900003": "霁桥镇" },
    departments: { D001: "测试部门" },
  };
}

const anyShape = () => true;
const nothing: AnswerProblem[] = [];

/** Of a section, or of each of its rows. */
function problemsOf(asked: AskedSection, answers: Answers): AnswerProblem[] {
  const held = answers[asked.section.key] ?? {};
  const parts = Array.isArray(held) ? held : [{ rowId: undefined, answers: held }];
  return parts.flatMap((part) => checkSection(asked, part.answers, anyShape, today, "one-form", part.rowId));
}

function FormShown({
  definition,
  answers = {},
  checked = false,
  paged = false,
}: FormWish & { definition: Definition }) {
  const [record, setRecord] = useState(() => {
    const blank = blankRecord(definition, principalOf(people.verified));
    return prefill(definition, { ...blank, areaId: "329900001", answers });
  });
  const flushRef = useRef<(() => Answers) | null>(null);
  const openRef = useRef<((problem: AnswerProblem) => boolean) | null>(null);
  const asked = whatIsAsked(definition, record, today);
  const [problems] = useState(() =>
    checked ? asked.sections.flatMap((section) => problemsOf(section, record.answers)) : nothing,
  );
  const checks = Object.fromEntries(definition.form.sections.map(({ key }) => [key, anyShape]));
  return (
    <main>
      <h1>一表申请</h1>
      <ErrorSummary
        definition={definition}
        problems={problems}
        onOpen={(problem) => openRef.current?.(problem) ?? false}
      />
      <OneForm
        definition={definition}
        asked={asked}
        answers={record.answers}
        problems={problems}
        checks={checks}
        today={today}
        onAnswers={(section, told) =>
          setRecord((before) => ({ ...before, answers: { ...before.answers, [section]: told } }))
        }
        onGo={() => {}}
        flushRef={flushRef}
        openRef={openRef}
        paged={paged}
        newRowId={() => `row-${record.revision}`}
      />
    </main>
  );
}

/** One field alone. `value`: what stands in it. */
export function widgetStory(wish: FieldWish, value?: string | string[], checked = false): PageStory {
  const answers: Answers = value === undefined ? {} : { part: { field: value } };
  return formStory({ part: { title: "一节", fields: { field: wish } } }, { answers, checked });
}
