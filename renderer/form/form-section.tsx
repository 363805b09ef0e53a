// Draws a section as a card: heading, progress, and its fields as soon as there is time for them.
import { lazy, memo, Suspense, useCallback, useEffect, useSyncExternalStore } from "react";
import {
  type AnySectionState,
  type AskedSection,
  type FieldAnswers,
  type Mounts,
  type Row,
  rowUnit,
  usersOf,
} from "../../engine/index.ts";
import { Card, PanelHeader } from "../look/parts/card.tsx";
import { partId, sectionId } from "./field-id.ts";
import { UsedBy } from "./field-notes.tsx";
import { useTexts } from "./form-context.ts";
import { useSummary } from "./nav/form-nav.tsx";
import { Sign } from "./parts/sign.tsx";
import { SectionForm } from "./section-form.tsx";
import rowStyles from "./styles/row.styles.ts";
import sectionStyles from "./styles/section.styles.ts";

interface Props {
  asked: AskedSection;
  held: AnySectionState;
  mounts: Mounts;
  /** `第 2 节，共 9 节`, when sections are shown one per page. */
  position?: string | undefined;
  /** How many matters are chosen. A section that fewer of them use names them. */
  matters: number;
  hidden?: boolean;
  /** The record's answers, only for a section that a register can fill; without them the others are not redrawn for every change. */
  recorded?: FieldAnswers | Row[] | undefined;
  onFill: (section: string, answers: FieldAnswers | Row[]) => void;
  /** In a form this long, content out of sight should not be laid out. */
  long: boolean;
}

// Half of the forms have no list, so the code for lists loads with the first section that needs it.
const loadRows = () => import("./rows/repeated-section.tsx");
const RepeatedSection = lazy(() => loadRows().then((file) => ({ default: file.RepeatedSection })));
const FetchRows = lazy(() => import("./rows/fetch-rows.tsx").then((file) => ({ default: file.FetchRows })));

/** Height of a row of fields in rem, for the scroll bar before the section is drawn. */
const rowHeight = 6;

export const FormSection = memo(function FormSection(props: Props) {
  const { asked, held, mounts, position, matters, hidden, long, recorded, onFill } = props;
  const { because } = asked;
  const { key, title, help } = asked.section;
  const subscribe = useCallback((listener: () => void) => mounts.subscribe(listener, key), [mounts, key]);
  const drawn = useSyncExternalStore(subscribe, () => mounts.has(key));
  useEffect(() => (drawn ? undefined : mounts.addWhenIdle(key)), [drawn, mounts, key]);
  const isList = held.kind === "rows";
  // Loads early, so that a link of the error summary finds the row.
  useEffect(() => {
    if (isList) loadRows().catch(() => undefined);
  }, [isList]);
  const height = `${Math.ceil(asked.fields.length / 2) * rowHeight}rem`;
  const users = usersOf(asked);
  const fetch = asked.section.from && (
    <Suspense fallback={null}>
      <FetchRows
        section={asked.section}
        answers={recorded ?? (asked.section.repeat ? [] : {})}
        onFill={(answers) => onFill(key, answers)}
      />
    </Suspense>
  );
  return (
    <Card
      flush
      className={sectionStyles.section}
      aria-labelledby={sectionId(key)}
      aria-describedby={because && partId.because(sectionId(key))}
      hidden={hidden}
      data-long={long || undefined}
      style={long ? { containIntrinsicBlockSize: `auto ${height}` } : undefined}
    >
      <PanelHeader
        title={
          <span id={sectionId(key)} tabIndex={-1} className={sectionStyles.heading}>
            {title}
          </span>
        }
        aside={<SectionCount held={held} asked={asked} position={position} />}
      />
      {help && <p className={sectionStyles.help}>{help}</p>}
      {because && (
        <p className={sectionStyles.help} id={partId.because(sectionId(key))}>
          {because}
        </p>
      )}
      {users.length < matters && (
        <div className={sectionStyles.help}>
          <UsedBy names={users} />
        </div>
      )}
      {!drawn && <div style={{ blockSize: height }} />}
      {drawn && held.kind === "fields" && fetch && <div className={rowStyles.fetch}>{fetch}</div>}
      {drawn && held.kind === "fields" && <SectionForm asked={asked} state={held.state} />}
      {drawn && held.kind === "rows" && (
        <Suspense fallback={<div style={{ blockSize: height }} />}>
          <RepeatedSection asked={asked} state={held.state} fetch={fetch} />
        </Suspense>
      )}
    </Card>
  );
});

/** To the right of the heading: how many fields for how many matters, how many rows, or that the section is done. */
function SectionCount({ held, asked, position }: Pick<Props, "held" | "asked" | "position">) {
  const { state } = useSummary(held);
  const texts = useTexts();
  if (position) return position;
  const unit = rowUnit(asked.section, texts.sentences);
  if (state === "done") {
    return (
      <span className={sectionStyles.done}>
        <Sign name="check" />
        {held.kind === "rows"
          ? texts.rows.count(held.state.view().rows.length, unit)
          : texts.section.states.done}
      </span>
    );
  }
  const { repeat } = asked.section;
  if (repeat) return texts.rows.range(repeat.min, repeat.max, unit);
  return texts.section.count(asked.fields.length, usersOf(asked).length);
}
