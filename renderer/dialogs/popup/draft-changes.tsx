// In: what has changed for the draft that was opened. Out: the dialog that lists it in words, with the way to each place.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { type DraftChanges, type StepView, stepLabels, stepPath } from "../../../engine/index.ts";
import { DialogFrame } from "../../frame/dialog-frame.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Note } from "../../look/parts/note.tsx";
import { TextLink } from "../../look/parts/text-link.tsx";
import { draftChangesWords } from "../../words/draft-changes.ts";

const words = draftChangesWords;

const Group = chakra("section", { base: { mt: "5" } });
const Title = chakra("h3", { base: { fontWeight: "bold" } });
const List = chakra("ul", {
  base: { mt: "1", ps: "5", listStyleType: "disc", overflowWrap: "anywhere", "& li": { py: "1" } },
});
const Small = chakra("span", { base: { display: "block", textStyle: "small", color: "fg.muted" } });
/** Each a finger high, below each other. */
const tall = { display: "flex", alignItems: "center", w: "fit", minH: "tap" } as const;
const Line = chakra("p", { base: { mt: "1", textStyle: "small", color: "fg.muted" } });

export interface DraftChangesViewProps {
  changes: DraftChanges;
  /** What a step is called here. */
  labelOf: (step: StepView) => string;
  /** Where what was filled in is looked at; absent: the draft is not known by an id. */
  lookAt?: string | undefined;
  onClose: () => void;
}

export function DraftChangesView({ changes, labelOf, lookAt, onClose }: DraftChangesViewProps) {
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
      <Wanted title={words.again} list={again} labelOf={labelOf} onGo={onClose} />
      <Wanted title={words.newly} list={newly} labelOf={labelOf} onGo={onClose} />
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

function Wanted({
  title,
  list,
  labelOf,
  onGo,
}: {
  title: string;
  list: DraftChanges["again"];
  labelOf: DraftChangesViewProps["labelOf"];
  onGo: () => void;
}) {
  if (list.length === 0) return null;
  const steps = [...new Set(list.map(({ step }) => step))].filter(isStep);
  return (
    <Part title={title}>
      <List>
        {list.map(({ title: name, message }) => (
          <li key={`${name} ${message}`}>
            {name || message}
            {name && message && <Small>{message}</Small>}
          </li>
        ))}
      </List>
      {steps.map((step) => (
        <TextLink key={step} to={stepPath(step)} onClick={onGo} {...tall}>
          {words.goTo(labelOf(step))}
        </TextLink>
      ))}
    </Part>
  );
}

const isStep = (step: string): step is keyof typeof stepLabels => Object.hasOwn(stepLabels, step);
