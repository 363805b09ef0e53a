// Says that a signature no longer counts because something changed, with the way to sign again.
import { chakra } from "@chakra-ui/react";
import type { Definition, SigningState } from "../../../engine/index.ts";
import { Button } from "../../look/parts/button.tsx";
import { Note } from "../../look/parts/note.tsx";
import { signTexts } from "../../texts/sign.ts";

// Empty it must be there, to be heard when it fills, and take no room.

const leads = { behind: signTexts.voidBehind, ahead: signTexts.voidAhead, here: signTexts.voidHere };

/** `from`: where the person stands, seen from the sign step. `onSign`: only where signing again is a way back; from the steps before it, it comes by itself. */
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
  return (
    <chakra.div display="contents" role="status">
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
    </chakra.div>
  );
}

/** Questions and what they choose change together: the person changed the questions, so those are named. */
function namesOf(changed: readonly string[], { form, oneThing }: Definition): string[] {
  const asks = Object.keys(oneThing.questions).length > 0;
  const follow = asks && changed.includes("choices") ? ["matters", "materials"] : [];
  const told = changed.filter((part) => !follow.includes(part));
  return told.flatMap((part) => {
    const section = part.startsWith("answers.") && form.sections.find(({ key }) => part === `answers.${key}`);
    if (section) return signTexts.section(section.title);
    return signTexts.parts[part as keyof typeof signTexts.parts] ?? [];
  });
}
