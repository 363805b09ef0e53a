// The signature canvas (Spec 3, 9), as the pad draws it and the gateway checks it.

/** Logical pixels; the screen scales them. Line widths in logical pixels. `mostBytes`: of the finished picture. */
export const signatureCanvas = {
  width: 600,
  height: 600,
  lineWidth: { min: 5, max: 30, usual: 12 },
  /** The first one is taken until another is chosen. */
  lineColours: ["#10151C", "#123E8A", "#A3211B"],
  ground: "#FFFFFF",
  imageType: "image/png",
  mostBytes: 512 * 1024,
} as const;
