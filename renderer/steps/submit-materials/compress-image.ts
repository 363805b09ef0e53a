// In: a picture. Out: the same picture as a smaller JPEG, or itself when that is not smaller or does not work (Spec 9).

/** Of 1; the default type is JPEG. */
const quality = 0.92;

/** The compressor is loaded with the first picture. */
export async function compressImage(picture: Blob, mimeType: "image/jpeg" | "image/png"): Promise<Blob> {
  try {
    const { default: Compressor } = await import("compressorjs");
    const smaller = await new Promise<Blob>((resolve, reject) => {
      new Compressor(picture, { quality, mimeType, success: resolve, error: reject });
    });
    return smaller.size < picture.size ? smaller : picture;
  } catch {
    return picture;
  }
}
