// Normalises an entry of the city's list for the comparison, so that each fact has exactly one form.
import type { Json } from "./compare-entry.ts";
import { fetchedMaterials, impliedRules, promises, writtenPlaces } from "./superseded.ts";

type Entry = { [key: string]: Json };

interface FieldEntry extends Entry {
  title: string;
  type: string;
}

export interface CityList {
  oneThings: Entry[];
  dicts: Record<string, { code: string; name: string }[]>;
  projectAreaMap: Record<string, string>;
  departments: { id: string; name: string }[];
  subjects: Entry[];
  serviceLists: Entry;
  city: Entry;
}

type FieldLike = {
  titles: string[];
  types: string[];
  choices?: { code: string; name: string }[] | undefined;
};

/** A field's dictionary and its own options are both choices; its label takes precedence over its title. */
export function expectedEntry(
  entry: Entry,
  list: CityList,
  rebuiltFields: ReadonlyMap<string, FieldLike>,
): Entry {
  const always = (entry.matters as Entry[])
    .filter(({ required }) => required)
    .map((matter) => matter.matterInfoId);
  const choose = entry.platChooseCondition as { optionList: Entry[]; quotaList: Entry[] };
  const form = entry.form as { sections: Entry[] } & Entry;
  const fields = form.sections.flatMap((section) => section.fields as FieldEntry[]);
  return {
    ...entry,
    materials: (entry.materials as Entry[]).map((material) =>
      Object.hasOwn(fetchedMaterials, String(material.materialId))
        ? { ...material, source: "E_LICENCE", fallback: "UPLOAD" }
        : material,
    ),
    platChooseCondition: {
      ...choose,
      quotaList: choose.quotaList
        .filter(({ id }) => !Object.hasOwn(impliedRules, String(id)))
        .map((quota) => expectedQuota(quota, fields, list)),
      optionList: choose.optionList.map((question) => ({
        ...question,
        // An option need not name a matter that is always handled.
        options: (question.options as Entry[]).map((option) => ({
          ...option,
          matterInfoIds: (option.matterInfoIds as Json[]).filter((id) => !always.includes(id)),
        })),
      })),
    },
    form: {
      ...form,
      sections: form.sections.map((section) => ({
        ...section,
        // The list appends the wire name, which means nothing to a citizen; the section's own key holds it.
        title: String(section.title).replace(/（[A-Za-z]+）$/, ""),
        fields: (section.fields as FieldEntry[]).map((field) => expectedField(field, list, rebuiltFields)),
      })),
    },
  };
}

/** A rule names its field by its full path, and choices by their codes. */
function expectedQuota(quota: Entry, fields: readonly FieldEntry[], list: CityList): Entry {
  const field = fields.find(({ key }) => key === String(quota.field).replace(/^.*\./, ""));
  const choices = field && choicesOf(field, list);
  const value = String(quota.value)
    .split("|")
    .map((part) => choices?.find(({ name }) => name === part)?.code ?? part)
    .join("|");
  return { ...quota, field: String(field?.path ?? "").replace(/^formData\./, ""), value };
}

function choicesOf({ dict, options }: FieldEntry, { dicts }: CityList) {
  return (typeof dict === "string" ? dicts[dict] : options) as { code: string; name: string }[] | undefined;
}

/** Of a relation the files offer those that can be, in their own order; each is in the list. */
const ofThese = (kept: FieldLike["choices"], listed: ReturnType<typeof choicesOf>) =>
  kept?.every(({ code, name }) => listed?.some((one) => one.code === code && one.name === name))
    ? kept
    : listed;

function expectedField(field: FieldEntry, list: CityList, rebuilt: ReadonlyMap<string, FieldLike>): Entry {
  const { dict: _, options: __, label, title, type, ...rest } = field;
  const found = rebuilt.get(String(field.path));
  const listed = choicesOf(field, list);
  const choices = promises.includes(String(field.key))
    ? found?.choices
    : field.dict === "relation"
      ? ofThese(found?.choices, listed)
      : listed;
  const wanted = typeof label === "string" ? label : title;
  return {
    ...rest,
    ...(choices && { choices: choices as Json }),
    // One fact may be written in two ways: a unit inside the title, a choice as cards or as a list.
    titles: found?.titles.includes(wanted) ? found.titles : wanted,
    types: found?.types.includes(Object.hasOwn(writtenPlaces, String(field.key)) ? "text" : type)
      ? found.types
      : type,
  };
}
