// Stands in for the part of RJSF that follows `$ref`, which no schema of a section uses.
const none = (): never => {
  throw new Error("RJSF met a $ref: the schema of a section must be written out.");
};

export {
  none as default,
  none as findSchemaDefinitionRecursive,
  none as makeAllReferencesAbsolute,
  none as splitKeyElementFromObject,
};
