// Files that are correct but certainly not intended, each with the sentence that reminds of it.
import type { WrongFile } from "./wrong-file.ts";

const parking = "flows/one-things/parking.json";
const household = "flows/one-things/household.json";

export const doubtfulFiles: WrongFile[] = [
  {
    rule: "promise-refusable",
    name: "a promise can be refused",
    file: "schemas/forms/parking.schema.json",
    from: '"pileBrand": { "title": "充电桩品牌", "type": "string", "maxLength": 50 }',
    to: '"pileBrand": { "title": "用电承诺", "$ref": "shared/codes#/$defs/yesNo" }',
    at: '"pileBrand": {',
    sentence:
      'properties.parking.properties.pileBrand：这项承诺可以选“否”，不承诺也能提交。请写 "widget": "promise"，只留一个选项，并在 description 写明承诺的内容。',
  },
  {
    rule: "unbounded",
    name: "a number may be of any size",
    file: "schemas/forms/parking.schema.json",
    from: ',\n          "maximum": 1000',
    to: "",
    at: '"pilePower": {',
    sentence:
      'properties.parking.properties.pilePower：这个数字没有上限。不可能的答案应在填写时就指出。请写 "maximum"（最大值），需要时写 "minimum"（最小值）。',
  },
  {
    rule: "long-step",
    name: "a step asks more than 30 fields",
    file: "schemas/forms/parking.schema.json",
    from: '"parkNo": {',
    to: `${Array.from({ length: 15 }, (_, at) => `"more${at}": { "title": "更多", "type": "string" }, `).join("")}"parkNo": {`,
    at: '"properties": {',
    sentence:
      "properties：一表申请有 35 个字段，一次最多会问这么多。30 个以内更容易填完。请用 asked 只在需要时才问，或改由数据共享取得。",
  },
  {
    rule: "matter-never-chosen",
    name: "a material is only for a matter that nothing chooses",
    file: parking,
    from: '"adds": ["publicFiling"]',
    to: '"help": "须备案"',
    told: parking,
    at: '"publicFiling": {',
    sentence:
      'matters.publicFiling：事项 “publicFiling” 永远不会被选中。请写 "always": true，或让某个选项、规则增加它。',
  },
  {
    rule: "material-never-asked",
    name: "a material waits for a matter that is never chosen",
    file: household,
    from: '"gas": { "label": "用气过户", "adds": ["gas"] }',
    to: '"gas": { "label": "用气过户" }',
    at: '"gasCheck": {',
    sentence:
      "materials.gasCheck：材料 “gasCheck” 永远不会要：它的事项都不会被选中，或它的条件不会成立。请检查 for 和 when。",
  },
  {
    rule: "material-never-asked",
    name: "a material waits for an answer that stops the declaration",
    file: household,
    from: '"from": "upload",\n      "when": { "answer": "homeKind", "is": "2" }',
    to: '"from": "upload",\n      "when": { "answer": "homeKind", "is": "3" }',
    at: '"lease": {',
    sentence:
      "materials.lease：材料 “lease” 永远不会要：它的事项都不会被选中，或它的条件不会成立。请检查 for 和 when。",
  },
  {
    rule: "numbers-first",
    name: "[2] options that are numbers are written in another order than the one they are drawn in",
    file: household,
    from: `        "0": { "label": "否" },
        "1": { "label": "是", "adds": ["residencePermit"] }`,
    to: `        "1": { "label": "是", "adds": ["residencePermit"] },
        "0": { "label": "否" }`,
    at: '"options": {\n        "1": { "label": "是", "adds": ["residencePermit"] }',
    sentence:
      "questions.permit.options：写的顺序与页面上的顺序不同：纯数字的名称总是从小到大排在最前面。页面上的顺序：“0”、“1”。请照这个顺序写；要用别的顺序，请改用字母开头的名称。",
  },
  {
    rule: "auction-not-there",
    name: "[2] the address of the judicial auction is given to a one-thing that is not there",
    file: "flows/catalogue.json",
    from: '"auction": "signboard"',
    to: '"auction": "signbord"',
    at: '"auction": "signbord"',
    sentence:
      "auction：没有一件事 “signbord”，地址 /judicialAuction 会显示“暂无该事项”。是否想写 “signboard”？",
  },
  {
    rule: "no-department",
    name: "a matter has no department",
    file: parking,
    from: '      "department": "D019",\n',
    to: "",
    at: '"install": {',
    sentence: 'matters.install：事项 “install” 没有写部门，办事人会看到“主管部门待定”。请补上 "department"。',
  },
  {
    rule: "matter-never-chosen",
    name: "a matter is added only by a question that is never asked",
    file: household,
    from: '"when": { "answer": "homeKind", "is": "2" }\n    }\n  },',
    to: '"when": { "answer": "homeKind", "is": "3" }\n    }\n  },',
    at: '"residencePermit": {',
    sentence:
      'matters.residencePermit：事项 “residencePermit” 永远不会被选中。请写 "always": true，或让某个选项、规则增加它。',
  },
  {
    rule: "question-never-asked",
    name: "a question waits for an answer that stops the declaration",
    file: household,
    from: '"when": { "answer": "homeKind", "is": "2" }\n    }\n  },',
    to: '"when": { "answer": "homeKind", "is": "3" }\n    }\n  },',
    at: '"when": { "answer": "homeKind", "is": "3" }\n    }\n  },',
    sentence: "questions.permit.when：问题 “permit” 永远不会问：它的条件不会成立。请检查 when。",
  },
  {
    rule: "field-never-asked",
    name: "a field waits for two answers to one question",
    file: household,
    from: '"houseNo": { "when": { "answer": "homeKind", "is": "1" } }',
    to: '"houseNo": { "when": { "all": [{ "answer": "homeKind", "is": "1" }, { "answer": "homeKind", "is": "2" }] } }',
    at: '"houseNo": {',
    sentence:
      "asked.home.houseNo：“houseNo” 永远不会问到：它的事项都不会被选中，或它的条件不会成立。请检查 for 和 when。",
  },
  {
    rule: "field-never-asked",
    name: "a field waits for a field that is never asked",
    file: household,
    from: '"landlordName": { "when": { "answer": "homeKind", "is": "2" } },\n      "landlordMobile": { "when": { "answer": "homeKind", "is": "2" } }',
    to: '"landlordName": { "when": { "answer": "homeKind", "is": "3" } },\n      "landlordMobile": { "when": { "answer": "landlordName", "filled": true } }',
    at: '"landlordMobile": { "when"',
    sentence:
      "asked.home.landlordMobile：“landlordMobile” 永远不会问到：它的事项都不会被选中，或它的条件不会成立。请检查 for 和 when。",
  },
  {
    rule: "field-never-asked",
    name: "a section is only for a matter that nothing chooses",
    file: household,
    from: '"1": { "label": "是", "adds": ["residencePermit"] }',
    to: '"1": { "label": "是" }',
    at: '"*": { "for": ["residencePermit"] }',
    sentence:
      "asked.permitInfo.*：“permitInfo” 永远不会问到：它的事项都不会被选中，或它的条件不会成立。请检查 for 和 when。",
  },
  {
    rule: "option-without-effect",
    name: "a question's answer is of no use",
    file: household,
    from: '"1": { "label": "是", "adds": ["residencePermit"] }',
    to: '"1": { "label": "是" }',
    at: '"permit": {',
    sentence:
      "questions.permit：这个问题的答案没有用处：不增减事项、不填字段，也没有条件用到它。请写 adds、fills，或删去这个问题。",
  },
  {
    rule: "shared-unused",
    name: "a shared definition has no user",
    file: "schemas/forms/household.schema.json",
    from: '{ "$ref": "shared/codes#/$defs/relation", "title": "与申请人关系" }',
    to: '{ "title": "与申请人关系", "type": "string" }',
    told: "schemas/forms/shared/codes.schema.json",
    at: '"relation": {',
    sentence: "$defs.relation：没有表单使用共用定义 “relation”。请在表单中引用，或删去。",
  },
  {
    rule: "closed-to-companies",
    name: "a one-thing that needs a company is not in the companies' list",
    file: "flows/catalogue.json",
    from: '["canteen", "signboard"]',
    to: '["canteen"]',
    told: "flows/one-things/signboard.json",
    at: '"companyRequired": true',
    sentence:
      "companyRequired：必须选择企业，但 “signboard” 不在“企业服务”清单中，企业登录后不能办理。请加到 flows/catalogue.json 的 serviceLists.QY。",
  },
  {
    rule: "code-not-there",
    name: "a service list names a one-thing that is not there",
    file: "flows/catalogue.json",
    from: '"QT": ["parking"]',
    to: '"QT": ["parking", "nobody"]',
    at: '"serviceLists": {',
    sentence:
      "serviceLists：清单里有 1 个还没有配置的一件事：nobody。首页不会显示它们。请配置，或从清单中删去。",
  },
  {
    rule: "in-no-list",
    name: "a one-thing stands in no service list",
    file: "flows/catalogue.json",
    from: '"QT": ["parking"]',
    to: '"QT": []',
    told: parking,
    at: '"code": "parking"',
    sentence:
      "code：“parking” 不在 flows/catalogue.json 的任何服务清单中，首页不会显示它。请加到 serviceLists 的一个清单中。",
  },
  {
    rule: "label-without-step",
    name: "a step that is not there has a label",
    file: "flows/one-things/parking.json",
    from: '"sign": false,\n',
    to: '"sign": false,\n  "stepLabels": { "confirm-info": "核对信息" },\n',
    at: '"stepLabels": {',
    sentence:
      "stepLabels.confirm-info：给没有的步骤 “confirm-info” 起了显示名。请删去，或在 steps 中加上这个步骤。",
  },
  {
    rule: "asked-without-word",
    name: "a field is asked under no condition",
    file: "flows/one-things/parking.json",
    from: '"powerNo": { "for": ["install"] }',
    to: '"powerNo": {}',
    at: '"powerNo": {}',
    sentence: "asked.parking.powerNo：没有写 for、when 或 requiredWhen，等于没有写。请补上条件或删去这一项。",
  },
  {
    rule: "counts-grow",
    name: "there is more to do after the reform than before",
    file: "flows/one-things/parking.json",
    from: '"now": { "handling": 1, "visits": 0, "stages": 2, "materials": 1, "days": 3 }',
    to: '"now": { "handling": 1, "visits": 9, "stages": 2, "materials": 1, "days": 3 }',
    at: '"now": { "handling": 1, "visits": 9',
    sentence: "matters.install.now.visits：改革后的跑动次数（9）比改革前（2）多。请核对数目。",
  },
  {
    rule: "fills-unreached",
    name: "a value of a filled field is brought by no option",
    file: "flows/one-things/parking.json",
    from: '"2": { "label": "长期租赁车位（一年以上）" },',
    to: '"2": { "label": "长期租赁车位（一年以上）", "fills": "1" },',
    at: '"fills": "parkKind"',
    sentence:
      "questions.parkKind.fills：字段 “parkKind” 的值 2 没有选项带入，办事人选不到。请增加一个选项，或从表单中删去这个值。",
  },
];
