// Whose name signs what, and the sheet to write it on, which fills a phone that lies on its side.
import { chakra } from "@chakra-ui/react";
import { useId, useRef, useState } from "react";
import { signatureCanvas } from "../../../engine/index.ts";
import type { PhoneSigning } from "../../../engine/portal/index.ts";
import { PageTitle } from "../../frame/page-title.tsx";
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

/** A phone on its side: wide, and too low for anything above or below the sheet. */
export const lying = "@media (orientation: landscape) and (max-height: 31.25rem)";
/** A phone upright. */
const upright = "@media (orientation: portrait) and (max-width: 47.9975rem)";

const Page = chakra("div", {
  base: {
    display: "grid",
    gap: "4",
    maxW: "40rem",
    mx: "auto",
    px: "gutter",
    py: "4",
    [lying]: {
      gridTemplateColumns: "minmax(0,1fr) 15rem",
      gridTemplateRows: "auto 1fr",
      gridTemplateAreas: '"sheet about" "sheet actions"',
      columnGap: "3",
      rowGap: "2",
      maxW: "none",
      minH: "100dvh",
      p: "2",
    },
  },
});
const About = chakra("div", {
  base: {
    display: "grid",
    gap: "3",
    [lying]: { gridArea: "about", gap: "1.5", "& h1": { textStyle: "cardTitle" } },
    // Beside the sheet there is room for the values alone.
    "& dl": { [lying]: { gap: "0", textStyle: "small", "& dt": { display: "none" } } },
  },
});
const Turn = chakra("div", { base: { display: "none", [upright]: { display: "block" } } });
const Place = chakra("div", {
  base: {
    [lying]: { gridArea: "sheet", position: "sticky", top: "2", h: "calc(100dvh - {spacing.4})" },
    "& > [role=group]": { aspectRatio: "1", [lying]: { aspectRatio: "auto", h: "full" } },
  },
});
/** On the sheet of a phone on its side, which takes the whole height. */
const Missing = chakra("div", {
  base: { [lying]: { position: "absolute", bottom: "3", insetInlineStart: "4", pointerEvents: "none" } },
});
const Actions = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr) minmax(0,2fr)",
    gap: "3",
    [lying]: {
      gridArea: "actions",
      gap: "2",
      alignSelf: "end",
      // At hand also where the words above need more room than the screen has.
      position: "sticky",
      bottom: "0",
      py: "2",
      bg: "bg.canvas",
      "& > button": { px: "2" },
    },
  },
});

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
          <chakra.p css={{ [lying]: { textStyle: "small" } }}>{statement}</chakra.p>
          <Small mt="1">{texts.agree}</Small>
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
            <ErrorLine id={id} mt="2" textStyle="small">
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
      <Small css={{ [lying]: { display: "none" } }}>{texts.otherwise}</Small>
    </Page>
  );
}
