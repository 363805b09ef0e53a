// A one-thing's questions with the list of what is needed, which gets shorter with each answer (一次告知).
import { useCallback, useEffect, useMemo, useRef } from "react";
import { type Definition, type Needed, whatIsNeeded } from "../../../engine/index.ts";
import type { Beforehand } from "../../../engine/portal/index.ts";
import { part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Halves, Row } from "../../look/parts/layout.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { neededTexts as texts } from "../../texts/guide.ts";
import { BeforeQuestion } from "./before-question.tsx";
import { isExact, NeededList } from "./needed-list.tsx";
import styles from "./needed-panel.styles.ts";
import { TownshipChoice } from "./township-choice.tsx";

/** Questions beside the list, which stays in view. The guide gives the opened panel the whole row. */
const Columns = part(Halves, styles.columns);
const Result = part("section", styles.result);
const Kept = part("div", styles.kept);

const none: Beforehand["choices"] = {};

export interface NeededPanelProps {
  id: string;
  definition: Definition;
  /** yyyy-MM-dd */
  today: string;
  beforehand: Beforehand | undefined;
  onBeforehand: (given: Beforehand) => void;
}

export default function NeededPanel({ id, definition, today, beforehand, onBeforehand }: NeededPanelProps) {
  const { code } = definition.oneThing;
  const { choices = none, areaId } = beforehand ?? {};
  const needed = useMemo(
    () => whatIsNeeded(definition, { choices, areaId }, today),
    [definition, choices, areaId, today],
  );
  const latest = useRef({ code, ...beforehand, choices });
  useEffect(() => {
    latest.current = { code, ...beforehand, choices };
  });
  // The same function across renders: a question is redrawn only for its own answer.
  const choose = useCallback(
    (question: string, value: string | string[] | undefined) => {
      const { [question]: _, ...others } = latest.current.choices;
      const chosen = value === undefined ? others : { ...others, [question]: value };
      onBeforehand({ ...latest.current, choices: chosen });
    },
    [onBeforehand],
  );
  const { questions, asksTownship, forbidden } = needed;
  const touched = Object.keys(choices).length > 0;
  return (
    <Columns id={id} data-whole-row>
      <div className={styles.body}>
        {asksTownship && (
          <TownshipChoice
            id={`${id}-township`}
            townships={definition.townships}
            value={areaId}
            onChoose={(chosen) => onBeforehand({ code, choices, areaId: chosen })}
          />
        )}
        {questions.map((asked) => (
          <BeforeQuestion
            key={asked.key}
            id={`${id}-${asked.key}`}
            asked={asked}
            definition={definition}
            choice={choices[asked.key]}
            forbidden={forbidden?.question === asked.key ? forbidden.sentence : undefined}
            onChoose={choose}
          />
        ))}
      </div>
      <Result aria-labelledby={`${id}-list`}>
        <Kept>
          <VisuallyHidden role="status">{touched && saidOf(needed)}</VisuallyHidden>
          <NeededList id={`${id}-list`} needed={needed} />
          <Row className={styles.foot} gap="2">
            {needed.answered && !forbidden ? texts.kept : texts.shrinks}
            {touched && (
              <Button
                variant="text"
                onClick={() => onBeforehand({ code, ...(areaId && { areaId }), choices: {} })}
              >
                {texts.again}
              </Button>
            )}
          </Row>
        </Kept>
      </Result>
    </Columns>
  );
}

/** One sentence for people who cannot see the list get shorter; a forbidding option says its own. */
function saidOf({ matters, materials, forbidden }: Needed): string | undefined {
  if (forbidden) return undefined;
  return texts.said(
    texts.matters(matters.length, !isExact(matters)),
    materials.length > 0 ? texts.materials(materials.length, !isExact(materials)) : texts.noMaterials,
  );
}
