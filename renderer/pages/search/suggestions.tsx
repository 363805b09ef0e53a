// What the letters in the search box may mean, below it: each a link to the guide of a one-thing.
import { type RefObject, useEffect, useRef, useState } from "react";
import { type CleverFind, terminal } from "../../../engine/portal/index.ts";
import { part } from "../../look/part.tsx";
import { Small } from "../../look/parts/text.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { useLoad } from "../../portal.ts";
import { Link } from "../../router.tsx";
import { searchingTexts as texts } from "../../texts/list.ts";
import { places } from "../parts/places.ts";
import { thingName } from "../parts/thing-name.ts";
import { phraseOf } from "./phrase-of.ts";
import styles from "./suggestions.styles.ts";

/** Milliseconds without a letter, after which they are asked for. */
const pause = 200;

const List = part("ul", styles.list);
const Suggestion = part(Link, styles.suggestion);

export interface SuggestionsProps {
  phrase: string;
  /** Holds the search box, and this list in it. */
  header: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A call that fails suggests nothing: 搜索 still searches, and says what went wrong. */
export default function Suggestions({ phrase, header, onClose }: SuggestionsProps) {
  const asked = useSettled(phrase);
  const { data } = useLoad("cleverFilter", asked !== "" && { phrase: phraseOf(asked), terminal });
  const [shown, setShown] = useState<readonly CleverFind[]>([]);
  // Those before stay until the next are there.
  if (data && data !== shown) setShown(data);
  const list = useRef<HTMLUListElement>(null);
  useKeys(header, list, onClose);
  return (
    <>
      <VisuallyHidden role="status">{shown.length > 0 && texts.suggested(shown.length)}</VisuallyHidden>
      {shown.length > 0 && (
        // A press leaves the focus in the box, or the list would close under it.
        <List ref={list} aria-label={texts.suggestions} onMouseDown={(event) => event.preventDefault()}>
          {shown.map(({ thing, because }) => (
            <li key={thing.oneThingId}>
              <Suggestion to={places.guide(thing.code)}>
                {thingName(thing.oneThingName).name}
                {because !== thing.oneThingName && <Small>{texts.because(because)}</Small>}
              </Suggestion>
            </li>
          ))}
        </List>
      )}
    </>
  );
}

/** What was typed last, once nothing was added for a moment. */
function useSettled(phrase: string): string {
  const [settled, settle] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => settle(phrase), pause);
    return () => clearTimeout(timer);
  }, [phrase]);
  return settled;
}

/** Up and down walk between the box and the links, Escape and whatever takes the focus away close them. */
function useKeys(
  header: SuggestionsProps["header"],
  list: RefObject<HTMLUListElement | null>,
  onClose: () => void,
): void {
  useEffect(() => {
    const around = header.current;
    const box = around?.querySelector<HTMLInputElement>("input[type=search]");
    if (!around || !box) return;
    const stops = () => [box, ...(list.current?.querySelectorAll("a") ?? [])];
    const move = (event: KeyboardEvent) => {
      const at = (stops() as unknown[]).indexOf(event.target);
      if (at < 0 || event.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined && event.key !== "Escape") return;
      event.preventDefault();
      if (step === undefined) onClose();
      (step === undefined ? box : stops()[at + step])?.focus();
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!stops().some((stop) => stop === relatedTarget)) onClose();
    };
    around.addEventListener("keydown", move);
    around.addEventListener("focusout", leave);
    return () => {
      around.removeEventListener("keydown", move);
      around.removeEventListener("focusout", leave);
    };
  }, [header, list, onClose]);
}
