// The figures of the accessibility statement. The tests hold the pages to these very figures, so that none is claimed that is not measured.

export const measured = {
  /** The statement's date; it changes with what the statement says. */
  date: "2026-11-27",
  /** Least contrast of running text, to 1: axe's `color-contrast-enhanced`, which every story is held to. */
  contrast: 7,
  /** In a window of 320 × 256, a usual one at 400 %, what stays in place covers at most this part of it, in percent. */
  covered: 30,
  /** The sizes of text in 长辈版, in px. */
  elderSizes: [20, 25, 30],
  /** By how much a page may move what is there while the rest of it comes; browsers call 0.1 good. */
  shift: 0.05,
} as const;
