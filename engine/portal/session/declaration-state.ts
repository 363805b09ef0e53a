// Works out the state of the running declaration under the specification's names.

import { usersOf } from "../../declaration/asked/situation.ts";
import { configurationOf } from "../../declaration/configuration.ts";
import type { Evaluation } from "../../declaration/evaluate.ts";
import type { Answers } from "../../declaration/record.ts";
import { filterAsk } from "../../declaration/wire/filter-ask.ts";
import type { DeclarationContext } from "../../flow/declaration-types.ts";
import type { DeclarationState } from "../visit/spec-state.ts";

/** Everything but the guide, which is no part of a declaration. */
export function declarationState(
  known: Evaluation,
  { seal, receipt }: Pick<DeclarationContext, "seal" | "receipt">,
): Omit<DeclarationState, "guideInfo"> {
  const { definition, record, answers, wire } = known;
  const { formContent, platChooseCondition, formData, signatureId, filterFormList } = wire;
  const { company } = record.principal;
  const { code, sign } = definition.oneThing;
  const given = Object.entries(record.materials);
  const declareIds = receipt ? [receipt.id] : formData.declareIds;
  const ofOneThing: Record<`${string}FormData`, Answers> = { [`${code}FormData`]: answers };
  return {
    ...ofOneThing,
    formContent,
    platChooseCondition,
    formData: { ...formData, declareIds },
    signatureId,
    filterFormList,
    oneThing: configurationOf(definition, record),
    declareIds,
    unifiedSocialCreditCode: String(formData.shxydm ?? ""),
    currentUnifiedSocialCreditCode: company?.creditCode ?? "",
    currentChooseCompany: company
      ? { id: company.id, companyName: company.name, unifiedSocialCreditCode: company.creditCode }
      : null,
    onceInfo: { matterMaterials: matterMaterials(known) },
    signObj: record.signature ?? null,
    electronicIds: [...given.flatMap(([, { licence }]) => licence?.licenceId ?? []), ...seal.flowIds],
    isClickNetSignBtn: seal.away,
    isNeedSignPage: sign,
    materialObj: wire.materials,
    uploadMaterialObj: Object.fromEntries(
      given.flatMap(([key, { files }]) => (files.length > 0 ? [[key, files]] : [])),
    ),
    customizedBody: filterAsk(definition, wire),
    houseInfo: record.fetched?.["house-info"] ?? [],
    mailIdList: wire.mailIdList ?? [],
  };
}

function matterMaterials(known: Evaluation): DeclarationState["onceInfo"]["matterMaterials"] {
  const { matters, materials } = known.asked;
  return matters.map(({ matter }) => ({
    matterInfoId: matter.id,
    materials: materials.flatMap(({ material, required }) =>
      usersOf(known, [material]).some((user) => user.matter === matter)
        ? [{ materialId: material.id, materialName: material.name, required }]
        : [],
    ),
  }));
}
