// In: the register that filled a field in. Out: where the value comes from, and that it may be changed.
import { formWords } from "../../words/form.ts";
import { Sign } from "../parts/sign.tsx";

export function RegisterSource({ id, register }: { id: string; register: string }) {
  return (
    <p className="f-message" data-tone="source" id={id}>
      <Sign name="building" />
      <span>{formWords.fromRegister(register)}</span>
    </p>
  );
}
