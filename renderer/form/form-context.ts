// Passes the form's own facts to its sections, and a field's facts to its widget, without going through RJSF.
import { createContext, useContext } from "react";
import type { Answer, AskedField, DeclarationRecord, SourceName } from "../../engine/index.ts";
import { chinese, type FormTexts } from "./texts.ts";

export interface FormFacts {
  /** Area id → name. */
  townships: Record<string, string>;
  /** Goes to the step in which a locked value can be changed. */
  onGo: ((step: string) => void) | undefined;
}

/** The registers that fill sections (their `from`), as far as they have been asked. */
export interface Registers {
  /** What each has answered. */
  records: DeclarationRecord["fetched"];
  /** Those that did not answer; asking again may help. */
  failed?: readonly SourceName[] | undefined;
  /** Asks a register; its answer comes with `records`. */
  ask: (source: SourceName) => void;
}

export interface FieldFacts {
  id: string;
  asked: AskedField;
  invalid: boolean;
  warned: boolean;
  /** Ids of the texts that describe the control. */
  describedBy: string | undefined;
}

/** What a widget needs beyond the facts of its field (`useField`). */
export interface WidgetProps {
  value: Answer | undefined;
  onChange(answer: Answer | undefined): void;
}

export const FormContext = createContext<FormFacts | undefined>(undefined);
/** Apart, so that an answer of a register redraws its button alone. */
export const RegistersContext = createContext<Registers | undefined>(undefined);
export const TextsContext = createContext<FormTexts>(chinese);
export const FieldContext = createContext<FieldFacts | undefined>(undefined);

/** For use inside the form only. */
export function useForm(): FormFacts {
  const form = useContext(FormContext);
  if (!form) throw new Error("A section stands outside the form.");
  return form;
}

/** For use inside a field template only. */
export function useField(): FieldFacts {
  const field = useContext(FieldContext);
  if (!field) throw new Error("A widget stands outside a field template.");
  return field;
}

/** What the form itself says, in its reader's language. */
export const useTexts = (): FormTexts => useContext(TextsContext);
