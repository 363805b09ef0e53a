// Listens to the text boxes of a section and passes what is typed on late: at a pause, and when a field is left.
import { type Answer, type AskedSection, delays, formats, type SectionState } from "../../engine/index.ts";

type TypedBox = HTMLInputElement | HTMLTextAreaElement;

/** The attribute that names the field of a text box; its widget sets it. */
export const typedAttribute = "data-typed";

/** Draws an answer at its field. */
export type Draw = (field: string, answer: Answer | undefined) => void;

export interface Typing {
  ask(asked: AskedSection): void;
  stop(): void;
}

/**
 * A keystroke changes the page only: no state, no rendering. During composition (Chinese input methods)
 * nothing is cleaned and nothing is passed on. One set of listeners serves all fields of the section.
 */
export function listenToTyping(
  root: HTMLElement,
  state: SectionState,
  first: AskedSection,
  draw: Draw,
): Typing {
  let formatOf = formatsOf(first);
  let composing: TypedBox | undefined;
  let timer: number | undefined;
  let cleaning = false;
  const waiting = new Set<TypedBox>();

  const handOn = () => {
    timer = undefined;
    for (const box of waiting) state.pause(fieldOf(box), box.value);
    waiting.clear();
  };
  const wait = (box: TypedBox) => {
    state.typed(fieldOf(box), box.value);
    waiting.add(box);
    clearTimeout(timer);
    timer = window.setTimeout(handOn, delays.check);
  };
  const clean = (box: TypedBox) => {
    const cleaned = formatOf.get(fieldOf(box))?.clean?.(box.value) ?? box.value;
    if (cleaned === box.value) return;
    cleaning = true;
    replaceTyped(box, cleaned);
    cleaning = false;
  };
  const leave = (box: TypedBox) => {
    waiting.delete(box);
    const format = formatOf.get(fieldOf(box));
    const tidy = format?.normalise?.(format.clean?.(box.value) ?? box.value) ?? box.value;
    const shown = format?.shown?.(tidy) ?? tidy;
    if (shown !== box.value) box.value = shown;
    state.commit(fieldOf(box), box.value);
    draw(fieldOf(box), box.value);
  };

  const listeners = {
    input(event: Event) {
      const box = typedBox(event.target);
      if (!box || cleaning) return;
      state.touch(fieldOf(box));
      count(box);
      if (composing === box) return;
      // Text restored by undo is not cleaned again, or undo would go in circles.
      if (!(event instanceof InputEvent && event.inputType.startsWith("history"))) clean(box);
      wait(box);
    },
    compositionstart(event: Event) {
      composing = typedBox(event.target);
      if (composing) waiting.delete(composing);
      state.composing();
    },
    compositionend(event: Event) {
      const box = typedBox(event.target);
      composing = undefined;
      if (!box) return;
      clean(box);
      wait(box);
    },
    // Autofill changes boxes that never had the focus; when a press leaves a box, this event comes first.
    change(event: Event) {
      const box = typedBox(event.target);
      if (box && box !== box.ownerDocument.activeElement) afterPress(box.ownerDocument, () => leave(box));
    },
    focusout(event: Event) {
      const box = typedBox(event.target);
      if (!box) return;
      if (composing === box) composing = undefined;
      afterPress(box.ownerDocument, () => leave(box));
    },
  };
  const names = Object.keys(listeners) as (keyof typeof listeners)[];
  for (const name of names) root.addEventListener(name, listeners[name]);

  const endDrawing = state.draw({
    typed: () => Object.fromEntries(typedBoxes(root).map((box) => [fieldOf(box), box.value])),
    write(key, answer) {
      const box = typedBoxes(root).find((one) => fieldOf(one) === key);
      // The person is typing there right now, and their text is newer.
      if (box && (box === composing || waiting.has(box))) return false;
      draw(key, answer);
      if (!box) return true;
      box.value = typeof answer === "string" ? (formatOf.get(key)?.shown?.(answer) ?? answer) : "";
      count(box);
      return true;
    },
  });

  return {
    ask(asked) {
      formatOf = formatsOf(asked);
    },
    stop() {
      clearTimeout(timer);
      endDrawing();
      for (const name of names) root.removeEventListener(name, listeners[name]);
    },
  };
}

/** Keeps a pressed element under the pointer until its click: a new message would move it away. */
function afterPress(page: Document, action: () => void): void {
  if (!page.querySelector(":active")) {
    action();
    return;
  }
  let due = true;
  const once = () => {
    if (due) action();
    due = false;
  };
  // Runs before the button's own click handler; a press that ends elsewhere makes no click.
  page.addEventListener("click", once, { capture: true, once: true });
  page.addEventListener("mouseup", () => setTimeout(once), { once: true });
}

function formatsOf({ fields }: AskedSection) {
  return new Map(
    fields.flatMap(({ field }) => (field.format ? [[field.key, formats[field.format]] as const] : [])),
  );
}

/** Updates the counter under a long text. */
function count(box: TypedBox): void {
  const limit = Number(box.dataset.counted);
  if (!limit) return;
  const counter = box.parentElement?.querySelector("[data-counter]");
  if (counter) counter.textContent = counterOf(box.value, limit);
}

export function typedBox(target: EventTarget | null): TypedBox | undefined {
  return target instanceof HTMLElement && target.hasAttribute(typedAttribute)
    ? (target as TypedBox)
    : undefined;
}

function fieldOf(box: TypedBox): string {
  return box.getAttribute(typedAttribute) ?? "";
}

function typedBoxes(root: HTMLElement): TypedBox[] {
  return [...root.querySelectorAll<TypedBox>(`[${typedAttribute}]`)];
}

/**
 * Replaces what the person just typed and keeps the caret after the same character. It uses the browser's editing command,
 * which is deprecated but still the only way to keep undo working. Boxes without focus are simply assigned.
 */
function replaceTyped(box: TypedBox, text: string): void {
  const fromEnd = box.value.length - (box.selectionEnd ?? box.value.length);
  box.select();
  const edited =
    text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text);
  if (!edited || box.value !== text) box.value = text;
  const caret = Math.max(0, box.value.length - fromEnd);
  box.setSelectionRange(caret, caret);
}

/** Fills a box in for the person, as if it had been typed there and left; the focus is then in it, since a detail may have to be changed. */
export function fillIn(box: TypedBox | HTMLSelectElement, text: string): void {
  box.value = text;
  box.dispatchEvent(new Event("change", { bubbles: true }));
  box.focus();
}

/** Beside a long text: how many characters it has, of how many. */
export const counterOf = (text: string, limit: number): string => `${[...text].length} / ${limit}`;
