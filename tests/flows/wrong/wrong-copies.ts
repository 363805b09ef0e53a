// Wrong `sameAs` and `idCard`, each with the sentence it must get.
import type { WrongFile } from "./wrong-file.ts";

export const wrongCopies: WrongFile[] = [
  {
    rule: "same-later",
    name: "what is copied is asked later",
    file: "schemas/forms/parking.schema.json",
    from: '"title": "车位与用电",\n',
    to: '"title": "车位与用电",\n"sameAs": { "ownerIs": { "title": "产权人是谁", "as": [{ "value": "1", "title": "物业", "fields": { "parkOwner": "propertyCompany" } }] } },\n',
    at: '"sameAs": { "ownerIs"',
    sentence:
      "properties.parking.sameAs.ownerIs.as.0.fields.parkOwner：“propertyCompany” 不能带入。带入的字段应在前面问，且不在多行分区里。",
  },
  {
    rule: "same-kind",
    name: "a number is copied into a date",
    file: "schemas/forms/parking.schema.json",
    from: '"title": "车位与用电",\n',
    to: '"title": "车位与用电",\n"sameAs": { "ownerIs": { "title": "产权人是谁", "as": [{ "value": "1", "title": "本人", "fields": { "leaseEndDate": "parkNo" } }] } },\n',
    at: '"sameAs": { "ownerIs"',
    sentence:
      "properties.parking.sameAs.ownerIs.as.0.fields.leaseEndDate：“leaseEndDate” 与 “parkNo” 的 format 不同。同一种信息才能带入。",
  },
  {
    rule: "same-untitled",
    name: "a choice of its own does not say what it asks",
    file: "schemas/forms/parking.schema.json",
    from: '"title": "车位与用电",\n',
    to: '"title": "车位与用电",\n"sameAs": { "ownerIs": { "as": [{ "value": "1", "title": "本人", "fields": { "parkOwner": "applicantName" } }] } },\n',
    at: '"sameAs": { "ownerIs"',
    sentence:
      "properties.parking.sameAs.ownerIs：这个选择没有写全 title。本分区没有同名字段时，选择和每个选项都写 title。",
  },
  {
    rule: "unknown-name",
    name: "an option sets a value that the field does not have",
    file: "schemas/forms/parking.schema.json",
    from: '"title": "车位与用电",\n',
    to: '"title": "车位与用电",\n"sameAs": { "parkKind": { "as": [{ "value": "1", "fields": { "parkOwner": "applicantName" }, "sets": { "parkKind": "9" } }] } },\n',
    at: '"sameAs": { "parkKind"',
    sentence: "properties.parking.sameAs.parkKind.as.0.sets.parkKind：没有名为 “9” 的选项。现有：1、2、3。",
  },
  {
    rule: "id-card-says",
    name: "an identity number says neither a name nor a number",
    file: "schemas/forms/parking.schema.json",
    from: '"applicantMobile": { "$ref": "shared/applicant#/$defs/applicantMobile" }',
    to: '"applicantMobile": { "$ref": "shared/applicant#/$defs/applicantMobile", "idCard": "applicantPaperCode" }',
    at: '"idCard": "applicantPaperCode"',
    sentence:
      "properties.applicant.properties.applicantMobile.idCard：身份证号码带不出这个字段。idCard 用于本分区中、写在号码后面的日期（出生日期）或性别（选项 1、2）。",
  },
];
