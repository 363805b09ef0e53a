// Lists what has changed for an opened draft, each change with a link to its place.
import { type ReactNode, useId } from "react";
import type { AnswerWanted, DraftChanges } from "../../../engine/portal/index.ts";
import { DialogFrame } from "../../look/dialog/dialog-frame.tsx";
import { part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Note } from "../../look/parts/note.tsx";
import { Small, SubLine } from "../../look/parts/text.tsx";
import { Link } from "../../router.tsx";
import { draftChangesTexts as texts } from "../../texts/dialogs.ts";
import styles from "./draft-changes.styles.ts";

const Inline = part(Button, styles.inline);

const List = part("ul", styles.list);

export interface DraftChangesViewProps {
  changes: DraftChanges;
  /** The name of a step in this flow. */
  labelOf: (step: string) => string;
  /** Whether the declaration has reached that step. */
  isReached: (step: string) => boolean;
  /** Goes to the place and closes the dialog. */
  onGo: (wanted: AnswerWanted) => void;
  /** Where the filled-in draft can be viewed; absent when its id is not known. */
  lookAt?: string | undefined;
  onClose: () => void;
}

export function DraftChangesView(props: DraftChangesViewProps) {
  const { changes, lookAt, onClose } = props;
  const { again, newly, notAsked, signatureVoid, stopped } = changes;
  const look = lookAt !== undefined && (
    <Button variant={stopped === null ? "quiet" : "primary"} asChild>
      <Link to={lookAt} onClick={onClose}>
        {texts.look}
      </Link>
    </Button>
  );
  return (
    <DialogFrame
      title={stopped === null ? texts.title : texts.stopped}
      onClose={onClose}
      actions={
        stopped === null ? (
          <Button onClick={onClose}>{texts.go}</Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              {texts.close}
            </Button>
            {look}
          </>
        )
      }
    >
      {stopped === null ? (
        <p>{texts.lead}</p>
      ) : (
        <Note tone="danger">
          <b>{stopped}</b>
        </Note>
      )}
      <Wanted {...props} title={texts.again} list={again} />
      <Wanted {...props} title={texts.newly} list={newly} />
      {signatureVoid && (
        <Part title={texts.signature}>
          <Small className={styles.sub}>{texts.signatureWhy}</Small>
        </Part>
      )}
      {notAsked.length > 0 && (
        <Part title={texts.notAsked}>
          <List>
            {notAsked.map(({ title, text }) => (
              <li key={title}>
                {title}
                <SubLine>{text}</SubLine>
              </li>
            ))}
          </List>
          <Small className={styles.sub}>{texts.kept}</Small>
        </Part>
      )}
    </DialogFrame>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}

interface WantedProps extends Pick<DraftChangesViewProps, "labelOf" | "isReached" | "onGo"> {
  title: string;
  list: readonly AnswerWanted[];
}

function Wanted({ title, list, labelOf, isReached, onGo }: WantedProps) {
  if (list.length === 0) return null;
  return (
    <Part title={title}>
      <List>
        {list.map((wanted) => {
          const { title: name, message, step } = wanted;
          const what = name || message;
          const reached = isReached(step);
          return (
            <li key={`${name} ${message}`}>
              {reached ? (
                <Inline variant="text" onClick={() => onGo(wanted)}>
                  {what}
                </Inline>
              ) : (
                what
              )}
              {name && message && <SubLine>{message}</SubLine>}
              {!reached && <SubLine>{texts.later(labelOf(step))}</SubLine>}
            </li>
          );
        })}
      </List>
    </Part>
  );
}
