// The Ajv options of the whole project: for designers' files, and for the answers of a section.

import type { Options } from "ajv";

/**
 * For designers' files: reports every fault at once, with the schema and the value that explain it. The schemas are our own
 * and a test checks them against their draft, so they are not checked again at each start. Called functions compile
 * in half the time of inlined ones.
 */
export const fileOptions = {
  validateSchema: false,
  inlineRefs: false,
  allErrors: true,
  verbose: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allowUnionTypes: true,
  // `enumDescriptions` tells an editor what each value of an `enum` means. `shape` holds the words of a shared definition:
  // an editor would show a definition's own title and description instead of those of the property that uses it.
  keywords: ["enumDescriptions", "shape"],
} satisfies Options;

/**
 * For the answers of a section, at build and at run time alike. engine/declaration judges formats and makes the sentences, so
 * formats are not compiled and Ajv's messages are left out. Long code lists stay plain comparisons: a loop would need
 * a helper module at run time.
 */
export const answerOptions = {
  allErrors: true,
  strict: true,
  validateSchema: false,
  validateFormats: false,
  messages: false,
  loopEnum: Number.MAX_SAFE_INTEGER,
} satisfies Options;
