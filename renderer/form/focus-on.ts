// In: the id of a control or heading. Out: whether it is there; it then has the focus and stands where it can be seen.

export function focusOn(id: string, block: ScrollLogicalPosition = "center"): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  element.scrollIntoView({ block });
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
