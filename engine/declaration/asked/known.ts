// Lists what a declaration knows before anybody fills in its form, and from where.

import { isEmpty } from "../../check/is-empty.ts";
import { type DeclarationRecord, plainAnswer } from "../record.ts";
import type { Asked } from "./asked.ts";
import type { AskedField } from "./asked-section.ts";

export interface KnownAnswer {
  section: string;
  asked: AskedField;
  /** Where it is from. */
  source: string;
}

/** Answers that come from the login, a register, the township or the last application; what was answered here is none. */
export function knownAnswers({ sections }: Asked, { answers }: DeclarationRecord): KnownAnswer[] {
  return sections
    .filter(({ section }) => !section.repeat)
    .flatMap(({ section: { key }, fields }) =>
      fields.flatMap((asked): KnownAnswer[] => {
        const { field, locked, proposer } = asked;
        const answer = locked?.value ?? plainAnswer(answers, key, field.key);
        // A step in which it can be changed is where it was answered.
        const source = locked ? (locked.step ? undefined : locked.source) : proposer;
        return source && !isEmpty(answer) ? [{ section: key, asked, source }] : [];
      }),
    );
}
