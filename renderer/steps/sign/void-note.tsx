// Says that a signature no longer counts because something changed, with the way to sign again.
import type { Definition, SigningState } from "../../../engine/index.ts";
import { Button } from "../../look/parts/button.tsx";
import { Note } from "../../look/parts/note.tsx";
import { signTexts } from "../../texts/sign.ts";
import styles from "./void-note.styles.ts";

const leads = { behind: signTexts.voidBehind, ahead: signTexts.voidAhead, here: signTexts.voidHere };

/** `from`: the person's position relative to the sign step. `onSign`: only behind the sign step; before it, signing comes by itself. */
export function VoidNote({
  signing,
  definition,
  from,
  onSign,
}: {
  signing: SigningState;
  definition: Definition;
  from: keyof typeof leads;
  onSign?: () => void;
}) {
  // The status region exists even while empty, so that its text is announced when it appears.
  return (
    <div className={styles.status} role="status">
      {signing.status === "void" && (
        <Note
          tone="warning"
          action={
            onSign && (
              <Button variant="secondary" onClick={onSign}>
                {signTexts.again}
              </Button>
            )
          }
        >
          <b>{signTexts.voidTitle}</b>
          <p>
            {signTexts.voidBy(namesOf(signing.changed, definition))}
            {leads[from]}
          </p>
        </Note>
      )}
    </div>
  );
}

/** Questions and the matters they choose change together; the person changed the questions, so only those are named. */
function namesOf(changed: readonly string[], { form, oneThing }: Definition): string[] {
  const asks = Object.keys(oneThing.questions).length > 0;
  const follow = asks && changed.includes("choices") ? ["matters", "materials"] : [];
  const named = changed.filter((part) => !follow.includes(part));
  return named.flatMap((part) => {
    const section = part.startsWith("answers.") && form.sections.find(({ key }) => part === `answers.${key}`);
    if (section) return signTexts.section(section.title);
    return signTexts.parts[part as keyof typeof signTexts.parts] ?? [];
  });
}
