// The dimensions of the signature canvas (Spec 3, 9), which the pad draws and the gateway checks.

/** Sizes and line widths are logical pixels; the screen scales them. `mostBytes` limits the finished picture. */
export const signatureCanvas = {
  width: 600,
  height: 600,
  lineWidth: { min: 5, max: 30, usual: 12 },
  /** The first one is the default. No red: files of the administration are not signed in it. */
  lineColours: ["#10151C", "#123E8A"],
  ground: "#FFFFFF",
  /** Width of the line around the canvas, in CSS pixels; it is never in the picture, and its colour is the look's. */
  border: 1,
  imageType: "image/png",
  mostBytes: 512 * 1024,
} as const;
