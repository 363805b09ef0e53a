// Nothing goes in; the two directions of the wire under one name: record to declaration, stored draft to record.

export { fromWire } from "./from-wire.ts";
export { toWire } from "./to-wire.ts";
