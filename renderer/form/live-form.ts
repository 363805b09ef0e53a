// Makes the form of a record in a browser: RJSF's validator judges its sections, and rows get random ids.
import { useLayoutEffect, useMemo, useRef } from "react";
import { createForm, type FormStart, type LiveForm } from "../../engine/index.ts";
import { randomId } from "./random-id.ts";
import { sectionValidators } from "./validator.ts";

export interface LiveFormParts extends Pick<FormStart, "definition" | "checks" | "owner"> {
  /** yyyy-MM-dd, Asia/Shanghai. */
  today: string;
}

/** The form of the record that `owner` has, for `OneForm`. Another definition or owner makes a new one; keep both as they are. */
export function useLiveForm({ definition, checks, owner, today }: LiveFormParts): LiveForm {
  const day = useRef(today);
  const form = useMemo(() => {
    const validators = Object.entries(sectionValidators(definition.form, checks));
    return createForm({
      definition,
      checks: Object.fromEntries(validators.map(([key, { check }]) => [key, check])),
      today: () => day.current,
      newRowId: randomId,
      owner,
    });
  }, [definition, checks, owner]);
  // A new day may ask something else, and no owner tells of it.
  useLayoutEffect(() => {
    day.current = today;
    form.refresh();
  }, [form, today]);
  return form;
}
