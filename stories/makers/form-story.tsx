// Makes the story of a form from fields as a designer might write them, with typed answers and the real checks.
import {
  type Answers,
  blankRecord,
  type Definition,
  type Field,
  type OneThing,
  prefill,
  type Section,
} from "../../engine/index.ts";
import { principalOf } from "../../engine/portal/index.ts";
import { HeldForm } from "../../tests/people/held-form.tsx";
import { people, today } from "../../tests/people/people.ts";
import { oneThingOf } from "./invented.ts";
import type { PageStory } from "./page-story.tsx";
import { type PartWish, partStory } from "./part-story.tsx";

export type FieldWish = Partial<Field> & Pick<Field, "title">;
export type SectionWish = Pick<Section, "title" | "repeat"> & { fields: Record<string, FieldWish> };

export interface FormWish extends PartWish {
  answers?: Answers;
  /** Shows what NEXT would find. */
  checked?: boolean;
  paged?: boolean;
  /** Further properties of the one-thing: rules, when a field is asked, matters. */
  words?: Partial<OneThing>;
}

export function fieldOf(key: string, wish: FieldWish): Field {
  return { key, many: false, required: true, ...wish };
}

export function formStory(sections: Record<string, SectionWish>, wish: FormWish = {}): PageStory {
  const definition = definitionOf(sections, wish.words);
  return partStory(() => <FormShown definition={definition} {...wish} />, { after: wish.after });
}

/** A definition of a few fields, whose one-thing has the properties of `words`. */
export function definitionOf(wishes: Record<string, SectionWish>, words: Partial<OneThing> = {}): Definition {
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
    oneThing: oneThingOf(words),
    form: { code: "form", title: "表单", sections },
    kind: "personal",
    companyRequired: false,
    townships: { "329900001": "望岫街道", "329900002": "澜湾街道", "329900003": "霁桥镇" },
    fieldTownships: { "329900001": "望岫街道", "329900002": "澜湾街道", "329900003": "霁桥镇" },
    departments: { D001: "测试部门" },
  };
}

const anyShape = () => true;

function FormShown({ definition, answers = {}, checked, paged }: FormWish & { definition: Definition }) {
  const start = () => {
    const blank = blankRecord(definition, principalOf(people.verified));
    return prefill(definition, { ...blank, areaId: "329900001", answers });
  };
  const checks = Object.fromEntries(definition.form.sections.map(({ key }) => [key, anyShape]));
  return (
    <main>
      <h1>一表申请</h1>
      <HeldForm
        definition={definition}
        checks={checks}
        today={today}
        start={start}
        checked={checked}
        paged={paged}
        still
      />
    </main>
  );
}

/** A single field. `value`: its answer. */
export function widgetStory(wish: FieldWish, value?: string | string[], checked = false): PageStory {
  const answers: Answers = value === undefined ? {} : { part: { field: value } };
  return formStory({ part: { title: "一节", fields: { field: wish } } }, { answers, checked });
}
