// What a signature will stand under, to be read before it is given: the matters, the papers made from the form, and every answer.
import { evaluate } from "../../../engine/index.ts";
import { DialogFrame } from "../../look/dialog/dialog-frame.tsx";
import { part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { DataPairs } from "../../look/parts/data-pairs.tsx";
import { Stack } from "../../look/parts/layout.tsx";
import { ShowShortly } from "../../look/show-shortly.tsx";
import { useShortly } from "../../look/use-shortly.ts";
import { signedContentTexts as texts } from "../../texts/sign.ts";
import { reviewTexts } from "../../texts/steps.ts";
import type { StepProps } from "../step-props.ts";
import styles from "./signed-content.styles.ts";

const Part = part("section", styles.part);

export type SignedContentProps = Pick<StepProps, "definition" | "record" | "asked" | "today">;

export default function SignedContent({
  definition,
  record,
  asked,
  today,
  onClose,
}: SignedContentProps & { onClose: () => void }) {
  const [shown, setShown] = useShortly();
  const { content, plainContent } = evaluate(definition, record, today);
  const papers = asked.materials.flatMap(({ material }) => (material.from === "form" ? [material.name] : []));
  const promises = new Map(
    definition.form.sections.flatMap(({ fields }) =>
      fields.flatMap(({ key, widget, help }) => (widget === "promise" ? [[key, help] as const] : [])),
    ),
  );
  return (
    <DialogFrame
      title={texts.title}
      width={750}
      full
      onClose={onClose}
      actions={
        <>
          <ShowShortly shown={shown} turn={setShown}>
            {reviewTexts.showAll}
          </ShowShortly>
          <Button onClick={onClose}>{texts.read}</Button>
        </>
      }
    >
      <Stack gap="5">
        <Part>
          <h3>{texts.matters}</h3>
          <ul>
            {asked.matters.map(({ key, matter }) => (
              <li key={key}>{matter.name}</li>
            ))}
          </ul>
        </Part>
        {papers.length > 0 && (
          <Part>
            <h3>{texts.papers}</h3>
            <ul>
              {papers.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </Part>
        )}
        {(shown ? plainContent : content).map(({ section, title, fields }, place) => (
          // Rows of a repeatable section share one section key.
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing changes while it is read
          <Part key={`${section}-${place}`}>
            <h3>{title}</h3>
            <DataPairs
              wide
              labels={styles.labels}
              pairs={fields.flatMap(({ key, title: label, text }) =>
                text
                  ? [
                      {
                        label,
                        value: (
                          <span className={styles.words}>
                            {[promises.get(key), text].filter(Boolean).join("\n")}
                          </span>
                        ),
                      },
                    ]
                  : [],
              )}
            />
          </Part>
        ))}
      </Stack>
    </DialogFrame>
  );
}
