// Makes the form of a record in a browser: RJSF's validator judges its sections, and rows get random ids.
import { useLayoutEffect, useMemo, useRef } from "react";
import { createForm, type FormStart, type LiveForm } from "../../engine/index.ts";
import { randomId } from "./random-id.ts";
import { sectionValidators } from "./validator.ts";

export interface LiveFormParts extends Pick<FormStart, "definition" | "checks" | "owner"> {
  /** yyyy-MM-dd, Asia/Shanghai. */
  today: string;
}

/**
 * The form of the record that `owner` has, for `OneForm`. Another owner's record is taken over into the same boxes; another definition
 * wants another `key`.
 */
export function useLiveForm({ definition, checks, owner, today }: LiveFormParts): LiveForm {
  const latest = useRef({ owner, today });
  const form = useMemo(() => {
    const validators = Object.entries(sectionValidators(definition.form, checks));
    const now = () => latest.current.owner;
    return createForm({
      definition,
      checks: Object.fromEntries(validators.map(([key, { check }]) => [key, check])),
      today: () => latest.current.today,
      newRowId: randomId,
      owner: {
        now: () => now().now(),
        answer: (...answered) => now().answer(...answered),
        subscribe: (...heard) => now().subscribe(...heard),
        typed: (typed) => now().typed?.(typed),
        composing: () => now().composing?.(),
      },
    });
  }, [definition, checks]);
  useLayoutEffect(() => {
    latest.current = { ...latest.current, owner };
    return form.follow();
  }, [form, owner]);
  // A new day may ask something else, and no owner tells of it.
  useLayoutEffect(() => {
    latest.current = { ...latest.current, today };
    form.refresh();
  }, [form, today]);
  return form;
}
