// Types as a person does: keys, Chinese input, paste, autofill, undo.
import { flushSync } from "react-dom";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { closeForms, openParking, until } from "./form-page.tsx";

afterEach(closeForms);

/** Chromium's protocol, as far as a Chinese input method needs it. */
const chromium = () =>
  cdp() as unknown as { send: (method: string, parameters: Record<string, unknown>) => Promise<void> };

const compose = (text: string) =>
  chromium().send("Input.imeSetComposition", {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
const takeWord = (text: string) => chromium().send("Input.insertText", { text });

test("[performance] a key draws nothing and tells nothing", async () => {
  const form = await openParking();
  const box = form.box(/^车位编号/);
  await userEvent.click(box);
  const blank = form.drawn();
  await userEvent.keyboard("B");
  // The pause after the first character: the navigation counts one more field.
  await until(() => form.drawn() > blank);
  const before = form.drawn();
  await userEvent.keyboard("2-118");
  expect({ drawn: form.drawn(), told: form.told() }).toEqual({ drawn: before, told: 0 });
  expect(box.value).toBe("B2-118");
});

test("[performance] a field that is left is told, tidied up", async () => {
  const form = await openParking({ choices: { parkKind: "2" } });
  const box = form.box(/^租赁到期日/);
  await userEvent.click(box);
  await userEvent.keyboard("2028年1月5日");
  await userEvent.tab();
  await until(() => box.value === "2028-01-05");
  await until(() => (form.record().answers.parking as Record<string, string>).leaseEndDate === "2028-01-05");
});

test("[form] while Chinese is being composed nothing is cleaned and nothing is told", async () => {
  const form = await openParking();
  const box = form.box(/^期望表位/);
  await userEvent.click(box);
  await compose("di'xia");
  await compose("di'xia'che'ku");
  expect(box.value).toBe("di'xia'che'ku");
  expect(form.told()).toBe(0);
  await takeWord("地下车库");
  expect(box.value).toBe("地下车库");
  await userEvent.tab();
  await until(() => (form.record().answers.parking as Record<string, string>).meterPosition === "地下车库");
});

test("[form] a field of digits is cleaned after the composition and not within it", async () => {
  const form = await openParking();
  const box = form.box(/^供电户号/);
  await userEvent.click(box);
  await compose("yi");
  expect(box.value).toBe("yi");
  await takeWord("１２３");
  await until(() => box.value === "123");
});

test("[form] a change from outside never writes into a composition", async () => {
  const form = await openParking();
  const box = form.box(/^期望表位/);
  await userEvent.click(box);
  await compose("che");
  form.change((record) => ({
    ...record,
    answers: { ...record.answers, parking: { ...record.answers.parking, meterPosition: "门口" } },
  }));
  await until(
    () => (form.record().answers.parking as Record<string, string> | undefined)?.meterPosition === "门口",
  );
  expect(box.value).toBe("che");
  await takeWord("车库");
  expect(box.value).toBe("车库");
});

test("[5.12] full-width digits that are pasted become digits, anything else goes", async () => {
  const form = await openParking();
  const box = form.box(/^供电户号/);
  await userEvent.click(box);
  await takeWord("户号：０１２ 345");
  expect(box.value).toBe("012345");
});

const undo = () => userEvent.keyboard("{Control>}z{/Control}");

test("[form] undo takes back what was typed", async () => {
  const form = await openParking();
  const box = form.box(/^车辆品牌型号/);
  await userEvent.click(box);
  await takeWord("一辆");
  await userEvent.keyboard("abc");
  await undo();
  expect(box.value).not.toBe("一辆abc");
  expect(form.flush().parking).toMatchObject({ vehicleBrand: box.value });
});

test("[form] undo works in a field that is cleaned while typing", async () => {
  const form = await openParking();
  const box = form.box(/^供电户号/);
  await userEvent.click(box);
  await userEvent.keyboard("12x3");
  expect(box.value).toBe("123");
  for (let step = 0; step < 8 && box.value !== ""; step++) await undo();
  expect(box.value).toBe("");
});

test("[5, 10.18] a message that comes as a field is left does not move away the button that is being pressed", async () => {
  const form = await openParking({ paged: true });
  const box = form.box(/^联系地址/);
  await userEvent.click(box);
  await userEvent.keyboard("云");
  const next = page.getByRole("button", { name: /^下一节/ });
  const top = () => next.element().getBoundingClientRect().top;
  const before = top();
  let clicks = 0;
  let letGo = 0;
  next.element().addEventListener("mouseup", () => {
    letGo = top();
  });
  next.element().addEventListener("click", () => clicks++);
  // Pressed for as long as a finger does, so that a message would have time to appear.
  await next.click({ delay: 100 });
  expect({ letGo, clicks }).toEqual({ letGo: before, clicks: 1 });
  await until(() => form.box(/^车位编号/).offsetParent !== null);
  expect(form.flush().applicant).toMatchObject({ linkManAddress: "云" });
});

test("[form] on pages, what is told of the scrolling before a turn comes after it, and turns nothing back", async () => {
  const late: (() => void)[] = [];
  class Late {
    readonly #callback: (entries: object[]) => void;
    constructor(callback: (entries: object[]) => void) {
      this.#callback = callback;
    }
    observe(target: Element) {
      late.push(() => this.#callback([{ target, isIntersecting: true }]));
    }
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Late);
  onTestFinished(() => void vi.unstubAllGlobals());
  const form = await openParking({ paged: true });
  const isShown = (label: RegExp) => form.box(label).offsetParent !== null;
  await page.getByRole("button", { name: /^下一节/ }).click();
  await until(() => isShown(/^车位编号/));
  flushSync(() => late[0]?.());
  expect([isShown(/^联系地址/), isShown(/^车位编号/)]).toEqual([false, true]);
});

test("[form] what the browser fills in without a key is told", async () => {
  const form = await openParking();
  const box = form.box(/^联系地址/);
  box.value = "云澜市霁桥镇测试路1号";
  box.dispatchEvent(new Event("input", { bubbles: true }));
  box.dispatchEvent(new Event("change", { bubbles: true }));
  await until(() => (form.record().answers.applicant as Record<string, string>).linkManAddress === box.value);
});

test("[form] an address that is known already is filled in with one press, and the focus is in it to change a detail", async () => {
  const form = await openParking();
  await userEvent.fill(form.box(/^联系地址/), "云澜市霁桥镇测试路1号2幢303室");
  await userEvent.tab();
  const offer = page.getByRole("button", { name: "填入“云澜市霁桥镇测试路1号2幢303室”" });
  await userEvent.click(offer);
  const box = form.box(/^车位地址/);
  expect(box.value).toBe("云澜市霁桥镇测试路1号2幢303室");
  expect(document.activeElement).toBe(box);
  await expect.poll(() => offer.query()).toBe(null);
  expect(form.record().answers.parking).toMatchObject({ parkAddress: "云澜市霁桥镇测试路1号2幢303室" });
});
