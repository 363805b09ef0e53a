// Stands in for the part of RJSF that merges `allOf`, which no schema of a section uses.
export default function shallowAllOfMerge(): never {
  throw new Error("RJSF met an allOf: the schema of a section must be written out.");
}
