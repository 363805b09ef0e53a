// Tightenings of the fixtures, one of each kind, with the notice for people whose draft lies beyond the new limit.
import type { DraftsVerdict } from "../../workshop/change/draft-verdicts.ts";
import type { Change } from "../flows/setup/content-copy.ts";

export interface Tightened {
  name: string;
  code: "parking" | "household";
  changes: Change[];
  told: DraftsVerdict["tellings"][number]["kind"];
  /** Name of the field, material, section or question that is reported, or what stops the draft. */
  words: string;
  /** Neither tighter nor looser, so undoing it also asks again. */
  other?: true;
}

const at = (code: Tightened["code"]) => ({
  thing: (from: string, to: string): Change => ({ file: `flows/one-things/${code}.json`, from, to }),
  form: (from: string, to: string): Change => ({ file: `schemas/forms/${code}.schema.json`, from, to }),
});
const [parking, household] = [at("parking"), at("household")];

const again = (code: Tightened["code"], name: string, words: string, ...changes: Change[]): Tightened => ({
  name,
  code,
  changes,
  told: "again",
  words,
});

const ofTexts: Tightened[] = [
  again(
    "parking",
    "one character fewer",
    "车位产权人",
    parking.form(
      '"车位产权人", "type": "string", "maxLength": 50',
      '"车位产权人", "type": "string", "maxLength": 49',
    ),
  ),
  again(
    "parking",
    "more characters at least",
    "期望表位",
    parking.form('"期望表位", "type": "string"', '"期望表位", "type": "string", "minLength": 4'),
  ),
  again(
    "parking",
    "fewer digits",
    "供电户号",
    parking.form('"format": "digits", "maxLength": 20', '"format": "digits", "maxLength": 19'),
  ),
  again(
    "household",
    "a shorter name, asked of some only",
    "出租人姓名",
    household.form(
      '"title": "出租人姓名",\n          "type": "string",\n          "format": "name",\n          "maxLength": 50',
      '"title": "出租人姓名",\n          "type": "string",\n          "format": "name",\n          "maxLength": 30',
    ),
  ),
  again(
    "household",
    "a shorter text in rows, asked of some rows only",
    "工作单位",
    household.form(
      '"工作单位", "type": "string", "maxLength": 60',
      '"工作单位", "type": "string", "maxLength": 59',
    ),
  ),
  again(
    "parking",
    "a format where there was none",
    "车位编号",
    parking.form('"车位编号", "type": "string"', '"车位编号", "type": "string", "format": "digits"'),
  ),
  {
    ...again(
      "parking",
      "another format",
      "充电桩功率",
      parking.form('"format": "decimal"', '"format": "integer"'),
    ),
    other: true,
  },
  again(
    "parking",
    "a certain way of writing",
    "车位编号",
    parking.form('"车位编号", "type": "string"', '"车位编号", "type": "string", "pattern": "^[A-Z][0-9]+-"'),
  ),
];

const ofChoices: Tightened[] = [
  again(
    "household",
    "a choice less",
    "申领事由",
    household.form('            { "const": "2", "title": "就读" },\n', ""),
  ),
  again(
    "household",
    "fewer of several choices",
    "用气设备",
    household.form('"title": "用气设备",', '"title": "用气设备",\n          "maxItems": 2,'),
  ),
  again(
    "household",
    "more of several choices",
    "用气设备",
    household.form('"title": "用气设备",', '"title": "用气设备",\n          "minItems": 2,'),
  ),
  again("household", "fewer rows", "入住人员", household.form('"maxItems": 20', '"maxItems": 19')),
  again("household", "more rows", "入住人员", household.form('"minItems": 1', '"minItems": 2')),
  again("parking", "a township less", "乡镇", parking.thing(',\n    "槐荡乡"', "")),
];

const materials = parking.thing;
const ofFiles: Tightened[] = [
  again(
    "parking",
    "a kind of file less",
    "购车意向协议或行驶证",
    materials(
      '"for": ["install"],\n      "accept": ["pdf", "jpg", "png"]',
      '"for": ["install"],\n      "accept": ["pdf", "png"]',
    ),
  ),
  again(
    "parking",
    "smaller files",
    "购车意向协议或行驶证",
    materials(
      '"for": ["install"],\n      "accept": ["pdf", "jpg", "png"],\n      "maxMB": 10',
      '"for": ["install"],\n      "accept": ["pdf", "jpg", "png"],\n      "maxMB": 9',
    ),
  ),
  again(
    "household",
    "fewer files, of a matter that some choose",
    "居民身份证",
    household.thing('"maxFiles": 2', '"maxFiles": 1'),
  ),
];

const ofRules: Tightened[] = [
  again(
    "parking",
    "a smaller number, by a rule that only warned",
    "充电桩功率",
    parking.thing('"atMost": "7"', '"atMost": "6"'),
    parking.thing('"severity": "warn"', '"severity": "block"'),
  ),
  {
    ...again(
      "household",
      "another sum over the rows",
      "费用分摊比例",
      household.thing('"sumIs": "100"', '"sumIs": "10"'),
    ),
    other: true,
  },
  again(
    "parking",
    "a rule more, beyond what is usual",
    "充电桩功率",
    parking.thing(
      '"rules": {',
      '"rules": { "least": { "name": "最小功率", "must": { "answer": "pilePower", "atLeast": "3" }, "else": "至少3千瓦" },',
    ),
  ),
  {
    name: "a field more, with a rule over it",
    code: "parking",
    changes: [
      parking.form('"promiseFlag": {', '"fax": { "title": "传真", "type": "string" },\n"promiseFlag": {'),
      parking.form('"pilePower",\n', '"pilePower",\n"fax",\n'),
      parking.thing(
        '"rules": {',
        '"rules": { "fax": { "name": "传真", "must": { "answer": "fax", "isNot": "1" }, "else": "传真不能是1" },',
      ),
    ],
    told: "newly",
    words: "传真",
    other: true,
  },
  {
    name: "an option that forbids",
    code: "parking",
    changes: [
      parking.thing(
        '"label": "公共共享车位", ',
        '"label": "公共共享车位", "forbids": "公共车位由运营企业办理", ',
      ),
      parking.thing('"id": "OT901-M04"', '"id": "OT901-M04", "always": true'),
    ],
    told: "stopped",
    words: "公共车位由运营企业办理",
  },
  {
    name: "a field required of some",
    code: "household",
    changes: [
      household.form('        "landlordName",\n', '        "landlordName",\n        "landlordMobile",\n'),
    ],
    told: "newly",
    words: "出租人手机号码",
  },
];

export const tightened: Tightened[] = [...ofTexts, ...ofChoices, ...ofFiles, ...ofRules];
