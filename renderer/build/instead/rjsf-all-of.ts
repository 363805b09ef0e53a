// Stands in for the part of RJSF that merges `allOf`: no schema of a section has one.
export default function shallowAllOfMerge(): never {
  throw new Error("RJSF met an allOf: the schema of a section must be written out.");
}
