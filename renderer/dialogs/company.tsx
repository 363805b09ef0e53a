// Asks which company the person acts for; only an approved one can be chosen (Spec 4, 5).
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { type CompanyInfo, companyState } from "../../engine/portal/index.ts";
import { DialogFrame } from "../look/dialog/dialog-frame.tsx";
import { part } from "../look/part.tsx";
import { Button } from "../look/parts/button.tsx";
import { EmptyState } from "../look/parts/empty-state.tsx";
import { ErrorLine } from "../look/parts/error-line.tsx";
import { FailedNote } from "../look/parts/failed-note.tsx";
import { Stack } from "../look/parts/layout.tsx";
import { Note } from "../look/parts/note.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { Muted } from "../look/parts/text.tsx";
import { useCompanyChoice, useHandling, useSend } from "../portal.ts";
import { dialogTexts, companyTexts as texts } from "../texts/dialogs.ts";
import { CompanyRow } from "./company/company-row.tsx";
import styles from "./company.styles.ts";

const Told = part("p", styles.told);

export interface CompanyViewProps {
  /** Name of the one-thing. */
  name: string;
  status: "loading" | "choosing" | "applying" | "unreachable";
  companies: readonly CompanyInfo[];
  onChoose: (id: string) => void;
  onAgain: (id: string) => void;
  onRetry: () => void;
  onCancel: () => void;
}

const isSelectable = ({ state }: CompanyInfo) => companyState(state).selectable;

/** Puts companies that can be chosen first, so that they are visible without scrolling; otherwise keeps the order. */
const approvedFirst = (companies: readonly CompanyInfo[]) => [
  ...companies.filter(isSelectable),
  ...companies.filter((company) => !isSelectable(company)),
];

export function CompanyView(props: CompanyViewProps) {
  const { name, status, companies, onRetry, onCancel } = props;
  const id = useId();
  const some = companies.some(isSelectable);
  const listed = companies.length > 0;
  return (
    <DialogFrame
      title={texts.title}
      width={750}
      onClose={onCancel}
      actions={
        <>
          <Button variant={some ? "quiet" : "primary"} onClick={onCancel}>
            {some ? dialogTexts.cancel : dialogTexts.close}
          </Button>
          {some && (
            <Button type="submit" form={id}>
              {texts.confirm}
            </Button>
          )}
        </>
      }
    >
      {listed ? (
        <Companies {...props} id={id} />
      ) : status === "loading" ? (
        <SkeletonRows rows={3} />
      ) : status === "unreachable" ? (
        <FailedNote retry={dialogTexts.retry} onRetry={onRetry}>
          {texts.unreachable}
        </FailedNote>
      ) : (
        <EmptyState>
          <p>{texts.lead(name)}</p>
          <p>{texts.none}</p>
        </EmptyState>
      )}
    </DialogFrame>
  );
}

function Companies({ id, name, status, companies, onChoose, onAgain }: CompanyViewProps & { id: string }) {
  const [only, ...others] = companies.filter(isSelectable);
  const [picked, setPicked] = useState<string>();
  const [missing, setMissing] = useState(false);
  const [again, setAgain] = useState<string>();
  const noteRef = useRef<HTMLParagraphElement>(null);
  // A single company is chosen by default; a chosen one may be gone after a refresh.
  const chosen =
    companies.find((each) => each.id === picked && isSelectable(each)) ?? (others.length ? undefined : only);
  const reapplied = companies.find((each) => each.id === again && !companyState(each.state).canReapply);
  const done = reapplied !== undefined;
  // The new state has removed the button, so the focus moves to the text that explains it.
  useEffect(() => {
    if (done) noteRef.current?.focus();
  }, [done]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) return onChoose(chosen.id);
    setMissing(true);
    document.querySelector<HTMLInputElement>(`input[name="${id}-company"]:enabled`)?.focus();
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <fieldset>
        <Muted as="legend" className={styles.legend}>
          {texts.lead(name)}
        </Muted>
        <div role="alert">
          {missing && !chosen && (
            <ErrorLine id={`${id}-missing`} className={styles.missing}>
              {texts.missing}
            </ErrorLine>
          )}
        </div>
        <Told ref={noteRef} role="status" tabIndex={-1}>
          {reapplied && texts.reapplied(reapplied.companyName)}
        </Told>
        {!companies.some(isSelectable) && (
          <div className={styles.search}>
            <Note tone="warning">{texts.noneApproved}</Note>
          </div>
        )}
        <Stack as="ul" gap="2.5" className={styles.list}>
          {approvedFirst(companies).map((company) => (
            <CompanyRow
              key={company.id}
              company={company}
              group={`${id}-company`}
              chosen={company === chosen}
              describedBy={missing && !chosen ? `${id}-missing` : undefined}
              busy={status === "applying"}
              onChoose={() => {
                setPicked(company.id);
                setMissing(false);
              }}
              onAgain={() => {
                setAgain(company.id);
                onAgain(company.id);
              }}
            />
          ))}
        </Stack>
      </fieldset>
    </form>
  );
}

export default function CompanyDialog() {
  const thing = useHandling((handling) => handling.thing);
  const choice = useCompanyChoice();
  const send = useSend();
  if (!thing) return null;
  const { value = "loading", context } = choice?.snapshot ?? {};
  return (
    <CompanyView
      name={thing.oneThingName}
      status={value}
      companies={context?.companies ?? []}
      onChoose={(id) => choice?.send({ type: "CHOOSE", id })}
      onAgain={(id) => choice?.send({ type: "APPLY_AGAIN", id })}
      onRetry={() => choice?.send({ type: "RETRY" })}
      onCancel={() => send({ type: "CANCEL" })}
    />
  );
}
