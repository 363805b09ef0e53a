// Whose name signs what, and the sheet to write it on, which fills a phone that lies on its side.
import { useId, useRef, useState } from "react";
import { signatureCanvas } from "../../../engine/index.ts";
import type { PhoneSigning } from "../../../engine/portal/index.ts";
import { PageTitle } from "../../frame/page-title.tsx";
import { part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { DataPairs } from "../../look/parts/data-pairs.tsx";
import { ErrorLine } from "../../look/parts/error-line.tsx";
import { Note } from "../../look/parts/note.tsx";
import { Small, SubLine } from "../../look/parts/text.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { ClearButton } from "../../steps/sign/clear-button.tsx";
import { Paper, type PaperHandle } from "../../steps/sign/paper.tsx";
import { handwritingTexts as texts } from "../../texts/handwriting.ts";
import { signTexts } from "../../texts/sign.ts";
import styles from "./writing-form.styles.ts";

const Page = part("div", styles.page);
const About = part("div", styles.about);
const Turn = part("div", styles.turn);
const Place = part("div", styles.place);
/** On the sheet of a phone on its side, which takes the whole height. */
const Missing = part("div", styles.missing);
const Actions = part("div", styles.actions);

const pen = {
  lineWidth: signatureCanvas.lineWidth.usual,
  colour: signatureCanvas.lineColours[0],
} as const;

export function WritingForm({
  wanted,
  failure,
  busy,
  onSign,
}: {
  wanted: NonNullable<PhoneSigning["wanted"]>;
  failure: string | null;
  busy: boolean;
  onSign: (image: string) => void;
}) {
  const id = useId();
  const paper = useRef<PaperHandle>(null);
  const [strokes, setStrokes] = useState(0);
  const [empty, setEmpty] = useState(false);
  const { nameText, companyName, oneThingName, matters, statement } = wanted;

  const sign = () => {
    if (busy) return;
    const image = paper.current?.picture();
    setEmpty(!image);
    if (image) onSign(image);
    else paper.current?.focus();
  };
  return (
    <Page>
      <About>
        <PageTitle takeFocus>{texts.heading}</PageTitle>
        <DataPairs
          wide
          pairs={[
            { label: texts.signer, value: <b>{nameText}</b> },
            ...(companyName ? [{ label: texts.company, value: companyName }] : []),
            {
              label: texts.thing,
              value: (
                <>
                  {oneThingName}
                  <SubLine>{texts.papers(matters)}</SubLine>
                </>
              ),
            },
          ]}
        />
        <div>
          <p className={styles.lead}>{statement}</p>
          <Small className={styles.sub}>{texts.agree}</Small>
        </div>
        <Turn>
          <Note icon="refresh">{texts.turn}</Note>
        </Turn>
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
      </About>
      <Place>
        <Paper
          ref={paper}
          pen={pen}
          strokes={strokes}
          empty={empty ? id : undefined}
          onStrokes={(count) => {
            setStrokes(count);
            setEmpty(false);
          }}
        />
        {empty && (
          <Missing>
            <ErrorLine id={id} className={styles.wrong}>
              {texts.empty}
            </ErrorLine>
          </Missing>
        )}
        <VisuallyHidden role="status">{strokes > 0 ? signTexts.strokes(strokes) : ""}</VisuallyHidden>
      </Place>
      <Actions>
        <ClearButton paper={paper} strokes={strokes} size="lg" />
        <Button size="lg" aria-disabled={busy || undefined} onClick={sign}>
          {busy ? texts.sending : texts.confirm}
        </Button>
      </Actions>
      <Small className={styles.aside}>{texts.otherwise}</Small>
    </Page>
  );
}
