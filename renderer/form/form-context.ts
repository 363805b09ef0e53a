// Hands the form's own facts to its sections, and a field's to its widget, past RJSF.
import { createContext, useContext } from "react";
import type { AskedField } from "../../engine/index.ts";
import type { SectionValidator } from "./validator.ts";

export interface FormFacts {
  /** Area id → name. */
  townships: Record<string, string>;
  /** By section key. */
  validators: Record<string, SectionValidator>;
  /** Leads to the step in which a locked value can be changed. */
  onGo: ((step: string) => void) | undefined;
}

export interface FieldFacts {
  id: string;
  asked: AskedField;
  invalid: boolean;
  warned: boolean;
  /** Ids of the texts that describe the control. */
  describedBy: string | undefined;
}

export const FormContext = createContext<FormFacts | undefined>(undefined);
export const FieldContext = createContext<FieldFacts | undefined>(undefined);

/** Only inside the form. */
export function useForm(): FormFacts {
  const form = useContext(FormContext);
  if (!form) throw new Error("A section stands outside the form.");
  return form;
}

/** Only inside a field template. */
export function useField(): FieldFacts {
  const field = useContext(FieldContext);
  if (!field) throw new Error("A widget stands outside a field template.");
  return field;
}
