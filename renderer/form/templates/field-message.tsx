// In: the problem of a field. Out: icon and sentence under it; an error says how to mend it, a warning asks to look again.
import type { AnswerProblem } from "../../../engine/index.ts";
import { formWords } from "../../words/form.ts";
import { Sign } from "../parts/sign.tsx";

export function FieldMessage({ id, problem }: { id: string; problem: AnswerProblem }) {
  const { severity, message } = problem;
  if (severity === "error") {
    return (
      <p className="f-message" data-tone="error" id={id}>
        <Sign name="alert" />
        <span>
          <span className="f-hidden">{formWords.errorPrefix}</span>
          {message}
        </span>
      </p>
    );
  }
  return (
    <p className="f-message" data-tone="warning" id={id}>
      <Sign name="warning" />
      <span>
        {!message.startsWith(formWords.check) && <b>{formWords.checkPrefix}</b>}
        {message}
      </span>
    </p>
  );
}
