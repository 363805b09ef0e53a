// The keys of the city's list that are not compared, each with what replaces them and why.

/** Path in an entry (lists as []) → the reason. Everything below a path is included. */
export const superseded: Readonly<Record<string, string>> = {
  stepBar:
    "the bar is derived from the steps, its names are the house's own (design 6), unless `stepLabels` says otherwise",
  signStepIndex: "the sign step stands right after one-form in any flow (example.md)",
  signPlacement: "the sign step stands right after one-form, in the bar, in short flows too (example.md)",
  areaDialogText: "the two sentences are the engine's own, by the subject's kind",
  webIconFileId: "`icon` names a drawing of the look; there is no file to fetch",
  "form.sections[].id": "sections are keyed by plain words, nothing is said twice (example.md)",
  "platChooseCondition.optionList[].options[].id":
    "options are keyed by plain words or by the value they fill in (example.md)",
};

/**
 * Options that the files have but the list lacks, by the question's id. The list's field offers both values and its sections
 * ask for them, but its question, which now fills that field, could not choose them.
 */
export const addedOptions: Readonly<Record<string, readonly string[]>> = {
  "OT008-C01": ["董事、监事、高级管理人员", "公司类型"],
};

/** Rules that the list has but the files lack, by their id → why they could never speak. */
export const impliedRules: Readonly<Record<string, string>> = {
  "OT002-Q02":
    "familyKind is filled in by the question whose first two options alone add the matter of the rule",
};

/** Fields that the list asks as a yes or no, and the files as one box to tick: a promise that may be answered 否 is none. */
export const promises: readonly string[] = ["promiseFlag", "debtPromise"];

/** Fields that the list has chosen among the city's townships, and the files written, by their key → why. */
export const writtenPlaces: Readonly<Record<string, string>> = {
  birthPlace: "it is asked of those born elsewhere, where none of the city's townships fits",
};

/** Materials that the list has uploaded and the files fetch where the register has them, by their id → why. */
export const fetchedMaterials: Readonly<Record<string, string>> = {
  "OT011-A02": "a parking place of one's own is in the register of property",
  "OT011-A03": "a vehicle licence is an electronic licence; an agreement to buy is still uploaded",
};

/** The same for what stands beside the entries. */
export const supersededBeside: Readonly<Record<string, string>> = {
  meta: "says where the list comes from; nothing of it is shown",
  areas: "says projectAreaMap a second time",
  fieldLibrary: "says the fields of the entries a second time; each is compared where it is asked",
  sampleCompanies: "demo data of the trial, kept by the gateway's seed",
};

/** Dictionaries that no field of the list uses, so that nothing can offer them. */
export const unusedDictionaries: readonly string[] = ["liveHouse"];
