// In: the field that a template draws. Out: what its widget must know of it, without RJSF carrying it down.
import { createContext, useContext } from "react";
import type { AskedField, SectionState } from "../../engine/index.ts";

/** RJSF's form context: the same object as long as the section is drawn. */
export interface SectionContext {
  state: SectionState;
  /** Area id → name. */
  townships: Record<string, string>;
  onGo: ((step: string) => void) | undefined;
}

export interface FieldInContext extends SectionContext {
  id: string;
  asked: AskedField;
  invalid: boolean;
  warned: boolean;
  /** Ids of the texts that describe the control. */
  describedBy: string | undefined;
}

export const FieldContext = createContext<FieldInContext | undefined>(undefined);

/** Only inside a field template. */
export function useField(): FieldInContext {
  const field = useContext(FieldContext);
  if (!field) throw new Error("A widget stands outside a field template.");
  return field;
}
