// What a build leaves out of libraries and call files: that it still finds what it shortens, and keeps what is looked at.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ofDataRouter, slimCall } from "../../renderer/build/slim.ts";
import { shortened } from "../../renderer/build/slim-files.ts";
import { slimProperties } from "../../renderer/build/slim-styles.ts";

const root = resolve(import.meta.dirname, "../..");
const packages = ["@rjsf/core", "@rjsf/utils", "@chakra-ui/react", "ky"];
const filesOf = (folder: string) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" }).map(
    (name) => `${folder}/${name}`,
  );

describe("what a build leaves out", () => {
  it("[9] every short file stands for one that its library still has", () => {
    const files = packages.flatMap((name) => filesOf(`node_modules/${name}`));
    const gone = shortened.filter(({ file }) => !files.some((name) => file.test(name)));
    expect(gone.map(({ file }) => file.source)).toEqual([]);
  });

  it("[9] everything that is left out of the router is still in it", () => {
    const texts = filesOf("node_modules/react-router/dist/production")
      .filter((name) => name.endsWith(".mjs"))
      .map((name) => readFileSync(resolve(root, name), "utf8"));
    const gone = ofDataRouter.filter(([there]) => !texts.some((text) => text.search(there) >= 0));
    expect(gone.map(([there]) => there.source)).toEqual([]);
  });

  it("[9] of the CSS properties those stay that the sources name", () => {
    const list = readFileSync(resolve(root, "node_modules/@pandacss/is-valid-prop/dist/index.mjs"), "utf8");
    const slim = slimProperties(list, new Set(["color", "maxWidth"]));
    expect(slim).toContain('cssPropertiesStr = "color,maxWidth"');
  });

  it("[7] a call keeps everything by which the client treats it", () => {
    const looked = ["name", "method", "path", "token", "signed", "spinner", "popup", "absent", "effect"];
    for (const name of filesOf("schemas/calls")) {
      const text = readFileSync(resolve(root, name), "utf8");
      const [whole, slim] = [text, slimCall(text)].map((json) => JSON.parse(json) as Record<string, unknown>);
      expect(looked.map((key) => slim?.[key])).toEqual(looked.map((key) => whole?.[key]));
    }
  });
});
