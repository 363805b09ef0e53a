// Whatever a file holds or is called, it is refused in a sentence or comes back byte for byte as an attachment, never as a page.

import { connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, test } from "vitest";
import { calls } from "../../../engine/contract/calls.ts";
import { uploadText } from "../../../engine/contract/signed-text.ts";
import type { Browser } from "../setup/browser.ts";
import { jpg, makeDraft, pdf, png } from "../setup/declarations.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";
import { ownPort } from "../setup/own-port.ts";
import { forgedFiles } from "../setup/small-files.ts";

const text = (content: string) => Buffer.from(content);
const script = "<script>alert(1)</script>";

/** What is no PDF, JPG or PNG, under a name that says so. */
const wrongKinds: [name: string, bytes: Buffer][] = [
  ...[
    `<!doctype html>${script}`,
    "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
    script,
  ].flatMap((page): [string, Buffer][] => ["a.pdf", "a.png", "a.jpg"].map((name) => [name, text(page)])),
  ...[
    "MZ\u0090",
    "\u007fELF",
    "PK\u0003\u0004",
    "GIF89a",
    "RIFF\0\0\0\0WEBP",
    "#!/bin/sh",
    "<?php echo 1;",
    "{}",
  ].map((start): [string, Buffer] => ["a.pdf", Buffer.from(start.padEnd(64, " "), "latin1")]),
  ...["a.html", "a.svg", "a.xml", "a.js", "a.exe", "a.pdf.exe", "a.pdf.", "a.pdf/x", ".pdf.html", "pdf"].map(
    (name): [string, Buffer] => [name, pdf],
  ),
  ["a.pdf", png],
  ["a.png", jpg],
  ["a.jpg", pdf],
  ["a.pdf", Buffer.concat([text("\n"), pdf])],
  ["a.pdf", Buffer.alloc(0)],
  ["a.pdf", Buffer.alloc(2000)],
  ...forgedFiles
    .filter(({ name }) => /ofd|zip|dwg/i.test(name))
    .map(({ name, bytes }): [string, Buffer] => [name, bytes]),
];

/** Sound files that are something else as well. */
const polyglots: [name: string, bytes: Buffer][] = [
  ["a.pdf", Buffer.concat([pdf.subarray(0, 9), text(`<html>${script}</html>\n`), pdf.subarray(9)])],
  ["a.pdf", Buffer.concat([pdf, text(script)])],
  ["a.pdf", Buffer.concat([pdf, Buffer.from("504b0304", "hex"), Buffer.alloc(60)])],
  ["a.jpg", Buffer.concat([jpg, text(`<svg onload=alert(1)>${script}`)])],
  ["a.png", Buffer.concat([png, text(`${script}<?php echo 1; ?>`)])],
];

const evil = [
  "\u202e",
  "\u200b",
  "\u0000",
  "\r\nX-Evil: 1",
  '"; filename="evil.html',
  "../../etc/",
  "..\\..\\",
  "C:\\",
];
const odd = [
  ...[
    "'",
    "`",
    "%00",
    "%2e%2e%2f",
    "$(id)",
    "|id",
    ";id",
    "&",
    "<b>",
    script,
    "😀",
    "é",
    "e\u0301",
    "﷽",
    "ﬀ",
    "　",
  ],
  ...[
    "con",
    "nul",
    "aux",
    "-rf",
    "--",
    "~",
    ".",
    "..",
    "...",
    " ",
    "a b",
    "a\tb",
    "长".repeat(200),
    "x".repeat(300),
  ],
  ...[
    "=1+1",
    "@SUM(1)",
    "{{7*7}}",
    "' or 1=1 --",
    "__proto__",
    "constructor",
    "\ufeff",
    "\u2028",
    "\u2066x\u2069",
  ],
];

async function uploading() {
  const gateway = await gatewayUnderTest();
  const browser = await gateway.person(1);
  const place = async () => ({ draftId: (await makeDraft(browser)).draftId, material: "vehicle" });
  return { gateway, browser, place };
}

/** What is wrong with how a file comes back. */
async function wrongWith(browser: Browser, fileId: string, bytes: Buffer): Promise<string[]> {
  const response = await browser.respond("download", { fileId });
  const header = (name: string) => response.headers.get(name) ?? "";
  const wrong: string[] = [];
  if (response.status !== 200) wrong.push(`download ${response.status}`);
  if (!Buffer.from(await response.arrayBuffer()).equals(bytes)) wrong.push("other bytes");
  if (
    !/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%!#$&+^`|~-]+$/.test(
      header("content-disposition"),
    )
  )
    wrong.push(`disposition ${header("content-disposition")}`);
  if (header("content-security-policy") !== "default-src 'none'; sandbox") wrong.push("policy");
  if (header("x-content-type-options") !== "nosniff") wrong.push("sniffed");
  if (!/^(application\/pdf|image\/(png|jpeg))$/.test(header("content-type")))
    wrong.push(header("content-type"));
  if (response.headers.has("x-evil")) wrong.push("a header of the name's own");
  return wrong;
}

test("[7] what is no file of a kind that is taken is refused in a sentence and not kept", async () => {
  const { gateway, browser, place } = await uploading();
  const at = await place();
  for (const [name, bytes] of wrongKinds) {
    const { status, msg } = await browser.upload(at, { name, bytes, type: "application/pdf" });
    expect([name, status], bytes.subarray(0, 20).toString("latin1")).toEqual([name, 400]);
    expect(msg).toMatch(/\p{Script=Han}/u);
  }
  expect(await gateway.parts.files.list()).toEqual([]);
  expect(gateway.reports).toEqual([]);
});

test("[7] a file that is two kinds at once, or is called anything, comes back as it was, as an attachment", async () => {
  const { gateway, browser, place } = await uploading();
  const names = [...evil, ...odd].flatMap((each): [string, Buffer][] => [
    [`${each}.pdf`, pdf],
    [`a${each}b.pdf`, pdf],
  ]);
  const files = [...polyglots, ...names];
  let at = await place();
  let [kept, refused] = [0, 0];
  for (const [index, [name, bytes]] of files.entries()) {
    if (index % 8 === 0) at = await place();
    const { status, msg, data } = await browser.upload(at, { name, bytes });
    if (status !== 200) {
      refused += 1;
      expect([name, status]).toEqual([name, 400]);
      expect(msg).toMatch(/\p{Script=Han}/u);
      continue;
    }
    kept += 1;
    expect(data.name, name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]/u);
    expect([...data.name].length).toBeLessThanOrEqual(120);
    expect([name, await wrongWith(browser, data.fileId, bytes)]).toEqual([name, []]);
  }
  console.log(
    `uploads: ${wrongKinds.length} wrong kinds refused; ${kept} odd files and names kept and sound, ${refused} refused`,
  );
  expect(kept).toBeGreaterThan(polyglots.length + odd.length);
  expect(gateway.reports).toEqual([]);
});

test("[7] a body that is cut, or is longer or shorter than it says, leaves nothing", async () => {
  const { gateway, browser, place } = await uploading();
  const { draftId, material } = await place();
  const { port } = await ownPort(getRequestListener(gateway.app.fetch));
  const { createHash } = await import("node:crypto");
  const fileHash = createHash("sha256").update(pdf).digest("hex");
  const fields = { draftId, material, fileHash, name: "a.pdf" };
  const part = (name: string, value: string, more = "") =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const head = Object.entries(fields).map(([name, value]) => part(name, value));
  const whole = `${head.join("")}${part("file", pdf.toString("latin1"), '; filename="a.pdf"')}--x--\r\n`;
  const signed = uploadText(fields);
  const send = async (body: string, length: number) => {
    const bodyHash = createHash("sha256").update(signed).digest("hex");
    const { signature } = (await browser.sign("POST", calls.uploadFile.path, "", bodyHash)).data;
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const lines = [
      ...[`POST ${calls.uploadFile.path} HTTP/1.1`, "Host: portal.test", `Origin: ${browser.origin}`],
      ...[`Cookie: ${cookie}`, `Authorization: Bearer ${browser.token}`, `X-Signature: ${signature}`],
      ...["Content-Type: multipart/form-data; boundary=x", `Content-Length: ${length}`, "Connection: close"],
    ];
    return new Promise<number>((done) => {
      let bytes = "";
      const socket = connect(port, "127.0.0.1", () =>
        socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`, "latin1", () => {
          // Not half closed when all is said: a server may hang up on whoever says goodbye before it has answered.
          if (body.length < length) socket.end();
        }),
      );
      socket.on("data", (chunk) => {
        bytes += chunk;
      });
      socket.on("error", () => undefined);
      socket.on("close", () => done(Number(/^HTTP\/1\.1 (\d+)/.exec(bytes)?.[1] ?? 0)));
    });
  };
  const size = Buffer.byteLength(whole, "latin1");
  const cuts = [1, 40, head.join("").length, head.join("").length + 80, size - 30, size - 4];
  for (const cut of cuts) {
    expect([cut, await send(whole.slice(0, cut), size)]).not.toEqual([cut, 200]);
    const cutClean = await send(whole.slice(0, cut), cut);
    expect(cutClean, `a length of ${cut}`).toBeGreaterThanOrEqual(cut === size - 4 ? 200 : 400);
    expect(cutClean).toBeLessThan(500);
  }
  expect(await send(whole, size + 100)).not.toBe(200);
  expect((await gateway.parts.files.list()).length).toBeLessThanOrEqual(1);
  expect(await send(whole, size)).toBe(200);
  expect(gateway.reports).toEqual([]);
});

test("[7] a file that came back as a page would be caught", async () => {
  const page = new Response(script, { headers: { "content-type": "text/html", "x-evil": "1" } });
  const browser = { respond: async () => page } as unknown as Browser;
  expect(await wrongWith(browser, "", pdf)).toEqual([
    ...["other bytes", "disposition ", "policy", "sniffed", "text/html", "a header of the name's own"],
  ]);
});
