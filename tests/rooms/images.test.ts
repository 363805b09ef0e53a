// The images of a deployment are named by digest: what is built tomorrow is what was built today.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const deploy = resolve(import.meta.dirname, "../../deploy");

it.each([
  ["Containerfile", /^FROM (\S+)/gm, 2],
  ["compose.yaml", /^\s+image: (\S+)/gm, 1],
])("[dev] every image of deploy/%s has its digest", (name, line, count) => {
  const images = [...readFileSync(resolve(deploy, name), "utf8").matchAll(line)].map(([, image]) => image);
  expect(images).toHaveLength(count);
  for (const image of images)
    expect(image).toMatch(/^docker\.io\/library\/[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
});
