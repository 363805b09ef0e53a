// What a person does in a browser: only what is visible is pressed, only what a person would type is typed.
import { expect, type Locator, type Page } from "@playwright/test";
import { demoPersons } from "../../../gateway/ops/seed/persons.ts";
import { comeIn } from "./at-the-doors/come-in.ts";

/** What the person answers in the form of 车位充电桩安装, by the labels on the page. */
export const typed = {
  联系地址: "云澜市霁桥镇测试路1号2幢303室",
  车位地址: "云澜市霁桥镇示例路8号地下车库",
  车位编号: "B2-118",
  物业公司名称: "霁桥示例物业服务有限公司",
  车辆品牌型号: "示例牌 A1",
  充电桩功率: "11",
  供电户号: "3299000123456",
} as const;

export const thing = "车位充电桩安装一件事";

/** The state of saving in the bar, which stays in sight. */
export const saving = (page: Page): Locator =>
  page.getByRole("region", { name: "操作" }).locator("[data-state]");

/**
 * Console errors and reports of the content policy since the page was opened; a good journey leaves it empty. When a call was removed,
 * the console's message is not enough: the person must miss something.
 */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  if (process.env.WITHOUT_CALL) return complaints;
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("request", (request) => {
    if (request.url().endsWith("/api/portal/csp-report")) complaints.push(`CSP: ${request.postData()}`);
  });
  return complaints;
}

/** Runs inside of the page. Until the script has taken a document over, its links lead to their addresses and do nothing else. */
export function linksTakenOver(): boolean {
  const last = [...document.querySelectorAll("main a[href]")].at(-1);
  return Object.keys(last ?? {}).some((key) => key.startsWith("__reactProps"));
}

/** The one-thing on a list: a link, or a button when a dialog comes first. */
export const card = (page: Page): Locator =>
  page
    .getByRole("link", { name: thing })
    .or(page.getByRole("button", { name: thing }))
    .first();

/** Opens the list and waits until a press on a one-thing does more than lead to its address. */
export async function openList(page: Page, origin = ""): Promise<void> {
  await page.goto(`${origin}/tListId`);
  await page.waitForFunction(linksTakenOver);
}

/** From the list: picks the one-thing, passes the login stand-in, chooses the township, until the guide is open. */
export async function toGuide(page: Page, origin: string, person = "测试甲"): Promise<void> {
  await openList(page, origin);
  await page
    .getByRole("link", { name: thing })
    .or(page.getByRole("button", { name: thing }))
    .first()
    .click();
  await logIn(page, person);
  await chooseTownship(page, "霁桥镇");
  await expect(page.getByRole("heading", { level: 1, name: thing })).toBeVisible();
}

/** Opens the guide with a login by request: the list and the login's page are walked by `toGuide`. */
export async function straightToGuide(page: Page, origin: string, person = "测试甲"): Promise<void> {
  const { id } = demoPersons.find(({ realName }) => realName === person) ?? {};
  await comeIn(page, origin, "/guide/parking", id);
}

/** Straight to the guide, and over the township into the form. */
export async function toForm(page: Page, origin: string, person?: string): Promise<void> {
  await straightToGuide(page, origin, person);
  await press(page, "立即办理");
  await chooseTownship(page, "霁桥镇");
}

/** The same on a portal that others share: where one of them has left a draft, another is begun beside it. */
export async function toNewForm(page: Page, origin: string): Promise<void> {
  await toForm(page, origin);
  const anew = page.getByRole("button", { name: "重新填写" });
  await expect(anew.or(page.getByRole("heading", { level: 1, name: "填写申请表" }))).toBeVisible();
  if (await anew.isVisible()) await anew.click();
}

/** At the stand-in of the provincial login. */
export async function logIn(page: Page, person = "测试甲"): Promise<void> {
  await expect(page).toHaveURL(/\/stand-ins\/provincial-login/);
  await page.getByRole("button", { name: person }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/stand-ins/"));
}

export async function chooseTownship(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "选择乡镇" });
  await dialog.getByRole("radio", { name }).check();
  await dialog.getByRole("button", { name: "确定" }).click();
  await expect(dialog).toBeHidden();
}

/** An option of a question, or of a field that offers few. */
export async function choose(page: Page, group: string, option: string): Promise<void> {
  const name = new RegExp(`^${group}`);
  const place = page.getByRole("group", { name }).or(page.getByRole("radiogroup", { name })).first();
  await place.getByRole("radio", { name: option }).first().check();
}

/** A company of the list, by any words of its row, since the whole row can be pressed. */
export async function chooseCompany(dialog: Locator, company: string | RegExp): Promise<void> {
  const row = dialog.getByRole("listitem").filter({ hasText: company });
  await row.locator("label").click();
  await expect(row.getByRole("radio")).toBeChecked();
}

export async function fillForm(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    await page.getByRole("textbox", { name: new RegExp(`^${label}`) }).fill(value);
  }
  await page
    .getByRole("group", { name: /^告知承诺/ })
    .getByRole("checkbox")
    .check();
}

export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name }).click();
}

/** Returns a wait for the page's script to set a timer of so many milliseconds (null: of none), in pages opened from now on. */
export async function timerSet(page: Page, milliseconds: number | null): Promise<() => Promise<void>> {
  await page.addInitScript((wanted) => {
    const setTimer = window.setTimeout;
    window.setTimeout = ((work: () => void, after?: number) => {
      if ((after ?? null) === wanted) document.documentElement.dataset.timer = "";
      return setTimer(work, after);
    }) as typeof window.setTimeout;
  }, milliseconds);
  return () => expect(page.locator("html[data-timer]")).toBeAttached();
}

const groups = /\d{4}(?:\s\d{4}){4}/;

/** As shown on the receipt: twenty digits in groups of four. */
export async function receiptNumber(page: Page): Promise<string> {
  const main = page.getByRole("main");
  await expect(main).toContainText(groups);
  return groups.exec(await main.innerText())?.[0]?.replace(/\s/g, " ") ?? "";
}

/** How far the page is scrolled when that title is drawn for the first time. */
export async function scrolledWhenFirstDrawn(page: Page, title: string): Promise<() => Promise<number>> {
  const scrolled = await page.evaluateHandle((title) => {
    const drawn = () => document.querySelector("h1")?.textContent === title;
    return {
      at: new Promise<number>((tell) => {
        const observer = new MutationObserver(() => {
          if (!drawn()) return;
          observer.disconnect();
          tell(window.scrollY);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    };
  }, title);
  return () => scrolled.evaluate(({ at }) => at);
}
