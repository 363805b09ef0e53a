// Stands in for `fast-uri` where RJSF follows a `$ref`, which no schema of a section has.
const none = (): never => {
  throw new Error("RJSF met a $ref: the schema of a section must be written out.");
};

export default { equal: none, resolve: none };
