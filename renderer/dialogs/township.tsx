// Asks for the township of the one-thing that is being handled.
import { type FormEvent, useId, useState } from "react";
import { townshipNames } from "../../engine/index.ts";
import { DialogFrame } from "../look/dialog/dialog-frame.tsx";
import { OptionCard } from "../look/option/option-card.tsx";
import { Button } from "../look/parts/button.tsx";
import { ErrorLine } from "../look/parts/error-line.tsx";
import { FailedNote } from "../look/parts/failed-note.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { useHandling, useLoad, useSend } from "../portal.ts";
import { dialogTexts, townshipTexts } from "../texts/dialogs.ts";
import styles from "./township.styles.ts";

export interface TownshipViewProps {
  name: string;
  /** For a company's affair, the sentence mentions its registered address. */
  ofCompany: boolean;
  /** Area id → name; undefined while they are loading. */
  townships: Record<string, string> | undefined;
  /** Present when loading has failed. */
  onRetry?: (() => void) | undefined;
  /** Chosen beforehand, by the person or as in the last application. */
  chosen?: string | undefined;
  onChoose: (areaId: string) => void;
  onCancel: () => void;
}

export function TownshipView(props: TownshipViewProps) {
  const { name, ofCompany, townships, chosen, onRetry, onChoose, onCancel } = props;
  const id = useId();
  const [picked, setPicked] = useState<string>();
  const areaId = picked ?? chosen;
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (areaId) return onChoose(areaId);
    setMissing(true);
    document.getElementsByName(`${id}-township`)[0]?.focus();
  };
  return (
    <DialogFrame
      title={townshipTexts.title}
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {dialogTexts.cancel}
          </Button>
          <Button type="submit" form={`${id}-form`}>
            {dialogTexts.confirm}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={submit}>
        <fieldset>
          <legend className={styles.legend}>
            {townshipTexts.handling}
            <b>{name}</b>
            {townshipTexts.choose}
          </legend>
          <div role="alert">
            {missing && (
              <ErrorLine id={`${id}-missing`} className={styles.missing}>
                {ofCompany ? townshipTexts.missingOfCompany : townshipTexts.missing}
              </ErrorLine>
            )}
          </div>
          {!townships && <Coming onRetry={onRetry} />}
          <div className={styles.choices}>
            {Object.entries(townships ?? {}).map(([area, township]) => (
              <OptionCard
                key={area}
                type="radio"
                name={`${id}-township`}
                value={area}
                checked={area === areaId}
                aria-describedby={missing ? `${id}-missing` : undefined}
                onChange={() => {
                  setPicked(area);
                  setMissing(false);
                }}
              >
                {township}
              </OptionCard>
            ))}
          </div>
        </fieldset>
      </form>
    </DialogFrame>
  );
}

function Coming({ onRetry }: Pick<TownshipViewProps, "onRetry">) {
  if (!onRetry) return <SkeletonRows rows={2} />;
  return (
    <FailedNote retry={dialogTexts.retry} onRetry={onRetry}>
      {townshipTexts.failed}
    </FailedNote>
  );
}

export default function TownshipDialog() {
  const definition = useHandling((handling) => handling.definition);
  const thing = useHandling((handling) => handling.thing);
  const areaId = useHandling((handling) => handling.areaId);
  const areas = useLoad("areaProject", {});
  const { areaId: before = "" } = useLoad("earlierAnswers", {}).data ?? {};
  const send = useSend();
  if (!definition || !thing) return null;
  return (
    <TownshipView
      name={thing.oneThingName}
      ofCompany={definition.companyRequired}
      townships={areas.data && townshipNames(definition.townships, areas.data.projectArea)}
      onRetry={areas.status === "failed" ? areas.refresh : undefined}
      chosen={areaId ?? (Object.hasOwn(definition.townships, before) ? before : undefined)}
      onChoose={(chosen) => send({ type: "CHOOSE_TOWNSHIP", areaId: chosen })}
      onCancel={() => send({ type: "CANCEL" })}
    />
  );
}
