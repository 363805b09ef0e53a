// Restarts a gateway with other content over the data it kept.

import type { ServedContent } from "../../../content/checked-content.ts";
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { compileChecks } from "../../../engine/reader/compile-checks.ts";
import { definitionVersion } from "../../../engine/reader/definition-version.ts";
import { createDefinitions, registerDefinitions } from "../../../gateway/database/definitions.ts";
import { createGateway } from "../../../gateway/http/app.ts";
import { Browser } from "./browser.ts";
import { definitionOf } from "./declarations.ts";
import { origin, servedContent, type UnderTest } from "./gateway-under-test.ts";

/** The fixtures with another `parking`, which may have another code. */
export function contentWith(change: (definition: Definition) => void) {
  const definition = structuredClone(definitionOf("parking"));
  change(definition);
  definition.version = definitionVersion(definition.oneThing, definition.form);
  const { catalogue, definitions } = servedContent();
  const others = [...definitions].filter(([code]) => code !== "parking");
  const checks = compileChecks(definition.form);
  const content: ServedContent = {
    catalogue,
    definitions: new Map([...others, [definition.oneThing.code, { definition, checks }]]),
  };
  return { content, definition };
}

/** Starts the gateway again with other content, over the data it kept. */
export async function startedAgain({ parts }: UnderTest, content: ServedContent): Promise<Browser> {
  await registerDefinitions(content, parts.database, parts.clock.now());
  const definitions = createDefinitions(content, parts.database, compileChecks);
  const browser = new Browser(createGateway({ ...parts, content: definitions }), origin);
  await browser.logIn("demo-person-1");
  return browser;
}
