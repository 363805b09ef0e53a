// Knows the boxes one types into: whose field each is, and how to write into it.

export type TypedBox = HTMLInputElement | HTMLTextAreaElement;

/** The attribute that names the field of a box; set by the widgets one types into. */
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

/**
 * Replaces what the person just typed and keeps the caret after the same character. It goes through the browser's
 * editing command, deprecated and still the only way that leaves undo working; plain assignment is for boxes without focus.
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
