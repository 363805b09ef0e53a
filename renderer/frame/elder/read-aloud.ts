// Reads aloud in 长辈版 what has the focus, what is pressed to be read, and what the page announces.

/** Slower than the browser's own. */
const rate = 0.9;

const readable = "h1, h2, h3, h4, p, li, dt, dd, legend, label, td, th";
const announced = "[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]";

/** Returns a function that ends it. */
export function readAloud(document: Document): () => void {
  const say = (text: string, after = false) => {
    if (text === "") return;
    if (!after) speechSynthesis.cancel();
    const words = new SpeechSynthesisUtterance(text);
    words.lang = "zh-CN";
    words.rate = rate;
    speechSynthesis.speak(words);
  };
  const focused = ({ target }: FocusEvent) => target instanceof Element && say(spoken(target));
  const pressed = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest("a, button, input, select, textarea, label")) return;
    say(plain(target.closest(readable)?.textContent));
  };
  // An announcement waits until the field has been said.
  const announcements = new MutationObserver((changes) => {
    const places = changes.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest(announced),
    );
    for (const place of new Set(places)) if (place) say(plain(place.textContent), true);
  });
  document.addEventListener("focusin", focused);
  document.addEventListener("click", pressed);
  announcements.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    document.removeEventListener("focusin", focused);
    document.removeEventListener("click", pressed);
    announcements.disconnect();
    speechSynthesis.cancel();
  };
}

const plain = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();

/** Name, content and description of a control, or the text of anything else. */
export function spoken(element: Element): string {
  const texts = (attribute: string) =>
    (element.getAttribute(attribute) ?? "")
      .split(" ")
      .map((id) => plain(element.ownerDocument.getElementById(id)?.textContent));
  const { labels } = element as HTMLInputElement;
  const label = element.getAttribute("aria-label");
  const named = label
    ? [label]
    : element.hasAttribute("aria-labelledby")
      ? texts("aria-labelledby")
      : labels?.length
        ? [...labels].map(({ textContent }) => plain(textContent))
        : [plain(element.textContent)];
  return [...named, contentOf(element), ...texts("aria-describedby")].filter(Boolean).join("，");
}

function contentOf(element: Element): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? "";
  if (element instanceof HTMLTextAreaElement) return element.value;
  return element instanceof HTMLInputElement && !/^(radio|checkbox|file)$/.test(element.type)
    ? element.value
    : "";
}
