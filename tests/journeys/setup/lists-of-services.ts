// Lists of invented one-things as the gateway would answer them, and a way to serve them in its place.
import type { Page } from "@playwright/test";
import type { OneThingItem, ServiceGroup, SubjectItem } from "../../../engine/contract/types.gen.ts";
import { askedOf } from "./asked-of.ts";
import { emptyDocuments } from "./empty-documents.ts";

export const itemOf = (id: string, name = `示例${id}一件事`): OneThingItem => ({
  oneThingId: id,
  oneThingName: name,
  code: `sample-${id}`,
  webFaceVerification: false,
  webIconFileId: "house-key",
  tips: "几个部门的事一次办",
  oneThingDeclare: { webHandleUrl: null, projectArea: "" },
  matterCount: 2,
  matterNames: ["示例事项"],
  stepCount: 3,
  effort: { minutes: 5, materials: 2, days: 3, unit: "working-day" },
  hue: "pine",
});

const times = <Thing>(count: number, make: (at: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Groups with that many one-things each. */
export const groupsOf = (name: string, counts: readonly number[]): ServiceGroup[] =>
  counts.map((count, group) => ({
    group: `${name}第${group + 1}组`,
    items: times(count, (at) => itemOf(`${name}${group}${at}`)),
  }));

/** Subjects with that many one-things each. */
export const subjectsOf = (counts: readonly number[]): SubjectItem[] =>
  counts.map((count, subject) => ({
    id: `S${subject}`,
    subjectName: `主题${subject}`,
    integrationCount: count,
    integrations: times(count, (at) => itemOf(`${subject}${at}`)),
    remark: "",
    eCode: `S${subject}`,
  }));

type Code = "RD" | "GR" | "QY" | "QT";
type Told<Data> = Data | "fails" | "never";

const bodyOf = (data: unknown) => ({ json: { code: 200, msg: "", data } });
const fault = { status: 500, json: { code: 500, msg: "系统繁忙，请稍后重试", data: null } };

/** From now on the home page's lists are answered like this; a code that is not named is empty. */
export async function tellServices(
  page: Page,
  lists: Partial<Record<Code, Told<ServiceGroup[]>>>,
): Promise<void> {
  await emptyDocuments(page);
  await page.route("**/api/portal/serviceList**", async (route) => {
    const { code } = (await askedOf(page, route.request())) as { code: Code };
    const told = lists[code] ?? [];
    if (told === "never") return;
    await route.fulfill(told === "fails" ? fault : bodyOf(told));
  });
}

/** From now on both tabs of the list are answered like this. */
export async function tellSubjects(page: Page, subjects: Told<SubjectItem[]>): Promise<void> {
  await emptyDocuments(page);
  await page.route("**/api/subject/manage/listOneThing", async (route) => {
    if (subjects === "never") return;
    await route.fulfill(subjects === "fails" ? fault : bodyOf(subjects));
  });
}
