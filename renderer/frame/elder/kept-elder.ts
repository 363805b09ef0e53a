// What somebody has chosen in 长辈版: the size of the text (1 to 3) stands on the page's root, where the styles read it.

const key = { size: "elder-size", voice: "elder-voice" } as const;

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
  if (choice === "size") document.documentElement.dataset.size = value;
  try {
    localStorage.setItem(key[choice], value);
  } catch {
    // Storage is blocked: it lasts until the page is closed.
  }
}

/** Before anything is rendered. */
export function restoreElderSize(): void {
  const size = keptElder("size");
  if (size) document.documentElement.dataset.size = size;
}
