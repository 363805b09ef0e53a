// In: what has changed for the draft that was opened. Out: the dialog that lists it in words, each part with the way to its place.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import type { AnswerWanted, DraftChanges } from "../../../engine/index.ts";
import { DialogFrame } from "../../frame/dialog-frame.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Note } from "../../look/parts/note.tsx";
import { Link } from "../../router.tsx";
import { draftChangesWords } from "../../words/draft-changes.ts";

const words = draftChangesWords;

const Group = chakra("section", { base: { mt: "5" } });
const Title = chakra("h3", { base: { fontWeight: "bold" } });
const List = chakra("ul", {
  base: { mt: "1", ps: "5", listStyleType: "disc", overflowWrap: "anywhere", "& li": { py: "1" } },
});
const Small = chakra("span", { base: { display: "block", textStyle: "small", color: "fg.muted" } });
const Line = chakra("p", { base: { mt: "1", textStyle: "small", color: "fg.muted" } });

export interface DraftChangesViewProps {
  changes: DraftChanges;
  /** What a step is called here. */
  labelOf: (step: string) => string;
  /** Whether the declaration has come as far as that step. */
  isReached: (step: string) => boolean;
  /** Leads to the place itself, without the dialog. */
  onGo: (wanted: AnswerWanted) => void;
  /** Where what was filled in is looked at; absent: the draft is not known by an id. */
  lookAt?: string | undefined;
  onClose: () => void;
}

export function DraftChangesView(props: DraftChangesViewProps) {
  const { changes, lookAt, onClose } = props;
  const { again, newly, notAsked, signatureVoid, stopped } = changes;
  const look = lookAt !== undefined && (
    <Button variant={stopped === null ? "quiet" : "primary"} asChild>
      <Link to={lookAt} onClick={onClose}>
        {words.look}
      </Link>
    </Button>
  );
  return (
    <DialogFrame
      title={stopped === null ? words.title : words.stopped}
      onClose={onClose}
      actions={
        stopped === null ? (
          <Button onClick={onClose}>{words.go}</Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              {words.close}
            </Button>
            {look}
          </>
        )
      }
    >
      {stopped === null ? (
        <p>{words.lead}</p>
      ) : (
        <Note tone="danger">
          <b>{stopped}</b>
        </Note>
      )}
      <Wanted {...props} title={words.again} list={again} />
      <Wanted {...props} title={words.newly} list={newly} />
      {signatureVoid && (
        <Part title={words.signature}>
          <Line>{words.signatureWhy}</Line>
        </Part>
      )}
      {notAsked.length > 0 && (
        <Part title={words.notAsked}>
          <List>
            {notAsked.map(({ title, text }) => (
              <li key={title}>
                {title}
                <Small>{text}</Small>
              </li>
            ))}
          </List>
          <Line>{words.kept}</Line>
        </Part>
      )}
    </DialogFrame>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Group>
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
                <Button variant="text" px="1" ms="-1" onClick={() => onGo(wanted)}>
                  {what}
                </Button>
              ) : (
                what
              )}
              {name && message && <Small>{message}</Small>}
              {!reached && <Small>{words.later(labelOf(step))}</Small>}
            </li>
          );
        })}
      </List>
    </Part>
  );
}
