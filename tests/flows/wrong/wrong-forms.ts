// Wrong forms, shared pieces and catalogues, each with the sentence it must get.
import type { WrongFile } from "./wrong-file.ts";

export const wrongForms: WrongFile[] = [
  {
    rule: "unknown-name",
    name: "a required field does not exist",
    file: "schemas/forms/parking.schema.json",
    from: '"parkOwner",\n',
    to: '"parkOwnr",\n',
    at: '"parkOwnr",',
    sentence:
      "properties.parking.required.3：没有名为 “parkOwnr” 的字段。现有：parkKind、parkAddress、parkNo、parkOwner、leaseEndDate、propertyCompany、vehicleBrand、plateNo、pilePower、pileBrand、powerNo、meterPosition 等 13 个。是否想写 “parkOwner”？",
  },
  {
    rule: "unknown-key",
    name: "a keyword of a form is misspelt",
    file: "schemas/forms/parking.schema.json",
    from: '"title": "车位编号", "type": "string", "maxLength": 30',
    to: '"title": "车位编号", "type": "string", "maxLenght": 30',
    at: '"parkNo": { "title": "车位编号", "type": "string", "maxLenght": 30, "examples": ["B2-118"] },',
    sentence:
      "properties.parking.properties.parkNo.maxLenght：这里不认识 “maxLenght”。可以写：$schema、$id、$ref、title、description、type、format、oneOf、items、minLength、maxLength、pattern、minItems、maxItems、uniqueItems、default、examples、unit、mask、prefill、paperType、widget。是否想写 “maxLength”？",
  },
  {
    rule: "not-allowed",
    name: "a format does not exist",
    file: "schemas/forms/parking.schema.json",
    from: '"format": "plate-number"',
    to: '"format": "plate-no"',
    at: '"plateNo": { "title": "车牌号码", "type": "string", "maxLength": 10, "format": "plate-no" },',
    sentence:
      "properties.parking.properties.plateNo.format：不能写 “plate-no”。可以写：name、mobile、id-card、paper、credit-code、landline-or-mobile、phone、email、date、month、date-time、integer、decimal、money、digits、township、plate-number、house-unit-number、disability-certificate、industry-code、vin、student-number。",
  },
  {
    rule: "field-type",
    name: "a field has no type",
    file: "schemas/forms/parking.schema.json",
    from: '{ "title": "车位产权人", "type": "string", "maxLength": 50 }',
    to: '{ "title": "车位产权人", "maxLength": 50 }',
    at: '"parkOwner": { "title": "车位产权人", "maxLength": 50 },',
    sentence:
      'properties.parking.properties.parkOwner：字段没有写 type。应写 "type": "string"；多选写 "type": "array" 和 items。',
  },
  {
    rule: "duplicate-field",
    name: "a key stands in two sections",
    file: "schemas/forms/parking.schema.json",
    from: '"vehicleBrand": {',
    to: '"applicantName": {',
    at: '"applicantName": { "title": "车辆品牌型号", "type": "string", "maxLength": 50 },',
    sentence:
      "properties.parking.properties.applicantName：字段 “applicantName” 在分区 “applicant” 里已经有了。提交时各分区合在一起，英文名不能重复。请改名。",
  },
  {
    rule: "remote-ref",
    name: "a reference is remote",
    file: "schemas/forms/parking.schema.json",
    from: '"$ref": "shared/address", "title": "车位地址"',
    to: '"$ref": "https://example.invalid/address", "title": "车位地址"',
    at: '"parkAddress": { "$ref": "https://example.invalid/address", "title": "车位地址" },',
    sentence:
      "properties.parking.properties.parkAddress.$ref：引用了外部地址 “https://example.invalid/address”。只能引用 shared/ 中的片段或本文件的 #/$defs/。",
  },
  {
    rule: "missing-ref",
    name: "a referenced file does not exist",
    file: "schemas/forms/parking.schema.json",
    from: '"$ref": "shared/address", "title": "车位地址"',
    to: '"$ref": "shared/adress", "title": "车位地址"',
    at: '"parkAddress": { "$ref": "shared/adress", "title": "车位地址" },',
    sentence:
      "properties.parking.properties.parkAddress.$ref：引用的 “shared/adress” 不存在。现有：shared/address、shared/applicant、shared/codes、shared/company。是否想写 “shared/address”？",
  },
  {
    rule: "missing-ref",
    name: "a referenced piece does not exist",
    file: "schemas/forms/parking.schema.json",
    from: "shared/applicant#/$defs/applicantMobile",
    to: "shared/applicant#/$defs/applicantMobil",
    at: '"applicantMobile": { "$ref": "shared/applicant#/$defs/applicantMobil" },',
    sentence:
      "properties.applicant.properties.applicantMobile.$ref：引用的 “shared/applicant#/$defs/applicantMobil” 不存在。现有：shared/applicant#/$defs/declarePersonType、shared/applicant#/$defs/applicantName、shared/applicant#/$defs/applicantPaperType、shared/applicant#/$defs/applicantPaperCode、shared/applicant#/$defs/applicantMobile、shared/applicant#/$defs/applicantTown、shared/applicant#/$defs/linkManAddress。是否想写 “shared/applicant#/$defs/applicantMobile”？",
  },
  {
    rule: "ref-cycle",
    name: "references go in a circle",
    file: "schemas/forms/shared/address.schema.json",
    from: '"type": "string",\n',
    to: '"$ref": "address",\n  "type": "string",\n',
    at: '"$ref": "address",',
    sentence: "$ref：引用 “address” 绕回了自己。请去掉其中一个 $ref。",
  },
  {
    rule: "unknown-name",
    name: "a paper type names no field",
    file: "schemas/forms/shared/applicant.schema.json",
    from: '"paperType": "applicantPaperType"',
    to: '"paperType": "applicantPaper"',
    told: "schemas/forms/parking.schema.json",
    at: '"applicantPaperCode": { "$ref": "shared/applicant#/$defs/applicantPaperCode" },',
    sentence:
      "properties.applicant.properties.applicantPaperCode.paperType：没有名为 “applicantPaper” 的字段。现有：declarePersonType、applicantName、applicantPaperType、applicantPaperCode、applicantMobile、applicantTown、linkManAddress、parkKind、parkAddress、parkNo、parkOwner、leaseEndDate 等 20 个。是否想写 “applicantName”？",
  },
  {
    rule: "impossible-value",
    name: "a default is no choice",
    file: "schemas/forms/shared/applicant.schema.json",
    from: '"default": "1",\n      "prefill": "login.paperType"',
    to: '"default": "12",\n      "prefill": "login.paperType"',
    told: "schemas/forms/parking.schema.json",
    at: '"applicantPaperType": { "$ref": "shared/applicant#/$defs/applicantPaperType" },',
    sentence:
      "properties.applicant.properties.applicantPaperType.default：“applicantPaperType” 不会有值 “12”。它的值有：1、2、3、4、5、6、7、8、9、10、11、99。是否想写 “1”？",
  },
  {
    rule: "pattern-slow",
    name: "a pattern could hang the page",
    file: "schemas/forms/parking.schema.json",
    from: '"title": "车位产权人", "type": "string", "maxLength": 50',
    to: '"title": "车位产权人", "type": "string", "maxLength": 50, "pattern": "^(a+)+$"',
    at: '"parkOwner": { "title": "车位产权人", "type": "string", "maxLength": 50, "pattern": "^(a+)+$" },',
    sentence:
      "properties.parking.properties.parkOwner.pattern：样式遇到特别的输入会卡住页面。重复的组里不能再有不定次数的重复或多选一，不定次数的重复最多 3 处。请简化或改用 format。",
  },
  {
    rule: "pattern-invalid",
    name: "a pattern is wrong",
    file: "schemas/forms/parking.schema.json",
    from: '"title": "车位产权人", "type": "string", "maxLength": 50',
    to: '"title": "车位产权人", "type": "string", "maxLength": 50, "pattern": "^(a$"',
    at: '"parkOwner": { "title": "车位产权人", "type": "string", "maxLength": 50, "pattern": "^(a$" },',
    sentence: "properties.parking.properties.parkOwner.pattern：样式不是正确的正则表达式。请检查括号和转义。",
  },
  {
    rule: "pattern-look",
    name: "a pattern looks ahead",
    file: "schemas/forms/parking.schema.json",
    from: '"title": "车位产权人", "type": "string", "maxLength": 50',
    to: '"title": "车位产权人", "type": "string", "maxLength": 50, "pattern": "^(?=a).*$"',
    at: '"parkOwner": { "title": "车位产权人", "type": "string", "maxLength": 50, "pattern": "^(?=a).*$" },',
    sentence:
      "properties.parking.properties.parkOwner.pattern：样式用了前后查看或反向引用。只能用字符、字符组、括号、| 和次数。请改写或改用 format。",
  },
  {
    rule: "pattern-long",
    name: "a pattern is too long",
    file: "schemas/forms/parking.schema.json",
    from: '"title": "车位产权人", "type": "string", "maxLength": 50',
    to: '"title": "车位产权人", "type": "string", "maxLength": 50, "pattern": "^aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa$"',
    at: '"parkOwner": { "title": "车位产权人", "type": "string", "maxLength": 50, "pattern": "^aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa$" },',
    sentence:
      "properties.parking.properties.parkOwner.pattern：样式有 222 个字符。最多 200 个。请简化或改用 format。",
  },
  {
    rule: "empty-length",
    name: "least is more than most",
    file: "schemas/forms/shared/address.schema.json",
    from: '"minLength": 4',
    to: '"minLength": 400',
    told: "schemas/forms/parking.schema.json",
    at: '"linkManAddress": { "$ref": "shared/applicant#/$defs/linkManAddress" }',
    sentence:
      "properties.applicant.properties.linkManAddress.minLength：最少字数（400）大于最多字数（200）。请核对两个数。",
  },
  {
    rule: "duplicate-choice",
    name: "a choice is written twice",
    file: "schemas/forms/shared/codes.schema.json",
    from: '"const": "0",\n          "title": "否"',
    to: '"const": "1",\n          "title": "否"',
    told: "schemas/forms/parking.schema.json",
    at: '"promiseFlag": {',
    sentence: "properties.parking.properties.promiseFlag：选项的值 “1” 写了两次。请改一个。",
  },
  {
    rule: "wrong-code",
    name: "a township of the catalogue has a wrong id",
    file: "flows/catalogue.json",
    from: '"329900003": "霁桥镇"',
    to: '"32990003": "霁桥镇"',
    at: '"32990003": "霁桥镇",',
    sentence: "townships.32990003：名称 “32990003” 不合规定。9 位数字。",
  },
  {
    rule: "duplicate-name",
    name: "two subjects share a name",
    file: "flows/catalogue.json",
    from: '"name": "助残服务"',
    to: '"name": "生育收养"',
    at: '"name": "生育收养",\n      "kind": "personal",\n      "eCode": "P02"',
    sentence: "subjects.1.name：名称 “生育收养” 与 subjects.0.name 重复。名称不能重复。请改用别的名称。",
  },
];
