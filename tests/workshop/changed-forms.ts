// Changes of the fixture's form and materials, one at a time, with the sentences that `npm run diff` must print for each.

import type { Change } from "../flows/setup/content-copy.ts";
import type { ChangedFile } from "./changed-files.ts";

const thing = (from: string, to: string): Change => ({ file: "flows/one-things/parking.json", from, to });
const form = (from: string, to: string): Change => ({ file: "schemas/forms/parking.schema.json", from, to });

export const changedForms: ChangedFile[] = [
  {
    name: "a field asked of more people",
    changes: [
      thing(
        '"leaseEndDate": { "when": { "answer": "parkKind", "is": "2" } }',
        '"leaseEndDate": { "when": { "answer": "parkKind", "in": ["2", "3"] } }',
      ),
    ],
    told: [
      [
        "tightened",
        "字段“租赁到期日”原来在“车位性质”是“长期租赁车位”时问，现在在“车位性质”是“长期租赁车位”或“公共共享车位”时问",
      ],
    ],
  },
  {
    name: "a field asked for fewer matters",
    changes: [
      thing(
        '"propertyCompany": { "for": ["install", "consent"] }',
        '"propertyCompany": { "for": ["consent"] }',
      ),
    ],
    told: [
      [
        "loosened",
        "字段“物业公司名称”原来办“居民充电桩用电报装”、“物业（社区）安装意见核实”时要，现在办“物业（社区）安装意见核实”时要",
      ],
    ],
  },
  {
    name: "a field more, required; one less",
    changes: [
      form(
        '"pileBrand": { "title": "充电桩品牌", "type": "string", "maxLength": 50 }',
        '"fax": { "title": "传真", "type": "string", "maxLength": 20 }',
      ),
      form('"pilePower",\n', '"pilePower",\n        "fax",\n'),
      thing('      "pileBrand": { "for": ["install", "fireSafety"] },\n', ""),
    ],
    told: [
      ["lost", "少了“车位与用电”中的字段“充电桩品牌”"],
      ["tightened", "增加了“车位与用电”中的字段“传真”（必填）"],
    ],
  },
  {
    name: "a field under another name",
    changes: [
      form('"leaseEndDate",', '"leaseUntil",'),
      form('"leaseEndDate": {', '"leaseUntil": {'),
      thing('"leaseEndDate":', '"leaseUntil":'),
    ],
    told: [["renamed", "“车位与用电”中的字段“租赁到期日”的英文名从 leaseEndDate 改为 leaseUntil"]],
  },
  {
    name: "a field that need not be filled in, one that must",
    changes: [form('        "leaseEndDate",\n', '        "plateNo",\n')],
    told: [
      ["tightened", "字段“车牌号码”变为必填"],
      ["loosened", "字段“租赁到期日”不再必填"],
    ],
  },
  {
    name: "a shorter field, a longer one",
    changes: [
      form(
        '"title": "车位产权人", "type": "string", "maxLength": 50',
        '"title": "车位产权人", "type": "string", "maxLength": 20',
      ),
      form(
        '"title": "车位编号", "type": "string", "maxLength": 30',
        '"title": "车位编号", "type": "string", "maxLength": 40',
      ),
    ],
    told: [
      ["tightened", "字段“车位产权人”最多从 50 个字改为 20 个字"],
      ["loosened", "字段“车位编号”最多从 30 个字改为 40 个字"],
    ],
  },
  {
    name: "a field of a format, one without",
    changes: [
      form(
        '"title": "车位编号", "type": "string", "maxLength": 30',
        '"title": "车位编号", "type": "string", "format": "digits", "maxLength": 30',
      ),
      form(
        '"type": "string", "maxLength": 10, "format": "plate-number"',
        '"type": "string", "maxLength": 10',
      ),
    ],
    told: [
      ["tightened", "字段“车位编号”的格式从不限改为 digits"],
      ["loosened", "字段“车牌号码”的格式从 plate-number 改为不限"],
    ],
  },
  {
    name: "a field that must be written in a certain way",
    changes: [
      form(
        '"title": "车位编号", "type": "string"',
        '"title": "车位编号", "type": "string", "pattern": "^[A-Z]"',
      ),
    ],
    told: [["tightened", "字段“车位编号”限定了写法：^[A-Z]"]],
  },
  {
    name: "a section in other words, with a field's help",
    changes: [
      form('"title": "车位与用电"', '"title": "车位信息"'),
      form('"title": "充电桩品牌",', '"title": "充电桩品牌", "description": "没有就不填",'),
    ],
    told: [
      ["reworded", "分区“车位与用电”改称“车位信息”"],
      ["reworded", "字段“充电桩品牌”的说明改了"],
    ],
  },
  {
    name: "a material that must be handed in, smaller and as PDF only",
    changes: [
      thing(
        '"optional": true,\n      "accept": ["pdf", "jpg", "png"],\n      "maxMB": 10,\n      "maxFiles": 9',
        '"accept": ["pdf"],\n      "maxMB": 5,\n      "maxFiles": 3',
      ),
    ],
    told: [
      ["tightened", "材料“物业同意安装证明”变为必交"],
      ["tightened", "材料“物业同意安装证明”的格式从 pdf、jpg、png 改为 pdf"],
      ["tightened", "材料“物业同意安装证明”单个文件最大从 10 MB 改为 5 MB"],
      ["tightened", "材料“物业同意安装证明”最多从 9 个文件改为 3 个文件"],
    ],
  },
  {
    name: "a material under another name, and one from elsewhere",
    changes: [thing('"vehicle": {', '"car": {'), thing('"orElse": "upload",\n', "")],
    told: [
      ["tightened", "材料“申请人身份证”没有电子证照时不能再上传"],
      ["renamed", "材料“购车意向协议或行驶证”的英文名从 vehicle 改为 car"],
    ],
  },
];
