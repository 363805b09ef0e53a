// Changes of the fixture `parking`, one at a time, with the sentences that `npm run diff` must print for each.
import type { ChangeKind } from "../../engine/change/change.ts";
import type { Change } from "../flows/setup/content-copy.ts";

export interface ChangedFile {
  name: string;
  changes: Change[];
  /** Kind and sentence, in the printed order. */
  told: [ChangeKind, string][];
}

const thing = (from: string, to: string): Change => ({ file: "flows/one-things/parking.json", from, to });

export const changedFiles: ChangedFile[] = [
  {
    name: "a name and a summary in other words",
    changes: [
      thing('"name": "车位充电桩安装一件事"', '"name": "充电桩安装一件事"'),
      thing("报装、核实、承诺一次办", "报装一次办"),
    ],
    told: [
      ["reworded", "名称从“车位充电桩安装一件事”改为“充电桩安装一件事”"],
      ["reworded", "一句话说明改了"],
    ],
  },
  {
    name: "another subject, of companies",
    changes: [thing('"subject": "住房与公用事业"', '"subject": "企业开办",\n  "companyRequired": true')],
    told: [
      ["tightened", "主题从“住房与公用事业”改为“企业开办”，由个人事项变为企业事项"],
      ["tightened", "必须选择企业，本人不能直接办理"],
    ],
  },
  {
    name: "another id",
    changes: [thing('"id": "OT901"', '"id": "OT909"')],
    told: [["lost", "编号从 OT901 改为 OT909：网关会当作另一件事，旧的暂存件和办件都对不上"]],
  },
  {
    name: "a step less",
    changes: [thing('"one-form", "submit-materials", "done"', '"one-form", "done"')],
    told: [["lost", "少了步骤“材料提交”，材料改在“一表申请”里交"]],
  },
  {
    name: "a step more",
    changes: [
      thing(
        '"steps": ["one-form", "submit-materials", "done"]',
        '"steps": ["select-items", "confirm-info", "one-form", "submit-materials", "done"]',
      ),
    ],
    told: [
      ["gained", "增加了步骤“选择事项”"],
      ["gained", "增加了步骤“信息确认”"],
    ],
  },
  {
    name: "a signature and a face check",
    changes: [
      thing('"sign": false', '"sign": true'),
      thing('"faceVerification": false', '"faceVerification": true'),
    ],
    told: [
      ["tightened", "增加了签名"],
      ["tightened", "办理前要刷脸"],
    ],
  },
  {
    name: "a township less",
    changes: [thing(',\n    "槐荡乡"', "")],
    told: [["tightened", "不能再选乡镇“槐荡乡”"]],
  },
  {
    name: "days on which it is open",
    changes: [thing('"icon"', '"valid": { "from": "2027-01-01" }, "icon"')],
    told: [["tightened", "开放日期从“不限”改为“2027-01-01至长期”"]],
  },
  {
    name: "retired",
    changes: [thing('"icon"', '"retired": { "on": "2027-01-01", "because": "已并入" }, "icon"')],
    told: [["lost", "从 2027-01-01 起停止办理，暂存件从那天起也不能再提交"]],
  },
  {
    name: "a notice that stops",
    changes: [
      thing(
        '"notices": []',
        '"notices": [{ "id": "OT901-N1", "terminal": "all", "title": "暂停", "html": "<p>停</p>", "allowContinue": false }]',
      ),
    ],
    told: [["tightened", "增加了办理前的通知“暂停”，看后不能办理"]],
  },
  {
    name: "a tip",
    changes: [
      thing(
        '"tips": []',
        '"tips": [{ "id": "OT901-G1", "title": "先问物业", "content": "请先问。", "allowApply": true }]',
      ),
    ],
    told: [["gained", "增加了办理前的引导“先问物业”"]],
  },
  {
    name: "a question in other words, and optional",
    changes: [
      thing('"ask": "车位性质"', '"ask": "车位是哪一种"'),
      thing('"fills": "parkKind"\n    }', '"fills": "parkKind",\n      "optional": true\n    }'),
    ],
    told: [
      ["loosened", "问题“车位是哪一种”可以不答"],
      ["reworded", "问题“车位性质”改问“车位是哪一种”"],
    ],
  },
  {
    name: "a question more",
    changes: [
      thing(
        '"questions": {',
        '"questions": { "fast": { "ask": "是否快充", "options": { "1": { "label": "是", "adds": ["publicFiling"] }, "0": { "label": "否" } } },',
      ),
    ],
    told: [["tightened", "增加了必答问题“是否快充”"]],
  },
  {
    name: "an option that adds no matter any more",
    changes: [
      thing('"label": "公共共享车位", "adds": ["publicFiling"]', '"label": "公共车位"'),
      thing('"id": "OT901-M04"', '"id": "OT901-M04", "always": true'),
    ],
    told: [
      ["tightened", "事项“公共停车位充电设施备案”变为必办"],
      ["other", "问题“车位性质”的选项“公共车位”增加的事项从“公共停车位充电设施备案”改为无"],
      ["reworded", "问题“车位性质”的选项“公共共享车位”改称“公共车位”"],
    ],
  },
  {
    name: "an option that forbids",
    changes: [
      thing(
        '"label": "公共共享车位", "adds": ["publicFiling"]',
        '"label": "公共共享车位", "forbids": "公共车位由运营企业办理", "adds": ["publicFiling"]',
      ),
      thing('"id": "OT901-M04"', '"id": "OT901-M04", "always": true'),
    ],
    told: [
      ["tightened", "选了问题“车位性质”的选项“公共共享车位”就不能办理：公共车位由运营企业办理"],
      ["tightened", "事项“公共停车位充电设施备案”变为必办"],
    ],
  },
  {
    name: "a matter of another department, slower and under another key",
    changes: [
      thing('"department": "D018"', '"department": "D019"'),
      thing('"materials": 0, "days": 2 }', '"materials": 0, "days": 4 }'),
    ],
    told: [
      ["tightened", "事项“物业（社区）安装意见核实”的承诺时限从 2 天改为 4 天"],
      ["other", "事项“物业（社区）安装意见核实”的部门从“住房和城乡建设局”改为“云澜供电公司（测试）”"],
    ],
  },
  {
    name: "a rule that blocks, on a smaller number",
    changes: [thing('"atMost": "7"', '"atMost": "5"'), thing('"severity": "warn"', '"severity": "block"')],
    told: [
      ["tightened", "规则“功率限制”由提醒改为不满足就不能提交"],
      ["tightened", "规则“功率限制”原来要求“充电桩功率”不大于 7，现在要求“充电桩功率”不大于 5"],
    ],
  },
  {
    name: "a rule less",
    changes: [
      thing(
        '"power": {\n      "name": "功率限制",\n      "for": ["install"],\n      "must": { "answer": "pilePower", "atMost": "7" },\n      "else": "居民住宅区单相充电桩一般不超过7千瓦，超出须核定容量",\n      "severity": "warn"\n    }\n',
        "",
      ),
    ],
    told: [["loosened", "少了规则“功率限制”"]],
  },
  {
    name: "a rule more that blocks",
    changes: [
      thing(
        '"rules": {',
        '"rules": { "least": { "name": "最小功率", "must": { "answer": "pilePower", "atLeast": "3" }, "else": "至少3千瓦", "severity": "block" },',
      ),
    ],
    told: [["tightened", "增加了规则“最小功率”：“充电桩功率”不小于 3，否则不能提交"]],
  },
];
