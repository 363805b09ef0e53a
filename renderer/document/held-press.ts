// Keeps what is pressed while a document's page is still being loaded, until React can hear it.

/**
 * Remembers the button that was pressed last. Links, details and forms do what they do by themselves. The returned function
 * presses it, once React listens: React then takes over what it needs for that at once.
 */
export function holdPress(page: Document): () => void {
  let held: HTMLButtonElement | null = null;
  const hold = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest("button") : null;
    held = button?.type === "button" ? button : null;
  };
  page.addEventListener("click", hold);
  return () => {
    page.removeEventListener("click", hold);
    if (held?.isConnected) held.click();
  };
}
