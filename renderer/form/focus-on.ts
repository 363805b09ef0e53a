// Gives the focus to a control or heading and brings it into view.

export function focusOn(id: string, block: ScrollLogicalPosition = "center"): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  element.scrollIntoView({ block });
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
