// Nothing goes in, the Vite plugin comes out that gives a short file in place of a library's where the portal asks for little of it.
import type { Plugin } from "vite";

/**
 * File of a library → what it is in a build. RJSF draws anything; a section gives it texts and lists of texts, without
 * references and alternatives: a one-thing's build has written them out (`engine/reader/read-form.ts`,
 * `renderer/form/section-schema.ts`).
 */
export const shortened: readonly { file: RegExp; code: string }[] = [
  // A field is a text or a list of texts in an object: no other kind is ever looked up.
  {
    file: /[\\/]@rjsf[\\/]core[\\/]lib[\\/]components[\\/]fields[\\/]index\.js$/,
    code: ["ArrayField", "ObjectField", "SchemaField", "StringField"]
      .map((name) => `import ${name} from "./${name}.js";`)
      .concat("export default () => ({ ArrayField, ObjectField, SchemaField, StringField });")
      .join("\n"),
  },
  // Every widget is the portal's own.
  {
    file: /[\\/]@rjsf[\\/]core[\\/]lib[\\/]components[\\/]widgets[\\/]index\.js$/,
    code: "export default () => ({});",
  },
  // So is every template that such a section asks for.
  {
    file: /[\\/]@rjsf[\\/]core[\\/]lib[\\/]components[\\/]templates[\\/]index\.js$/,
    code: "export default () => ({ ButtonTemplates: {} });",
  },
  // Lays several schemas over each other: asked for by `allOf` alone.
  {
    file: /[\\/]@rjsf[\\/]utils[\\/]lib[\\/]schema[\\/]shallowAllOfMerge\.js$/,
    code: 'export default () => { throw new Error("A section has no allOf."); };',
  },
  // Follows addresses and pointers: asked for by `$ref` alone.
  {
    file: /[\\/]@rjsf[\\/]utils[\\/]lib[\\/]findSchemaDefinition\.js$/,
    code: [
      'const none = () => { throw new Error("A section has no $ref."); };',
      "export { none as default, none as findSchemaDefinitionRecursive, none as makeAllReferencesAbsolute, none as splitKeyElementFromObject };",
    ].join("\n"),
  },
  // Leaves out of the answers what the schema does not know: the engine does it, with what is asked.
  {
    file: /[\\/]@rjsf[\\/]utils[\\/]lib[\\/]schema[\\/]omitExtraData\.js$/,
    code: [
      'const none = () => { throw new Error("The engine leaves out what is not asked."); };',
      "export { none as default, none as getFieldNames, none as getUsedFormData, none as isValueEmpty };",
    ].join("\n"),
  },
  {
    file: /[\\/]@rjsf[\\/]utils[\\/]lib[\\/]schema[\\/]toPathSchema\.js$/,
    code: 'export default () => { throw new Error("The engine leaves out what is not asked."); };',
  },
  // Of the recipes the portal uses those of one part only.
  {
    file: /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/]sva\.js$/,
    code: "export const createSlotRecipeFn = () => undefined;",
  },
  // How far an upload is told by XMLHttpRequest (`renderer/ports/browser-upload.ts`).
  {
    file: /[\\/]ky[\\/]distribution[\\/]utils[\\/]body\.js$/,
    code: "export const streamRequest = (request) => request;\nexport const streamResponse = (response) => response;",
  },
];

/** Gives the short files; the others stay as they are. */
export function slimFiles(): Plugin {
  return {
    name: "portal:slim-files",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: shortened.map(({ file }) => file) },
      handler: (id) => shortened.find(({ file }) => file.test(id))?.code,
    },
  };
}
