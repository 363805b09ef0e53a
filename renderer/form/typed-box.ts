// Finds the text boxes of a form and the field of each, and writes into them.

export type TypedBox = HTMLInputElement | HTMLTextAreaElement;

/** The attribute that names the field of a text box; its widget sets it. */
export const typedAttribute = "data-typed";

export function typedBox(target: EventTarget | null): TypedBox | undefined {
  return target instanceof HTMLElement && target.hasAttribute(typedAttribute)
    ? (target as TypedBox)
    : undefined;
}

export function fieldOf(box: TypedBox): string {
  return box.getAttribute(typedAttribute) ?? "";
}

export function typedBoxes(root: HTMLElement): TypedBox[] {
  return [...root.querySelectorAll<TypedBox>(`[${typedAttribute}]`)];
}

/** Fills a box in for the person, as if it had been typed there and left; the focus is then in it, since a detail may have to be changed. */
export function fillIn(box: TypedBox | HTMLSelectElement, text: string): void {
  box.value = text;
  box.dispatchEvent(new Event("change", { bubbles: true }));
  box.focus();
}

/**
 * Replaces what the person just typed and keeps the caret after the same character. It uses the browser's editing command,
 * which is deprecated but still the only way to keep undo working. Boxes without focus are simply assigned.
 */
export function replaceTyped(box: TypedBox, text: string): void {
  const fromEnd = box.value.length - (box.selectionEnd ?? box.value.length);
  box.select();
  const edited =
    text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text);
  if (!edited || box.value !== text) box.value = text;
  const caret = Math.max(0, box.value.length - fromEnd);
  box.setSelectionRange(caret, caret);
}

/** Beside a long text: how many characters it has, of how many. */
export const counterOf = (text: string, limit: number): string => `${[...text].length} / ${limit}`;
