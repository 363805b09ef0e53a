// Nothing goes in; the calls about materials, except the upload itself, come out: they come with the first declaration.

import deleteFile from "../../schemas/calls/deleteFile.json" with { type: "json" };
import getLicense from "../../schemas/calls/getLicense.json" with { type: "json" };
import houseInfo from "../../schemas/calls/houseInfo.json" with { type: "json" };
import type { CallName } from "./call-map.ts";
import type { CallFile } from "./calls.ts";

export const materialCalls = {
  deleteFile,
  getLicense,
  houseInfo,
} satisfies Partial<Record<CallName, CallFile>>;
