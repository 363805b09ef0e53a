// The signing as the build ships it, without the hashes it does not call, against the reference cases.

import { resolve } from "node:path";
import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { slimPlugins } from "../../../renderer/build/slim.ts";
import vectors from "../vectors.json" with { type: "json" };

type Signing = typeof import("../../../engine/privacy/sign-parameter.ts") &
  typeof import("../../../engine/privacy/query-codec.ts");

const privacy = resolve(import.meta.dirname, "../../../engine/privacy");
let signing: Signing;
let code = "";

beforeAll(async () => {
  const built = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      ...slimPlugins(),
      {
        name: "both",
        resolveId: (id) => (id.endsWith("both") ? "both" : undefined),
        load: (id) =>
          id === "both"
            ? `export * from "${privacy}/sign-parameter.ts"; export * from "${privacy}/query-codec.ts";`
            : undefined,
      },
    ],
    build: { write: false, lib: { entry: "both", formats: ["es"] } },
  })) as Rolldown.RolldownOutput[];
  code = built[0]?.output[0].code ?? "";
  signing = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Signing;
}, 60_000);

describe("[9] the signing of a build", () => {
  it("[9] is without the keys out of passwords", () => {
    expect(code).toContain("TripleDES");
    expect(code).not.toMatch(/\.(MD5|SHA1|EvpKDF) *=[^=]/);
  });

  it.each(vectors.tdes.vectors)("[9] encrypts $plain as documented, and back", ({ plain, ecb }) => {
    expect(signing.encryptSignParameter(plain, vectors.tdes.key)).toBe(ecb);
    expect(signing.decryptSignParameter(ecb, vectors.tdes.key)).toBe(plain);
  });

  it("[9] hashes and hides a query like the sources", () => {
    expect(signing.sha256Hex("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    const keys = { key: "0123456789abcdef", iv: "fedcba9876543210" };
    expect(signing.decryptQuery(signing.encryptQuery("王小明,1,2", keys), keys)).toBe("王小明,1,2");
  });
});
