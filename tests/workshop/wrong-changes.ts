// One-things that are dated, retired, renamed or migrated wrongly, each with the sentence it must get.
import type { WrongFile } from "../flows/wrong/wrong-file.ts";

const parking = "flows/one-things/parking.json";
const before = '"icon": "charger"';

const withWord = (rule: string, name: string, word: string, at: string, sentence: string): WrongFile => ({
  rule,
  name,
  file: parking,
  from: before,
  to: `${word},\n  ${before}`,
  at,
  sentence,
});

const withOp = (rule: string, name: string, op: string, sentence: string): WrongFile =>
  withWord(rule, name, `"migrations": [{ "from": "以前",\n "ops": [\n${op}\n] }]`, op, sentence);

const fields =
  "declarePersonType、applicantName、applicantPaperType、applicantPaperCode、applicantMobile、applicantTown、linkManAddress、parkKind、parkAddress、parkNo、parkOwner、leaseEndDate 等 20 个";

export const wrongChanges: WrongFile[] = [
  withWord(
    "days-turned",
    "it is open until before it is open from",
    '"valid": { "from": "2027-05-01", "until": "2027-04-30" }',
    '"valid"',
    "valid.from：开始的 2027-05-01 晚于结束的 2027-04-30。请把早的一天写在前面。",
  ),
  withWord(
    "wrong-date",
    "the day it opens does not exist",
    '"valid": { "from": "2027-02-30" }',
    '"valid"',
    "valid.from：没有 2027-02-30 这一天。请改为存在的日期。",
  ),
  withWord(
    "drafts-end-early",
    "drafts end before it retires",
    '"retired": { "on": "2027-05-01", "because": "已并入", "draftsUntil": "2027-04-01" }',
    '"retired"',
    'retired.draftsUntil：暂存件办到 2027-04-01，早于停办的 2027-05-01。停办那天之前本来就能提交。请写停办那天或更晚的一天，或删去 "draftsUntil"。',
  ),
  withWord(
    "instead-of-itself",
    "it is its own successor",
    '"retired": { "on": "2027-05-01", "because": "已并入", "instead": "parking" }',
    '"retired"',
    'retired.instead：停办后改办的还是它自己 “parking”。请写接替它的一件事的代码，或删去 "instead"。',
  ),
  withWord(
    "unknown-name",
    "its successor does not exist",
    '"retired": { "on": "2027-05-01", "because": "已并入", "instead": "houshold" }',
    '"retired"',
    "retired.instead：没有名为 “houshold” 的一件事。现有：canteen、household、signboard。是否想写 “household”？",
  ),
  withWord(
    "formerly-itself",
    "its former code is its own",
    '"formerly": ["parking"]',
    '"formerly"',
    "formerly.0：曾用代码 “parking” 就是现在的代码。请从 formerly 中删去。",
  ),
  withWord(
    "formerly-living",
    "its former code is another's",
    '"formerly": ["household"]',
    '"formerly"',
    "formerly.0：曾用代码 “household” 现在是 flows/one-things/household.json 的代码。旧地址只能转到一处。请从 formerly 中删去，或给那个一件事换代码。",
  ),
  withOp(
    "migration-half",
    "a migration says two things at once",
    '{ "field": "leaseEnd", "renamedTo": "leaseEndDate", "dropped": true }',
    "migrations.0.ops.0：没有写清搬什么、怎么搬。搬什么：field、section、question、material 写一个；怎么搬：renamedTo、values、dropped 写一个，字段还可以写 movedTo。",
  ),
  withOp(
    "migration-living",
    "a migration moves what is still in use",
    '{ "field": "parkNo", "renamedTo": "parkAddress" }',
    "migrations.0.ops.0.field：旧的字段 “parkNo” 现在还在用。搬迁只用于现在已经没有的名称，否则新填的内容也会被搬走。请改写旧名称，或删去这一步。",
  ),
  withOp(
    "migration-target",
    "a migration leads to a field that is not there",
    '{ "field": "leaseEnd", "renamedTo": "leaseEndDat" }',
    `migrations.0.ops.0.renamedTo：搬到的字段 “leaseEndDat” 现在没有。现有：${fields}。是否想写 “leaseEndDate”？`,
  ),
  withOp(
    "migration-target",
    "a migration leads to a material that is not there",
    '{ "material": "car", "renamedTo": "vehicles" }',
    "migrations.0.ops.0.renamedTo：搬到的材料 “vehicles” 现在没有。现有：idCard、parkingRight、vehicle、propertyConsent、safetyPromise。是否想写 “vehicle”？",
  ),
  withOp(
    "migration-cycle",
    "two names are changed into each other",
    '{ "question": "kind", "renamedTo": "sort" }, { "question": "sort", "renamedTo": "kind" }',
    "migrations.0.ops.0.renamedTo：kind → sort → kind 互相改名，没有尽头。请删去其中一步。",
  ),
  withOp(
    "migration-living",
    "a value is carried over that can still be chosen",
    '{ "question": "parkKind", "values": { "2": "3" } }',
    "migrations.0.ops.0.values.2：旧的值 “2” 现在还在用。搬迁只用于现在已经没有的名称，否则新填的内容也会被搬走。请改写旧名称，或删去这一步。",
  ),
  withOp(
    "migration-target",
    "a value is carried over to one that is not there",
    '{ "question": "parkKind", "values": { "4": "5" } }',
    "migrations.0.ops.0.values.4：搬到的值 “5” 现在没有。现有：1、2、3。",
  ),
  withOp(
    "migration-no-choices",
    "values are carried over in a field without choices",
    '{ "field": "parkNo", "values": { "4": "5" } }',
    "migrations.0.ops.0.field：字段 “parkNo” 没有选项，值不能对应。请删去这一步，或写有选项的字段。",
  ),
  withOp(
    "migration-twice",
    "a name is moved twice",
    '{ "field": "a1", "renamedTo": "parkNo" }, { "field": "a1", "renamedTo": "parkOwner" }',
    "migrations.0.ops.1.field：旧的字段 “a1” 搬了两次。请只留一步。",
  ),
];
