// Adds to the fixtures one one-thing for each gate of point 4 that a handling can meet.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Catalogue } from "../../../../engine/one-thing/definition.ts";
import type { OneThing } from "../../../../engine/one-thing/one-thing.ts";

const fixtures = resolve(import.meta.dirname, "../../../fixtures/content");

/** Where a one-thing that is handled elsewhere leads. */
export const elsewhere = "https://elsewhere.test/apply";

const notice = (number: number, title: string, allowContinue: boolean) => ({
  id: `OT914-N${number}`,
  terminal: "pc" as const,
  title,
  html: `<p>${title}的内容。</p>`,
  allowContinue,
});

/** Code → the differences from `parking`; each is recognised by its name. */
const doors: Record<string, Partial<OneThing> & { id: string; name: string }> = {
  outside: { id: "OT911", name: "站外办理一件事", webHandleUrl: elsewhere },
  inside: { id: "OT912", name: "站内办理一件事", webHandleUrl: "/judicialAuction" },
  school: {
    id: "OT913",
    name: "入学报名一件事",
    townships: [],
    educationTip: {
      title: "入学报名",
      content: "请关注公众号“云澜教育（测试）”。",
      officialAccount: "云澜教育（测试）",
      officialAccountUrl: "https://edu.yunlan.example/gzh",
    },
  },
  closed: {
    id: "OT914",
    name: "暂停办理一件事",
    notices: [notice(1, "办理须知", true), notice(2, "暂停办理", false), notice(3, "不该看到", true)],
  },
  oneTown: { id: "OT915", name: "一镇办理一件事", townships: ["霁桥镇"] },
  noTown: { id: "OT916", name: "全市通办一件事", townships: [] },
  advised: {
    id: "OT917",
    name: "先行引导一件事",
    townships: [],
    tips: [
      { id: "OT917-G1", content: "请先准备好购车协议。", allowApply: true },
      { id: "OT917-G2", title: "名额已满", content: "本月名额已满，请下月再来。", allowApply: false },
    ],
  },
  faced: { id: "OT918", name: "人脸核验一件事", townships: [], faceVerification: true },
};

export const nameOf = (code: keyof typeof doors | string): string => doors[code]?.name ?? "";

/** The form's township fields accept any township. */
export function contentOfDoors(folder: string): void {
  cpSync(fixtures, folder, { recursive: true });
  const things = join(folder, "flows/one-things");
  const parking = readFileSync(join(things, "parking.json"), "utf8");
  for (const [code, change] of Object.entries(doors)) {
    const oneThing = JSON.parse(parking.replaceAll("OT901", change.id)) as OneThing;
    writeFileSync(join(things, `${code}.json`), JSON.stringify({ ...oneThing, code, ...change }, null, 2));
  }
  const path = join(folder, "flows/catalogue.json");
  const catalogue = JSON.parse(readFileSync(path, "utf8")) as Catalogue;
  const { QT } = catalogue.serviceLists;
  const serviceLists = { ...catalogue.serviceLists, QT: [...QT, ...Object.keys(doors)] };
  writeFileSync(path, JSON.stringify({ ...catalogue, serviceLists }, null, 2));
}
