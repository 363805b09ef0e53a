// The three OpenAPI documents are whole: whatever they refer to is there, and nothing else is.

import { expect, test } from "vitest";
import { openApi } from "../../../gateway/http/open-api.ts";
import { departmentsOpenApi } from "../../../gateway/office/open-api.ts";
import { servicesOpenApi } from "../../../gateway/outside/city-services/open-api.ts";

const documents = {
  "the portal's calls": openApi(),
  "the city's services": servicesOpenApi(),
  "the departments": departmentsOpenApi(),
};

test.each(Object.entries(documents))(
  "[7] every reference of %s leads to a definition, and each is used",
  (_, document) => {
    const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]*)"/g)].map(
      ([, path = ""]) => path,
    );
    const missing = pointers.filter((path) => {
      let at: unknown = document;
      for (const part of path.split("/")) at = (at as Record<string, unknown> | undefined)?.[part];
      return at === undefined;
    });
    expect(missing).toEqual([]);
    const { schemas } = (document as { components: { schemas: object } }).components;
    const used = new Set(pointers.map((path) => path.split("/")[2]));
    expect(Object.keys(schemas).filter((name) => !used.has(name))).toEqual([]);
    expect(pointers.length).toBeGreaterThan(10);
  },
);
