// Markup and scripts in answers, file names and desk notes are texts on every page that shows them: nothing runs.
import { expect, type Page, test } from "@playwright/test";
import { comeIn } from "../setup/at-the-doors/come-in.ts";
import { citizen, type Submitted } from "../setup/my-applications/citizen.ts";
import { watch } from "../setup/person-at-work.ts";
import { type PortalUnderTest, startPortal } from "../setup/portal-under-test.ts";

/** Each would call `ran()`; none is longer than the shortest field that takes it. */
const payloads = [
  "<script>ran()</script>",
  "</script><script>ran()</script>",
  "<img src=x onerror=ran()>",
  "<svg onload=ran()>",
  "<svg><script>ran()</script></svg>",
  "<body onload=ran()>",
  "<iframe srcdoc='<script>top.ran()</script>'>",
  "<iframe src=javascript:top.ran()>",
  "<a href=javascript:ran()>a</a>",
  "javascript:ran()",
  "data:text/html,<script>ran()</script>",
  '"><script>ran()</script>',
  "'><img src=x onerror=ran()>",
  '" autofocus onfocus=ran() x="',
  "' onmouseover=ran() x='",
  "<details open ontoggle=ran()>",
  "<input autofocus onfocus=ran()>",
  "<video><source onerror=ran()>",
  "<math><mi xlink:href=javascript:ran()>",
  "<style>@import 'javascript:ran()'</style>",
  "<meta http-equiv=refresh content='0;javascript:ran()'>",
  "<object data=javascript:ran()>",
  "<base href=//x.test/>",
  "{{constructor.constructor('ran()')()}}",
  `\${ran()}`,
];
const names = [
  "<img src=x onerror=ran()>.pdf",
  '"><svg onload=ran()>.pdf',
  "javascript:ran().pdf",
  "a\u202Efdp.<script>ran()<script>.pdf",
];
const notes = ["<script>ran()</script>", "<img src=x onerror=ran()>"];

let portal: PortalUnderTest;

test.beforeAll(async () => {
  portal = await startPortal("fixtures");
});
test.afterAll(async () => {
  await portal.stop();
});

/** What ran, asked somebody, or left for another site, on every page that is opened in it. */
async function watched(page: Page): Promise<string[]> {
  const complaints = watch(page);
  await page.exposeFunction("ran", () => complaints.push(`ran on ${page.url()}`));
  page.on("dialog", async (dialog) => {
    complaints.push(`asked: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(portal.origin) && !/^(data|blob):/.test(url)) complaints.push(`asked for ${url}`);
  });
  return complaints;
}

/** Five of them in the fields of one declaration. */
function answersWith(texts: readonly string[]) {
  const [parkAddress = "", propertyCompany = "", vehicleBrand = "", pileBrand = "", meterPosition = ""] =
    texts;
  return { parkAddress, propertyCompany, vehicleBrand, pileBrand, meterPosition };
}

async function noteAtTheDesk(page: Page, { number }: Submitted, note: string): Promise<void> {
  await page.goto(`${portal.origin}/stand-ins/departments-desk`);
  await page.getByLabel("编号、事项或企业").fill(number);
  await page.getByRole("button", { name: "查询" }).click();
  const form = page.getByRole("form", { name: "居民充电桩用电报装", exact: true });
  await form.getByLabel("说明").fill(note);
  await form.getByRole("button", { name: "要求补正", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "部门工作台（模拟）" })).toBeVisible();
}

test("[9] nothing that was written in an answer, a file's name or a desk's note runs on any page that shows it", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const someone = await citizen(portal.origin);
  const complaints = await watched(page);
  for (let five = 0; five < payloads.length; five += 5) {
    const answers = answersWith(payloads.slice(five, five + 5));
    const made = await someone.submit(`X-${five}`, answers, names[(five / 5) % names.length]);
    const note = notes[five / 5];
    if (note) await noteAtTheDesk(page, made, note);
    await comeIn(page, portal.origin, `/my/thing/${made.id}`);
    for (const text of Object.values(answers)) await expect(page.getByText(text).first()).toBeAttached();
    if (note) await expect(page.getByText(note).first()).toBeAttached();
    await page.mouse.move(300, 400);
  }
  await someone.draft("X-9", answersWith(payloads.slice(10, 15)));
  await comeIn(page, portal.origin, "/office/list");
  await page
    .getByRole("link", { name: /^继续/ })
    .or(page.getByRole("button", { name: /^继续/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/step\/three$/);
  await expect(page.getByRole("textbox", { name: "物业公司名称" })).toHaveValue(payloads[11] ?? "");
  await page.getByRole("textbox", { name: "物业公司名称" }).focus();
  expect(complaints).toEqual([]);
});
