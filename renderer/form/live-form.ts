// Makes the form of a record in a browser: RJSF's validator judges its sections, and rows get random ids.
import { useLayoutEffect, useState } from "react";
import { createForm, type FormStart, type LiveForm } from "../../engine/index.ts";
import { randomId } from "./random-id.ts";
import { rjsfChecks } from "./validator.ts";
import { whenIdle } from "./when-idle.ts";

export type LiveFormParts = Omit<FormStart, "newRowId" | "whenIdle">;

/** The form of the record that `owner` has, for `OneForm`. Owner and day may change; another definition wants another `key`. */
export function useLiveForm({ definition, checks, owner, today }: LiveFormParts): LiveForm {
  const [form] = useState(() =>
    createForm({
      definition,
      checks: rjsfChecks(definition.form, checks),
      owner,
      today,
      newRowId: randomId,
      whenIdle,
    }),
  );
  useLayoutEffect(() => form.follow(owner), [form, owner]);
  useLayoutEffect(() => form.turnTo(today), [form, today]);
  return form;
}
