// Which dialog is shown when several want to be.
import { expect, test } from "vitest";
import { shownDialog } from "../../../engine/portal/shown-dialog.ts";

type Seen = Parameters<typeof shownDialog>[0];
const nothing: Seen = { popup: null, arrived: null, legal: null };
const failed = { popup: {} } as Pick<Seen, "popup">;

test("a failure comes before a login, a login before a conflict, a conflict before what the handling asks", () => {
  expect(shownDialog({ ...nothing, ...failed, legal: "opening" }, { conflict: true, asked: "tips" })).toBe(
    "popup",
  );
  expect(shownDialog({ ...nothing, legal: "opening" }, { conflict: true, asked: "tips" })).toBe("legal");
  expect(shownDialog(nothing, { conflict: true, asked: "tips" })).toBe("conflict");
  expect(shownDialog(nothing, { conflict: false, asked: "tips" })).toBe("tips");
  expect(shownDialog(nothing, { conflict: false, asked: null })).toBeNull();
});
