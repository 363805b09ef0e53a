// The form as others install it: the page of examples/form-only, built from the packed packages and driven under a strict policy.
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { chromium, type Page } from "playwright";
import { describe, expect, it, onTestFinished } from "vitest";
import { launchOptions } from "../chromium.ts";
import { ownPort } from "../gateway/setup/own-port.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { installInto } from "./installed.ts";

const root = resolve(import.meta.dirname, "../..");
const example = join(root, "examples/form-only");
const readme = readFileSync(join(root, "renderer/form/README.md"), "utf8");
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:";
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Styles that a page may have for its own tags. */
const pageStyles = `
  h1, h2, h3 { margin: 40px; font: italic 60px serif }
  p, ul, label { margin: 40px; font: 60px serif; border: 1px solid }
  button, input { border-radius: 20px; background: red; padding: 40px }
`;

/** Builds the example in a folder that knows nothing of this project; returns the folder of its build. */
async function builtExample(): Promise<string> {
  const folder = temporaryFolder("form-only");
  await installInto(folder, ["engine", "renderer/form"], ["vite"]);
  for (const name of readdirSync(example))
    if (name !== "package.json") cpSync(join(example, name), join(folder, name));
  appendFileSync(join(folder, "page.css"), pageStyles);
  // Vitest's own name for its environment would make it a build for development.
  const env = { PATH: process.env.PATH, NODE_ENV: "production" };
  const node = (...words: string[]) => execFileSync("node", words, { cwd: folder, env, stdio: "pipe" });
  const { scripts } = JSON.parse(readFileSync(join(example, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  for (const script of ["compile", "compile:plain"]) {
    const [, ...words] = (scripts[script] ?? "").replaceAll("../../", `${root}/`).split(" ");
    node("node_modules/one-thing-engine/command/command.js", ...words);
  }
  node("node_modules/vite/bin/vite.js", "build", "--logLevel", "error");
  return join(folder, "dist");
}

interface Opened {
  page: Page;
  /** Of the browser; a good page has none. */
  complaints: string[];
  goto: (path: string) => Promise<unknown>;
}

async function opened(folder: string): Promise<Opened> {
  const { port } = await ownPort((request, response) => {
    const path = join(folder, request.url === "/" ? "index.html" : (request.url ?? ""));
    response.setHeader("content-type", types[extname(path)] ?? "application/octet-stream");
    response.setHeader("content-security-policy", policy);
    response.end(readFileSync(path));
  });
  const browser = await chromium.launch(launchOptions());
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ locale: "zh-CN" });
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  return { page, complaints, goto: (path) => page.goto(`http://127.0.0.1:${port}/${path}`) };
}

/** What stands of the page's own styles outside the form, and inside it. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
    const [heading, title, note, button] = [
      of("h1"),
      of(".form-section h2"),
      of(".form-section p"),
      of(".form-section-submit"),
    ];
    return {
      page: { margin: heading.marginTop, font: `${heading.fontStyle} ${heading.fontSize}` },
      title: { margin: title.marginTop, font: `${title.fontStyle} ${title.fontSize}` },
      note: { margin: note.marginTop, font: note.fontSize, border: note.borderTopWidth },
      button: { radius: button.borderRadius, background: button.backgroundColor, padding: button.padding },
    };
  });

describe("a page of somebody else", () => {
  it("[dev] is sixty lines, of which the README shows twenty", () => {
    const own = ["index.html", "main.jsx", "page.css"];
    const lines = own.flatMap((name) => readFileSync(join(example, name), "utf8").trim().split("\n"));
    expect(lines.length).toBeLessThanOrEqual(60);
    const page = readFileSync(join(example, "main.jsx"), "utf8");
    expect(page.split("\n").filter((line) => line !== "").length).toBeLessThanOrEqual(20);
    expect(readme).toContain(`\`\`\`jsx\n${page}\`\`\``);
  });

  it("[form] draws a one-thing under script-src 'self', and neither page nor form changes the other's look; it says what is wrong and gives the declaration", async () => {
    const folder = await builtExample();
    const sheet = readFileSync(join(folder, "../node_modules/one-thing-form/style.css"), "utf8");
    expect(sheet).toMatch(/^\/\*! MIT License\s+Copyright .* Chakra Systems/);
    const { page, complaints, goto } = await opened(folder);
    await goto("index.html");
    expect(await looks(page)).toEqual({
      page: { margin: "40px", font: "italic 60px" },
      title: { margin: "0px", font: "normal 20px" },
      note: { margin: "0px", font: "14px", border: "0px" },
      button: { radius: "8px", background: "rgb(27, 90, 156)", padding: "8px 32px" },
    });

    await page.getByRole("radio", { name: "公共共享车位" }).check();
    const chosen = page.getByRole("complementary").getByRole("listitem");
    await expect
      .poll(() => chosen.allInnerTexts())
      .toContain("公共停车位充电设施备案\n\n因为选择了“公共共享车位”");

    const submit = page.getByRole("button", { name: "提交", exact: true });
    await submit.click();
    const summary = page.getByRole("alert", { name: "还有 10 项没有填" });
    await expect.poll(() => summary.isVisible()).toBe(true);
    await summary.getByRole("link", { name: "请选择所属乡镇" }).click();
    await page.keyboard.press("Space");
    await expect.poll(() => summary.isVisible()).toBe(false);

    const write = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
    await write("申请人证件号码", "329900199001011231");
    await write("联系地址", "云澜市霁桥镇测试路1号2幢303室");
    await write("车位地址", "云澜市霁桥镇测试路1号");
    await write("车位编号", "B2-118");
    await write("车位产权人", "测试甲");
    await write("物业公司名称", "测试物业公司");
    await write("充电桩功率", "7");
    await page.getByRole("checkbox", { name: "我已阅读，并作出以上承诺" }).check();
    await submit.click();
    const printed = page.locator("pre");
    await printed.waitFor();
    expect(JSON.parse(await printed.innerText())).toMatchObject({
      oneThingId: "OT011",
      areaId: "329900001",
      platChooseCondition: { matterInfoIds: ["OT011-M01", "OT011-M02", "OT011-M03", "OT011-M04"] },
    });

    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await goto("plain.html");
    const send = page.getByRole("button", { name: "Submit" });
    await page.getByLabel("Age", { exact: true }).fill("17");
    await send.click();
    const wrong = page.getByRole("alert", { name: "3 answers need a change" });
    await expect
      .poll(() => wrong.getByRole("link").allInnerTexts())
      .toEqual(["Enter Name", "Age must be at least 18", "Enter City"]);
    await page.getByLabel("Name", { exact: true }).fill("李 Lee");
    await page.getByLabel("Age", { exact: true }).fill("18");
    await page.getByRole("radio", { name: "dark red" }).check();
    await page.getByRole("checkbox", { name: "Newsletter" }).check();
    await page.getByLabel("City", { exact: true }).fill("云澜");
    await send.click();
    const values = {
      name: "李 Lee",
      age: 18,
      colour: "dark red",
      newsletter: true,
      address: { city: "云澜" },
    };
    await expect.poll(() => said).toEqual([JSON.stringify(values)]);
    expect(complaints).toEqual([]);
  });
});
