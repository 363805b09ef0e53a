// Each state of a material's row, the viewer, and results from registers.
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  type AskedMaterial,
  type FileOnItsWay,
  fileLimits,
  type Material,
  type MaterialState,
  type Section,
} from "../engine/index.ts";
import PreviewDialog from "../renderer/dialogs/preview.tsx";
import RecordsDialog from "../renderer/form/rows/fetch-rows/records-dialog.tsx";
import { GivenMaterial } from "../renderer/steps/submit-materials/given-material.tsx";
import { MaterialGroup } from "../renderer/steps/submit-materials/material-group.tsx";
import {
  UploadedMaterial,
  type UploadedMaterialProps,
} from "../renderer/steps/submit-materials/uploaded-material.tsx";
import { fileAddress, fileOf, licence } from "../tests/people/files.ts";
import { pdfPages } from "../tests/people/pdf-pages.ts";
import { partStory } from "./makers/part-story.tsx";

export default { title: "材料" } satisfies Meta;

const nothing = () => {};
const pdf = "application/pdf";
const paper: Material = { id: "A1", name: "住院分娩费用发票及明细", from: "upload", sample: "s", blank: "b" };
const card: Material = { id: "A2", name: "居民户口簿", from: "e-licence", orElse: "upload" };

const asked = (material: Material, required = true): AskedMaterial => ({
  key: material.id,
  material,
  required,
  usedBy: ["生育医疗费用报销", "出生登记", "医保参保"],
});

const stateOf = (material: Material, more: Partial<MaterialState> = {}): MaterialState => ({
  asked: asked(material),
  answer: { files: [] },
  onItsWay: [],
  ready: false,
  ...more,
});

const onItsWay = (state: FileOnItsWay["state"], message: string | null = null): FileOnItsWay[] => [
  { id: "1", material: "A1", name: "费用明细.pdf", size: 7_130_316, progress: 0.62, state, message },
];

const row = (state: MaterialState, more: Partial<UploadedMaterialProps> = {}): StoryObj =>
  partStory(() => (
    <MaterialGroup title="需要您处理">
      <UploadedMaterial
        state={state}
        limits={fileLimits(state.asked.material)}
        refused={[]}
        onFiles={nothing}
        onCancel={nothing}
        onRetry={nothing}
        onRemove={nothing}
        onShow={nothing}
        onReplace={nothing}
        licenceUrl={(id) => `/licence/${id}`}
        onFetch={nothing}
        downloadUrl={fileAddress}
        sampleUrl={(name) => name}
        {...more}
      />
    </MaterialGroup>
  ));

const given = (
  material: Material,
  answer: MaterialState["answer"] = { files: [] },
  looked?: "looking" | "none" | "failed",
): StoryObj =>
  partStory(() => (
    <MaterialGroup title="已备好">
      <GivenMaterial
        state={stateOf(material, { answer, ready: true })}
        licence={looked}
        licenceUrl={(id) => id}
        sampleUrl={(name) => name}
        onShow={nothing}
        onFetch={nothing}
        onReplace={nothing}
      />
    </MaterialGroup>
  ));

const shared: Material = { id: "A3", name: "租赁合同备案证明", from: "shared-data" };
const held = { files: [], licence };
const many = [
  fileOf("image/jpeg", "A1", "发票正面"),
  fileOf(pdf, "A1", "费用明细"),
  fileOf("application/ofd", "A1", "电子发票"),
  fileOf("image/vnd.dwg", "A1", "平面图"),
];

export const Waiting: StoryObj = { name: "行 待上传", ...row(stateOf(paper)) };
export const Optional: StoryObj = {
  name: "行 选交",
  ...row(stateOf(paper, { asked: asked(paper, false) })),
};
export const AllKinds: StoryObj = {
  name: "行 各种格式",
  ...row(stateOf({ ...paper, accept: ["pdf", "jpg", "png", "ofd", "dwg"], maxMB: 50 })),
};
export const Preparing: StoryObj = {
  name: "行 正在准备",
  ...row(stateOf(paper, { onItsWay: onItsWay("preparing") })),
};
export const Sending: StoryObj = {
  name: "行 正在上传",
  ...row(stateOf(paper, { onItsWay: onItsWay("sending") })),
};
export const Failed: StoryObj = {
  name: "行 上传失败",
  ...row(stateOf(paper, { onItsWay: onItsWay("failed", "网络繁忙，请稍后再试") })),
};
export const Refused: StoryObj = {
  name: "行 不合要求",
  ...row(stateOf(paper), { refused: ["“小禾照片.png”为 4.2 MB，超过 2 MB。请压缩或重新拍摄后再上传"] }),
};
export const Missing: StoryObj = {
  name: "行 检查时缺少",
  ...row(stateOf(paper), { problem: "请上传“住院分娩费用发票及明细”" }),
};
export const Uploaded: StoryObj = {
  name: "行 已上传",
  ...row(stateOf(paper, { answer: { files: many }, ready: true })),
};
const pair: Partial<MaterialState> = {
  asked: { ...asked(card), parts: ["母亲的居民身份证", "父亲的居民身份证"] },
};
export const OneOfTwo: StoryObj = { name: "证照 还差一份", ...row(stateOf(card, { ...pair, answer: held })) };
export const BothOfTwo: StoryObj = {
  name: "证照 两份都在",
  ...row(stateOf(card, { ...pair, ready: true, answer: { ...held, files: many.slice(0, 1) } })),
};
export const LicenceNotAsked: StoryObj = { name: "证照 待调取", ...row(stateOf(card)) };
export const LicenceLooking: StoryObj = {
  name: "证照 正在调取",
  ...row(stateOf(card), { licence: "looking" }),
};
export const LicenceNone: StoryObj = { name: "证照 未查到", ...row(stateOf(card), { licence: "none" }) };
export const LicenceFailed: StoryObj = {
  name: "证照 调取失败",
  ...row(stateOf(card), { licence: "failed" }),
};
export const LicenceOnly: StoryObj = {
  name: "证照 未查到 不能上传",
  ...row(stateOf({ ...card, orElse: undefined }), { licence: "none" }),
};
export const LicenceFound: StoryObj = { name: "证照 已调取", ...given(card, held) };
export const SharedQuiet: StoryObj = { name: "共享 无需提交", ...given(shared) };
export const SharedLooking: StoryObj = {
  name: "共享 正在查询",
  ...given(shared, undefined, "looking"),
};
export const SharedFound: StoryObj = { name: "共享 查到", ...given(shared, held) };
export const SharedNone: StoryObj = { name: "共享 未查到", ...given(shared, undefined, "none") };
export const SharedFailed: StoryObj = { name: "共享 查询失败", ...given(shared, undefined, "failed") };
export const Made: StoryObj = { name: "表单 系统生成", ...given({ ...paper, from: "form" }) };

const drawn = (): Promise<void> =>
  new Promise((done) => {
    const look = () => (document.querySelector("canvas[data-drawn]") ? done() : requestAnimationFrame(look));
    look();
  });
const viewer = (url: string, after?: () => Promise<void>) =>
  partStory(() => <PreviewDialog name="费用明细.pdf" url={url} type={pdf} onClose={nothing} />, { after });

export const Viewer: StoryObj = { name: "查看器 多页", ...viewer(pdfPages(3), drawn) };
export const ViewerPhone: StoryObj = {
  name: "查看器 手机",
  ...viewer(pdfPages(3), drawn),
  globals: { viewport: { value: "phone" } },
};
export const ViewerFailed: StoryObj = {
  name: "查看器 打不开",
  ...viewer("data:application/pdf;base64,AA=="),
};
export const ViewerOther: StoryObj = {
  name: "查看器 不能查看的格式",
  ...partStory(() => <PreviewDialog name="平面图.dwg" url="data:," type="image/vnd.dwg" onClose={nothing} />),
};

const field = { many: false, required: true };
const houses: Section = {
  key: "houseList",
  title: "不动产信息",
  schema: {},
  repeat: { min: 1, max: 10, addText: "新增不动产信息" },
  from: {
    source: "house-info",
    fill: {
      houseCertNo: "certificateNumber",
      houseUnitNo: "unitNumber",
      houseAddress: "address",
      houseArea: "area",
      houseUse: "use",
    },
  },
  fields: [
    { ...field, key: "houseCertNo", title: "不动产权证书号" },
    { ...field, key: "houseUnitNo", title: "不动产单元号" },
    { ...field, key: "houseAddress", title: "不动产坐落" },
    { ...field, key: "houseArea", title: "建筑面积（平方米）" },
    { ...field, key: "houseUse", title: "房屋规划用途", choices: [{ const: "10", title: "住宅" }] },
  ],
};
const house = {
  certificateNumber: "云（2018）云澜市不动产权第0012345号",
  unitNumber: "329900001001GB00001F00020303",
  address: "云澜市霁桥镇测试路1号2幢303室",
  area: "89.50",
  use: "10",
};
const second = {
  ...house,
  certificateNumber: "云（2021）云澜市不动产权第0067890号",
  unitNumber: "329900002003GB00012F00010118",
  address: "云澜市望岫街道样例街18号1幢118室",
};

interface Wish {
  section?: Section;
  records?: (typeof house)[];
  failed?: boolean;
  typed?: Record<string, string>;
}
const records = ({ section = houses, records: given, failed = false, typed = {} }: Wish) => (
  <RecordsDialog
    section={section}
    source="house-info"
    answers={
      section.repeat
        ? [{ rowId: "a", answers: { houseCertNo: house.certificateNumber, houseUnitNo: house.unitNumber } }]
        : typed
    }
    records={given}
    failed={failed}
    replacedBy={() => section.fields.filter(({ key }) => typed[key])}
    onRetry={nothing}
    onPick={nothing}
    onClose={nothing}
  />
);
const plain: Section = { ...houses, repeat: undefined };

export const Houses: StoryObj = {
  name: "选取房屋 可多选",
  ...partStory(() => records({ records: [house, second] })),
};
export const HousesPhone: StoryObj = {
  name: "选取房屋 手机",
  ...partStory(() => records({ records: [house, second] })),
  globals: { viewport: { value: "phone" } },
};
export const HousesLooking: StoryObj = {
  name: "选取房屋 正在查询",
  ...partStory(() => records({}), { waiting: true }),
};
export const HousesFailed: StoryObj = {
  name: "选取房屋 查询失败",
  ...partStory(() => records({ failed: true })),
};
export const HousesNone: StoryObj = { name: "选取房屋 没有", ...partStory(() => records({ records: [] })) };
export const HouseReplaced: StoryObj = {
  name: "选取房屋 先问后换",
  ...partStory(
    () => records({ section: plain, records: [house], typed: { houseAddress: "云澜市望岫街道旧址路9号" } }),
    {
      after: async (canvas) => {
        canvas.querySelector<HTMLElement>("input[type=radio]")?.click();
        await new Promise(requestAnimationFrame);
        const buttons = canvas.querySelectorAll<HTMLElement>("dialog footer button");
        buttons[buttons.length - 1]?.click();
      },
    },
  ),
};
