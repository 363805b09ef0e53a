// What somebody has chosen of 长辈版: that it is on, its size of text (1 to 3) and its voice. Mode and size stand on the page's root, where the styles read them.

const key = { mode: "elder-mode", size: "elder-size", voice: "elder-voice" } as const;

type Choice = keyof typeof key;

/** Null for nothing chosen, and where storage is blocked. */
export function keptElder(choice: Choice): string | null {
  try {
    return localStorage.getItem(key[choice]);
  } catch {
    return null;
  }
}

export function keepElder(choice: Choice, value: string): void {
  show(choice, value);
  try {
    localStorage.setItem(key[choice], value);
  } catch {
    // Storage is blocked: it lasts until the page is closed.
  }
}

/** Applies what was chosen before, before anything is rendered. */
export function restoreElder(): void {
  for (const choice of ["mode", "size"] as const) show(choice, keptElder(choice));
}

/** Seconds. */
const year = 365 * 24 * 60 * 60;
/** Tells the gateway to send an empty document: one that turns into 长辈版 before the person's eyes would help nobody. */
const cookie = (value: string, seconds: number) =>
  `portal-elder=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;

function show(choice: Choice, value: string | null): void {
  const { dataset } = document.documentElement;
  if (choice === "size" && value) dataset.size = value;
  if (choice !== "mode") return;
  if (value === "on") dataset.mode = "elder";
  else delete dataset.mode;
  // biome-ignore lint/suspicious/noDocumentCookie: many browsers have no Cookie Store API yet
  if (value !== null) document.cookie = value === "on" ? cookie("on", year) : cookie("", 0);
}
