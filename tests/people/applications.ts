// Makes what the gateway would store of a record: a draft, an application and its details.

import { waitsFor } from "../../engine/application/application-life.ts";
import type {
  ApplicationDetail,
  ApplicationPage,
  ApplicationStatus,
  ApplicationSummary,
  DraftView,
  FileInfo,
  LicenceInfo,
  UserInfo,
} from "../../engine/contract/types.gen.ts";
import { evaluate } from "../../engine/declaration/evaluate.ts";
import type { DeclarationRecord } from "../../engine/declaration/record.ts";
import { fromWire } from "../../engine/declaration/wire/from-wire.ts";
import type { Definition } from "../../engine/one-thing/definition.ts";
import { principalOf } from "../../engine/portal/visit/principal.ts";
import { maskIdCard, maskName, maskPhone } from "../../engine/privacy/mask.ts";
import { companies } from "./companies.ts";
import { savedAt, today } from "./people.ts";

export const draftId = "draft-1";
export const applicationId = "application-1";
export const receiptNumber = "32990020261120000018";

export function draftOf(definition: Definition, record: DeclarationRecord): DraftView {
  const given = Object.entries(record.materials);
  return {
    draftId,
    revision: 3,
    savedAt,
    company: record.principal.company ?? null,
    declaration: evaluate(definition, record, today).wire,
    files: given.flatMap(([material, { files }]) => files.map((file): FileInfo => ({ ...file, material }))),
    licences: given.flatMap(([material, { licence }]): LicenceInfo[] =>
      licence ? [{ ...licence, material }] : [],
    ),
    signature: (record.signature ?? null) as DraftView["signature"],
  };
}

const notes = {
  授权过期: "企业授权已过期，请重新授权后继续办理",
  未上传委托书: "请上传企业委托书",
  不予批准: "材料与申请内容不一致，可修改后重新申报",
  办理中: "3 个部门正在办理，最近更新：今天 10:20",
  已申请: "已提交，等待受理",
  暂存件: "填到“一表申请”，可以继续填写",
} satisfies Record<ApplicationStatus, string>;

const reasons: Partial<Record<ApplicationStatus, string>> = {
  授权过期: "企业对您的授权已过期或被收回，各事项暂停办理",
  未上传委托书: "申请人与办理人不一致，请补充委托书",
  不予批准: "车位权属证明与申请地址不一致",
};
const dates: Partial<Record<ApplicationStatus, string>> = {
  授权过期: "2026-12-04",
  未上传委托书: "2026-12-04",
};

const statuses = Object.keys(notes) as ApplicationStatus[];

/** One of each status, newest first. */
export function applicationsOf(definitions: readonly Definition[]): ApplicationSummary[] {
  return statuses.map((status, at) => {
    const definition = definitions[at % definitions.length];
    if (!definition) throw new Error("There is no one-thing to apply for.");
    return summaryOf(definition, status, at);
  });
}

function summaryOf(definition: Definition, status: ApplicationStatus, at: number): ApplicationSummary {
  const { oneThing, townships } = definition;
  const isDraft = status === "暂存件";
  return {
    id: isDraft ? draftId : `application-${at + 1}`,
    kind: isDraft ? "draft" : "application",
    oneThingId: oneThing.id,
    oneThingName: oneThing.name,
    code: oneThing.code,
    icon: oneThing.icon,
    hue: oneThing.guide.theme.hue,
    status,
    statusNote: notes[status],
    waitsFor: waitsFor(status, false),
    number: isDraft ? null : receiptNumber,
    time: `2026-11-${20 - at} 14:32:00`,
    townshipName: Object.values(townships)[0] ?? null,
    companyName: status === "授权过期" ? (companies[4]?.companyName ?? null) : null,
    reason: reasons[status] ?? null,
    dueBy: dates[status] ?? null,
  };
}

function historyOf(status: ApplicationStatus): ApplicationDetail["history"] {
  const note = reasons[status];
  return note ? [{ status, time: "2026-11-20 11:05:00", note }] : [];
}

const progress = ["待受理", "已办结", "办理中"] as const;

/** The progress of the matter at that position; in progress, only the first one waits for a correction. */
function progressOf(standing: ApplicationStatus, at: number): ApplicationDetail["matters"][number]["status"] {
  if (standing !== "办理中") return "待受理";
  return at === 0 ? "待补正" : (progress[at % progress.length] ?? "待受理");
}

/** One page of that many applications. */
export function applicationPage(
  items: ApplicationSummary[],
  { status, page = 1 }: { status?: ApplicationStatus; page?: number } = {},
): ApplicationPage {
  const pageSize = 10;
  const wanted = items.filter((each) => !status || each.status === status);
  const count = (each: ApplicationStatus) => items.filter((item) => item.status === each).length;
  return {
    items: wanted.slice((page - 1) * pageSize, page * pageSize),
    total: wanted.length,
    all: items.length,
    counts: Object.fromEntries(statuses.map((each) => [each, count(each)])) as ApplicationPage["counts"],
    page,
    pageSize,
  };
}

/** That draft, submitted: in progress its matters are at different stages, otherwise none has been accepted. */
export function applicationDetail(
  definition: Definition,
  draft: DraftView,
  user: UserInfo,
  standing: ApplicationStatus = "办理中",
): ApplicationDetail {
  const record = fromWire(definition, draft, principalOf(user));
  const { matters, materials } = evaluate(definition, record, today).asked;
  return {
    ...summaryOf(definition, standing, 0),
    ...(standing === "办理中" && {
      waitsFor: "mending",
      dueBy: "2026-12-04",
      statusNote: "有 1 个事项需要您补正",
    }),
    id: applicationId,
    company: standing === "授权过期" ? { id: "CO005", state: 8 } : null,
    canWithdraw: standing === "已申请",
    history: historyOf(standing),
    supplements: [],
    applicantNameText: maskName(record.principal.name),
    applicantPaperCodeText: maskIdCard(record.principal.certificateNumber),
    applicantMobileText: maskPhone(record.principal.mobile),
    matters: matters.map(({ matter, departmentName }, at) => {
      const status = progressOf(standing, at);
      return {
        matterInfoId: matter.id,
        name: matter.name,
        departmentName,
        status,
        promisedBy: "2026-11-25",
        mendBy: status === "待补正" ? "2026-12-04" : null,
        results:
          status === "已办结"
            ? [
                {
                  fileId: "f".repeat(32),
                  name: `${matter.name}结果.pdf`,
                  type: "application/pdf" as const,
                  size: 48_213,
                  sha256: "0".repeat(64),
                  material: `$result:${matter.id}`,
                },
              ]
            : [],
        history: [
          { status: "待受理", time: "2026-11-18 14:32:00", note: `已推送至${departmentName}` },
          ...(status === "待受理" ? [] : [{ status, time: "2026-11-20 10:20:00", note: "经办人员已处理" }]),
        ],
      };
    }),
    formContent: evaluate(definition, record, today).content,
    materials: materials.map(({ key, material }) => ({
      name: material.name,
      source: material.from,
      files: draft.files.filter((file) => file.material === key),
      licence: draft.licences.find((one) => one.material === key) ?? null,
    })),
    promisedBy: "2026-11-25",
    receiptHash: "0".repeat(64),
  };
}
