// Nothing goes in; one-things whose parts do not fit each other, their form or the catalogue come out, each with the one sentence it must earn.
import type { WrongFile } from "./wrong-file.ts";

export const wrongOneThings: WrongFile[] = [
  {
    rule: "unknown-name",
    name: "a subject does not exist",
    file: "flows/one-things/parking.json",
    from: '"subject": "住房与公用事业"',
    to: '"subject": "住房与公共事业"',
    at: '"subject": "住房与公共事业",',
    sentence:
      "subject：没有名为 “住房与公共事业” 的主题。现有：生育收养、助残服务、企业开办、不动产、公民身后、企业变更、社会保障、企业注销、住房与公用事业、就业创业、教育、准入准营 等 17 个。是否想写 “住房与公用事业”？",
  },
  {
    rule: "unknown-name",
    name: "a township does not exist",
    file: "flows/one-things/parking.json",
    from: '"霁桥镇"',
    to: '"霁侨镇"',
    at: '"霁侨镇",',
    sentence:
      "townships.2：没有名为 “霁侨镇” 的乡镇。现有：望岫街道、澜湾街道、霁桥镇、松陌镇、青漪镇、芦汀镇、雁浦镇、梧岭镇、云澜经济开发区、槐荡乡。是否想写 “霁桥镇”？",
  },
  {
    rule: "unknown-name",
    name: "a department does not exist",
    file: "flows/one-things/parking.json",
    from: '"department": "D019"',
    to: '"department": "D119"',
    at: '"department": "D119",',
    sentence:
      "matters.install.department：没有名为 “D119” 的部门。现有：D001、D002、D003、D004、D005、D006、D007、D008、D009、D010、D011、D012 等 28 个。是否想写 “D019”？",
  },
  {
    rule: "unknown-name",
    name: "an option adds an unknown matter",
    file: "flows/one-things/parking.json",
    from: '"adds": ["publicFiling"]',
    to: '"adds": ["publicFilling"]',
    at: '"3": { "label": "公共共享车位", "adds": ["publicFilling"] }',
    sentence:
      "questions.parkKind.options.3.adds.0：没有名为 “publicFilling” 的事项。现有：install、consent、fireSafety、publicFiling。是否想写 “publicFiling”？",
  },
  {
    rule: "unknown-name",
    name: "an asked field names an unknown matter",
    file: "flows/one-things/parking.json",
    from: '"propertyCompany": { "for": ["install", "consent"] }',
    to: '"propertyCompany": { "for": ["instal", "consent"] }',
    at: '"propertyCompany": { "for": ["instal", "consent"] },',
    sentence:
      "asked.parking.propertyCompany.for.0：没有名为 “instal” 的事项。现有：install、consent、fireSafety、publicFiling。是否想写 “install”？",
  },
  {
    rule: "unknown-name",
    name: "a material names an unknown matter",
    file: "flows/one-things/parking.json",
    from: '"from": "form",\n      "for": ["fireSafety"]',
    to: '"from": "form",\n      "for": ["fireSafty"]',
    at: '"for": ["fireSafty"],',
    sentence:
      "materials.safetyPromise.for.0：没有名为 “fireSafty” 的事项。现有：install、consent、fireSafety、publicFiling。是否想写 “fireSafety”？",
  },
  {
    rule: "duplicate-id",
    name: "a wire id is used twice",
    file: "flows/one-things/parking.json",
    from: '"OT901-M02"',
    to: '"OT901-M01"',
    at: '"OT901-M01",\n      "name": "物业',
    sentence:
      "matters.consent.id：编号 “OT901-M01” 与 matters.install.id 重复。编号不能重复。请改用别的编号。",
  },
  {
    rule: "wrong-steps",
    name: "steps stand in the wrong order",
    file: "flows/one-things/parking.json",
    from: '["one-form", "submit-materials", "done"]',
    to: '["submit-materials", "one-form", "done"]',
    at: '"steps": ["submit-materials", "one-form", "done"],',
    sentence:
      "steps：步骤 submit-materials、one-form、done 不成立。5 步须依次写 select-items、confirm-info、one-form、submit-materials、done；3 步或 2 步从中按原顺序选，须有 one-form，最后是 done。请改为 one-form、submit-materials、done。",
  },
  {
    rule: "wrong-steps",
    name: "steps are four",
    file: "flows/one-things/parking.json",
    from: '["one-form", "submit-materials", "done"]',
    to: '["confirm-info", "one-form", "submit-materials", "done"]',
    at: '"steps": ["confirm-info", "one-form", "submit-materials", "done"],',
    sentence:
      "steps：步骤 confirm-info、one-form、submit-materials、done 不成立。5 步须依次写 select-items、confirm-info、one-form、submit-materials、done；3 步或 2 步从中按原顺序选，须有 one-form，最后是 done。请改为 select-items、confirm-info、one-form、submit-materials、done。",
  },
  {
    rule: "wrong-steps",
    name: "the form is no step",
    file: "flows/one-things/parking.json",
    from: '["one-form", "submit-materials", "done"]',
    to: '["submit-materials", "done"]',
    at: '"steps": ["submit-materials", "done"],',
    sentence:
      "steps：步骤 submit-materials、done 不成立。5 步须依次写 select-items、confirm-info、one-form、submit-materials、done；3 步或 2 步从中按原顺序选，须有 one-form，最后是 done。请改为 one-form、submit-materials、done。",
  },
  {
    rule: "sign-in-steps",
    name: "sign is written as a step",
    file: "flows/one-things/parking.json",
    from: '["one-form", "submit-materials", "done"]',
    to: '["one-form", "sign", "done"]',
    at: '"steps": ["one-form", "sign", "done"],',
    sentence:
      'steps.1：步骤里写了 sign。签名步骤由平台加在一表申请之后。请从 steps 中删去 sign，并写 "sign": true。',
  },
  {
    rule: "rule-without-effect",
    name: "a rule has no effect",
    file: "flows/one-things/parking.json",
    from: '      "must": { "answer": "pilePower", "atMost": "7" },\n      "else": "居民住宅区单相充电桩一般不超过7千瓦，超出须核定容量",\n',
    to: "",
    at: '"power": {',
    sentence: "rules.power：这条规则什么也不做。应写 must 和 else，或写 when 和 adds、removes。",
  },
  {
    rule: "rule-half",
    name: "a rule blocks without a sentence",
    file: "flows/one-things/parking.json",
    from: '      "else": "居民住宅区单相充电桩一般不超过7千瓦，超出须核定容量",\n',
    to: "",
    at: '"power": {',
    sentence: 'rules.power：写了 must 却没有 else。请补上 "else"。',
  },
  {
    rule: "unknown-name",
    name: "a condition reads an unknown field",
    file: "flows/one-things/parking.json",
    from: '{ "answer": "pilePower", "atMost": "7" }',
    to: '{ "answer": "pilePowr", "atMost": "7" }',
    at: '"must": { "answer": "pilePowr", "atMost": "7" },',
    sentence:
      "rules.power.must.answer：没有名为 “pilePowr” 的字段或问题。现有：declarePersonType、applicantName、applicantPaperType、applicantPaperCode、applicantMobile、applicantTown、linkManAddress、parkKind、parkAddress、parkNo、parkOwner、leaseEndDate 等 20 个。是否想写 “pilePower”？",
  },
  {
    rule: "impossible-value",
    name: "a condition compares with an impossible value",
    file: "flows/one-things/parking.json",
    from: '{ "answer": "parkKind", "in": ["2", "3"] }',
    to: '{ "answer": "parkKind", "in": ["2", "4"] }',
    at: '"parkOwner": { "when": { "answer": "parkKind", "in": ["2", "4"] } },',
    sentence: "asked.parking.parkOwner.when.in.1：“parkKind” 不会有值 “4”。它的值有：1、2、3。",
  },
  {
    rule: "wrong-word",
    name: "a condition compares a text as a number",
    file: "flows/one-things/parking.json",
    from: '{ "answer": "pilePower", "atMost": "7" }',
    to: '{ "answer": "pileBrand", "atMost": "7" }',
    at: '"must": { "answer": "pileBrand", "atMost": "7" },',
    sentence:
      "rules.power.must.atMost：atMost 不能用于 “pileBrand”。atMost 只用于数字字段（format 为 integer、decimal、money、digits）。",
  },
  {
    rule: "wrong-word",
    name: "a condition counts days of no date",
    file: "flows/one-things/parking.json",
    from: '{ "answer": "pilePower", "atMost": "7" }',
    to: '{ "answer": "parkNo", "withinDays": 30 }',
    at: '"must": { "answer": "parkNo", "withinDays": 30 },',
    sentence:
      "rules.power.must.withinDays：withinDays 不能用于 “parkNo”。withinDays 只用于日期字段（format 为 date、month、date-time）。",
  },
  {
    rule: "unknown-name",
    name: "a condition names an unknown matter",
    file: "flows/one-things/parking.json",
    from: '{ "answer": "pilePower", "atMost": "7" }',
    to: '{ "matter": "instll" }',
    at: '"must": { "matter": "instll" },',
    sentence:
      "rules.power.must.matter：没有名为 “instll” 的事项。现有：install、consent、fireSafety、publicFiling。是否想写 “install”？",
  },
  {
    rule: "township-outside",
    name: "a condition names a township that is not offered",
    file: "flows/one-things/parking.json",
    from: '{ "answer": "pilePower", "atMost": "7" }',
    to: '{ "township": { "in": ["霁桥鎮"] } }',
    at: '"must": { "township": { "in": ["霁桥鎮"] } },',
    sentence:
      "rules.power.must.township.in.0：条件里的乡镇 “霁桥鎮” 不在本一件事的 townships 中。现有：望岫街道、澜湾街道、霁桥镇、松陌镇、青漪镇、芦汀镇、雁浦镇、梧岭镇、云澜经济开发区、槐荡乡。是否想写 “霁桥镇”？",
  },
  {
    rule: "empty-range",
    name: "a range is empty",
    file: "flows/one-things/parking.json",
    from: '{ "answer": "pilePower", "atMost": "7" }',
    to: '{ "answer": "pilePower", "between": ["7", "3"] }',
    at: '"must": { "answer": "pilePower", "between": ["7", "3"] },',
    sentence: "rules.power.must.between：7 大于 3。请把小的写在前面。",
  },
  {
    rule: "asked-cycle",
    name: "fields wait for each other",
    file: "flows/one-things/parking.json",
    from: '"vehicleBrand": { "for": ["install"] },\n      "plateNo": { "for": ["install"] }',
    to: '"vehicleBrand": { "when": { "answer": "plateNo", "filled": true } },\n      "plateNo": { "when": { "answer": "vehicleBrand", "filled": true } }',
    at: '"plateNo": { "when": { "answer": "vehicleBrand", "filled": true } },',
    sentence:
      "asked.parking.plateNo.when：vehicleBrand → plateNo → vehicleBrand 互相等待，永远不会问到。请去掉其中一个条件。",
  },
  {
    rule: "unknown-name",
    name: "an asked section does not exist",
    file: "flows/one-things/parking.json",
    from: '"asked": {\n    "parking"',
    to: '"asked": {\n    "parkng"',
    at: '"parkng": {',
    sentence: "asked.parkng：没有名为 “parkng” 的分区。现有：applicant、parking。是否想写 “parking”？",
  },
  {
    rule: "unknown-name",
    name: "an asked field does not exist",
    file: "flows/one-things/parking.json",
    from: '"meterPosition": { "for"',
    to: '"meterPostion": { "for"',
    at: '"meterPostion": { "for": ["install"] }',
    sentence:
      "asked.parking.meterPostion：没有名为 “meterPostion” 的字段（分区 parking）。现有：parkKind、parkAddress、parkNo、parkOwner、leaseEndDate、propertyCompany、vehicleBrand、plateNo、pilePower、pileBrand、powerNo、meterPosition 等 13 个。是否想写 “meterPosition”？",
  },
  {
    rule: "unknown-name",
    name: "a question fills an unknown field",
    file: "flows/one-things/parking.json",
    from: '"fills": "parkKind"',
    to: '"fills": "parkingKind"',
    at: '"fills": "parkingKind"',
    sentence:
      "questions.parkKind.fills：没有名为 “parkingKind” 的字段。现有：declarePersonType、applicantName、applicantPaperType、applicantPaperCode、applicantMobile、applicantTown、linkManAddress、parkKind、parkAddress、parkNo、parkOwner、leaseEndDate 等 20 个。是否想写 “parkKind”？",
  },
  {
    rule: "fills-values",
    name: "a question has an option that its field has not",
    file: "flows/one-things/parking.json",
    from: '"3": { "label": "公共共享车位"',
    to: '"4": { "label": "公共共享车位"',
    at: '"fills": "parkKind"',
    sentence:
      "questions.parkKind.fills：选项带入的 4 不是字段 “parkKind” 的值。它的值有：1、2、3。请在选项里写 fills，或修改表单中这个字段的 oneOf。",
  },
  {
    rule: "question-shadows-field",
    name: "a question fills a field of free text",
    file: "flows/one-things/parking.json",
    from: '"fills": "parkKind"',
    to: '"fills": "parkNo"',
    at: '"parkKind": {',
    sentence:
      'questions.parkKind：问题与表单字段同名 “parkKind”，却没有填到它。条件里写这个名称会分不清。请写 "fills": "parkKind"，或给问题改名。',
  },
  {
    rule: "wrong-file-name",
    name: "the code is not the file's name",
    file: "flows/one-things/parking.json",
    from: '"code": "parking"',
    to: '"code": "parkin"',
    at: '"code": "parkin",',
    sentence: "code：写了 “parkin”，与文件名不一致。应写 “parking”。",
  },
  {
    rule: "licence-only",
    name: "orElse stands beside an upload",
    file: "flows/one-things/parking.json",
    from: '"from": "upload",\n      "for": ["install", "consent"],',
    to: '"from": "upload",\n      "orElse": "upload",\n      "for": ["install", "consent"],',
    at: '"orElse": "upload",\n      "for"',
    sentence:
      'materials.parkingRight.orElse：写了 orElse，但来源不是电子证照。orElse 只与 "from": "e-licence" 一起写。请删去 orElse。',
  },
];
