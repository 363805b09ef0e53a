// Draws the dialog for picking records of a register; asks before they replace anything.
import { useId, useState } from "react";
import {
  answersFrom,
  type Field,
  type FieldAnswers,
  isListed,
  type Row,
  type Section,
  type SourceName,
  type SourceRecord,
} from "../../../../engine/index.ts";
import { DialogFrame } from "../../../look/dialog/dialog-frame.tsx";
import { OptionCard } from "../../../look/option/option-card.tsx";
import { Button } from "../../../look/parts/button.tsx";
import { EmptyState } from "../../../look/parts/empty-state.tsx";
import { Note } from "../../../look/parts/note.tsx";
import { SkeletonRows } from "../../../look/parts/skeleton-rows.tsx";
import { Tag } from "../../../look/parts/tag.tsx";
import { useTexts } from "../../form-context.ts";
import rowStyles from "../../styles/row.styles.ts";
import { linesOf, writtenIn } from "./record-lines.ts";

export interface RecordsDialogProps {
  section: Section;
  source: SourceName;
  answers: FieldAnswers | readonly Row[];
  /** Undefined while loading. */
  records: readonly SourceRecord[] | undefined;
  failed: boolean;
  /** The fields whose answers a record would change. */
  replacedBy: (record: SourceRecord) => Field[];
  onRetry: () => void;
  onPick: (picked: readonly SourceRecord[], over: "replace" | "keep") => void;
  onClose: () => void;
}

export default function RecordsDialog(props: RecordsDialogProps) {
  const { section, source, answers, records, replacedBy, onPick, onClose } = props;
  const allTexts = useTexts();
  const { registers: texts, sentences } = allTexts;
  const { register, thing } = texts.of[source];
  const id = useId();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [missing, setMissing] = useState(false);
  const [asking, setAsking] = useState<{ record: SourceRecord; fields: Field[] }>();
  const many = section.repeat !== undefined;
  const rows = Array.isArray(answers) ? (answers as readonly Row[]) : [];
  const toggle = (at: number) => {
    setMissing(false);
    if (!many) setChosen([at]);
    else setChosen(chosen.includes(at) ? chosen.filter((each) => each !== at) : [...chosen, at].sort());
  };
  const pick = () => {
    const picked = (records ?? []).filter((_, at) => chosen.includes(at));
    const [first] = picked;
    if (!first) return setMissing(true);
    const fields = many ? [] : replacedBy(first);
    if (fields.length > 0) setAsking({ record: first, fields });
    else onPick(picked, "replace");
  };
  const title = texts.title(register);

  if (asking) {
    const before = answers as FieldAnswers;
    const recorded = answersFrom(section, asking.record);
    return (
      <DialogFrame
        title={title}
        width={617}
        onClose={onClose}
        actions={
          <>
            <Button variant="quiet" onClick={() => onPick([asking.record], "keep")}>
              {texts.keep}
            </Button>
            <Button onClick={() => onPick([asking.record], "replace")}>{texts.replace}</Button>
          </>
        }
      >
        <Note tone="warning" role="alert">
          {texts.replaced}
          <ul className={rowStyles.changes}>
            {asking.fields.map((field) => (
              <li key={field.key}>
                {texts.change(
                  field.title,
                  writtenIn(field, before[field.key], sentences),
                  writtenIn(field, recorded[field.key], sentences),
                )}
              </li>
            ))}
          </ul>
        </Note>
      </DialogFrame>
    );
  }

  const some = records !== undefined && records.length > 0;
  return (
    <DialogFrame
      title={title}
      width={617}
      onClose={onClose}
      actions={
        <>
          <Button variant={some ? "quiet" : "primary"} onClick={onClose}>
            {some ? texts.cancel : texts.close}
          </Button>
          {some && <Button onClick={pick}>{many ? texts.fillMany(chosen.length) : texts.fill}</Button>}
        </>
      }
    >
      {!records && props.failed && (
        <Note
          tone="warning"
          role="alert"
          action={
            <Button variant="secondary" onClick={props.onRetry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Note>
      )}
      {!records && !props.failed && <SkeletonRows rows={2} />}
      {records?.length === 0 && <EmptyState>{texts.none(thing)}</EmptyState>}
      {some && (
        <fieldset aria-describedby={missing ? `${id}-missing` : undefined}>
          <legend className={rowStyles.recordsLead}>{texts.lead(thing, many)}</legend>
          <div role="alert" className={rowStyles.recordsMissing} id={`${id}-missing`}>
            {missing && <Note tone="danger">{texts.choose(thing)}</Note>}
          </div>
          <div className={rowStyles.records}>
            {records.map((record, at) => {
              const listed = isListed(section, rows, record);
              const [head, ...lines] = linesOf(section, source, record, allTexts);
              return (
                <OptionCard
                  key={Object.values(record).join(" ")}
                  type={many ? "checkbox" : "radio"}
                  name={id}
                  checked={listed || chosen.includes(at)}
                  disabled={listed}
                  onChange={() => toggle(at)}
                >
                  <span className={rowStyles.record}>
                    {head}
                    {listed && <Tag>{texts.listed}</Tag>}
                  </span>
                  {lines.map((line) => (
                    <span className={rowStyles.recordLine} key={line}>
                      {line}
                    </span>
                  ))}
                </OptionCard>
              );
            })}
          </div>
        </fieldset>
      )}
    </DialogFrame>
  );
}
