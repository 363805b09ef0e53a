// Folders with mistakes on more than one line, or with a file too many, each with the sentence it must get.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface WrongFolder {
  rule: string;
  name: string;
  /** Changes a copy of the fixtures. */
  spoil(root: string): void;
  /** As `npm run check` prints it. */
  line: string;
}

type Written = Record<string, Record<string, Record<string, unknown>>>;

function rewrite(root: string, file: string, change: (json: Written) => void): void {
  const path = join(root, file);
  const json = JSON.parse(readFileSync(path, "utf8"));
  change(json);
  writeFileSync(path, JSON.stringify(json, null, 2));
}

const text = { title: "更多", type: "string" };
const fields = (name: string) =>
  Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`${name}${at}`, text]));
const section = (properties: object) => ({ title: "分区", type: "object", properties });
const rows = (properties: object) => ({
  title: "人员",
  type: "array",
  minItems: 0,
  maxItems: 3,
  addText: "新增人员",
  items: { type: "object", properties },
});

export const wrongFolders: WrongFolder[] = [
  {
    rule: "no-matter",
    name: "no matter can ever be chosen",
    spoil: (root) =>
      rewrite(root, "flows/one-things/parking.json", ({ matters = {}, questions = {} }) => {
        for (const matter of Object.values(matters)) delete matter.always;
        questions.parkKind = {
          ...questions.parkKind,
          options: { "1": { label: "一" }, "2": { label: "二" }, "3": { label: "三" } },
        };
      }),
    line: 'flows/one-things/parking.json 第 55 行 错误：matters：没有任何事项能被选中。至少有一个事项写 "always": true，或由选项、规则的 adds 增加。',
  },
  {
    rule: "too-many-fields",
    name: "a form has more than 300 fields",
    spoil: (root) =>
      rewrite(root, "schemas/forms/parking.schema.json", ({ properties = {} }) => {
        for (const name of ["one", "two", "three"]) properties[name] = section(fields(name));
      }),
    line: "schemas/forms/parking.schema.json 第 6 行 错误：properties：表单有 317 个字段。最多 300 个。请拆成两个一件事。",
  },
  {
    rule: "paper-type-elsewhere",
    name: "the type of a paper number stands in other rows",
    spoil: (root) =>
      rewrite(root, "schemas/forms/parking.schema.json", ({ properties = {} }) => {
        const choices = [{ const: "1", title: "身份证" }];
        properties.owners = rows({ ownerPaper: { title: "证件类型", type: "string", oneOf: choices } });
        properties.users = rows({
          userCode: { title: "证件号码", type: "string", format: "paper", paperType: "ownerPaper" },
        });
      }),
    line: "schemas/forms/parking.schema.json 第 182 行 错误：properties.users.items.properties.userCode.paperType：证件类型字段 “ownerPaper” 在另一个多行分区里。应在同一分区或单行分区里。",
  },
  {
    rule: "township-without-list",
    name: "a township is asked though none is offered",
    spoil: (root) =>
      rewrite(root, "flows/one-things/parking.json", (json) => Object.assign(json, { townships: [] })),
    line: "schemas/forms/parking.schema.json 第 25 行 提醒：properties.applicant.properties.applicantTown：表单问乡镇，但一件事的 townships 是空的，没有可选的乡镇。请在 townships 中写乡镇，或用 asked 去掉这个字段。",
  },
  {
    rule: "formerly-twice",
    name: "two one-things name the same former code",
    spoil(root) {
      for (const code of ["household", "parking"])
        rewrite(root, `flows/one-things/${code}.json`, (json) => Object.assign(json, { formerly: ["pile"] }));
    },
    line: "flows/one-things/parking.json 第 327 行 错误：formerly.0：曾用代码 “pile” 在 flows/one-things/household.json 中也写了。旧地址只能转到一处。请只留一处。",
  },
  {
    rule: "code-renamed",
    name: "a service list names a one-thing by its former code",
    spoil(root) {
      rewrite(root, "flows/one-things/parking.json", (json) => Object.assign(json, { formerly: ["pile"] }));
      rewrite(root, "flows/catalogue.json", ({ serviceLists = {} }) =>
        Object.assign(serviceLists, { QT: ["pile"] }),
      );
    },
    line: "flows/catalogue.json 第 194 行 提醒：serviceLists.QT.0：代码 “pile” 已改为 “parking”。旧代码只用来转到新地址，这里要写现在的代码。是否想写 “parking”？",
  },
  {
    rule: "instead-retired",
    name: "a successor retires too",
    spoil(root) {
      const retired = { on: "2027-05-01", because: "已并入" };
      rewrite(root, "flows/one-things/household.json", (json) => Object.assign(json, { retired }));
      rewrite(root, "flows/one-things/parking.json", (json) =>
        Object.assign(json, { retired: { ...retired, instead: "household" } }),
      );
    },
    line: "flows/one-things/parking.json 第 329 行 错误：retired.instead：接替的一件事 “household” 也从 2027-05-01 起停办。请写还在办的一件事。",
  },
  {
    rule: "form-unused",
    name: "no one-thing uses a form",
    spoil: (root) =>
      writeFileSync(
        join(root, "schemas/forms/spare.schema.json"),
        JSON.stringify({
          $schema: "../form.schema.json",
          $id: "forms/spare",
          title: "备用",
          type: "object",
          properties: { one: section({ two: text }) },
        }),
      ),
    line: "schemas/forms/spare.schema.json 第 1 行 提醒：文件：没有一件事使用这张表单。请删去，或在一件事中写 form。",
  },
  {
    rule: "wrong-schema",
    name: "a shared piece names the schema as a form does",
    spoil: (root) =>
      rewrite(root, "schemas/forms/shared/address.schema.json", (json) =>
        Object.assign(json, { $schema: "../form.schema.json" }),
      ),
    line: "schemas/forms/shared/address.schema.json 第 2 行 错误：$schema：写了 “../form.schema.json”，编辑器不会提示。应写 “../../form.schema.json”。请改成这个。",
  },
  {
    rule: "wrong-schema",
    name: "the catalogue names a schema beside it",
    spoil: (root) =>
      rewrite(root, "flows/catalogue.json", (json) =>
        Object.assign(json, { $schema: "./catalogue.schema.json" }),
      ),
    line: "flows/catalogue.json 第 2 行 错误：$schema：写了 “./catalogue.schema.json”，编辑器不会提示。应写 “../schemas/catalogue.schema.json”。请改成这个。",
  },
  {
    rule: "text-unused",
    name: "nobody names the file of a text",
    spoil(root) {
      mkdirSync(join(root, "flows/texts/parking"));
      writeFileSync(join(root, "flows/texts/parking/lease.txt"), "租期");
    },
    line: "flows/texts/parking/lease.txt 第 1 行 提醒：文件：没有一件事或公告使用这个文件。请在通知、引导或公告中写它的名称，或删去。",
  },
];
