// Turns a picture into a smaller JPEG; if that does not help or does not work, it stays as it is (Spec 9).

/** `quality` of 1 (Spec 9). */
const compression = { quality: 0.92, mimeType: "image/jpeg" } as const;

/** The compressor loads with the first picture. */
export async function compressImage(
  picture: Blob,
  mimeType: "image/jpeg" | "image/png" = compression.mimeType,
): Promise<Blob> {
  try {
    const { default: Compressor } = await import("compressorjs");
    const smaller = await new Promise<Blob>((resolve, reject) => {
      new Compressor(picture, { ...compression, mimeType, success: resolve, error: reject });
    });
    return smaller.size < picture.size ? smaller : picture;
  } catch {
    return picture;
  }
}
