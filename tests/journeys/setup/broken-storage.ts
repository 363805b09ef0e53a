// The ways in which a browser's storage fails, as scripts for a page.

/** How it is broken → what a page runs before its own scripts; each is self-contained, since it is sent into the browser. */
export const brokenStorage: Record<string, () => void> = {
  "denied altogether": () => {
    const denied = {
      get: () => {
        throw new DOMException("The storage is denied.", "SecurityError");
      },
    };
    Object.defineProperty(window, "sessionStorage", denied);
    Object.defineProperty(window, "localStorage", denied);
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The storage is full.", "QuotaExceededError");
    };
  },
  "edited by hand": () => {
    const declaration = { code: "parking", definition: 7, draftKey: "a", submitKey: "b", furthest: {} };
    const record = { answers: [], choices: { parkKind: 4 }, materials: { x: 1 }, principal: {} };
    const edited = { version: 1, person: "demo-person-1", handling: { code: 3 } };
    sessionStorage.setItem(
      "one-thing-portal",
      JSON.stringify({ ...edited, declaration: { ...declaration, record } }),
    );
  },
};
