// The whole way in a running deployment, connected by its file alone: a submission reaches the department, its decision and paper the citizen.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.ts";
import { browserOf, gatewayProcess } from "../killed/gateway-process.ts";
import { pdf } from "../setup/declarations.ts";
import { departmentSecret, signedBy } from "../setup/department-messages.ts";
import { departmentSystem } from "../setup/department-system.ts";
import { matter, submitted } from "../setup/desk-work.ts";

test("a started gateway brings a submission to the department that its file names, and takes the decision back", async () => {
  const folder = temporaryFolder("office");
  const power = await departmentSystem(Date.now);
  const file = join(folder, "adapters.json");
  const system = { url: power.url, secret: { env: "D019_SECRET" } };
  writeFileSync(file, JSON.stringify({ departments: { D019: system } }));
  const settings = { ADAPTERS: file, D019_SECRET: departmentSecret };
  const gateway = await gatewayProcess(join(folder, "data"), "", { settings });
  const { origin } = gateway;
  const browser = browserOf(origin);
  await browser.logIn("demo-person-1");
  const coming = power.next();
  const { id, number } = await submitted(browser);
  const message = await coming;
  expect(message).toMatchObject({ kind: "submitted", number, matters: [{ id: matter }] });

  const send = (method: string, path: string, body = "") =>
    fetch(`${origin}${path}`, signedBy("D019", { method, path, body, time: Date.now() }));
  const [material] = message.materials as { files: { url: string }[] }[];
  const paper = await send("GET", material?.files[0]?.url ?? "");
  expect(Buffer.from(await paper.arrayBuffer())).toEqual(pdf);
  const results = [{ name: "结果.pdf", content: pdf.toString("base64") }];
  for (const event of [{ kind: "accepted" }, { kind: "done", results }]) {
    const body = JSON.stringify({ id: event.kind, number, matter, ...event });
    expect((await send("POST", "/api/departments/events", body)).status).toBe(200);
  }
  const { matters } = (await browser.call("projectInfo", { id })).data;
  expect(matters[0]).toMatchObject({ status: "已办结", results: [{ name: "结果.pdf" }] });
  await gateway.stop();
});
