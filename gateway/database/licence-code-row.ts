// The columns of a QR code for a legal person's login.

/** A QR code for a legal person's login; it belongs to the session that asked for it. */
export interface LicenceCodeRow {
  qrUid: string;
  sessionId: string;
  /** Hash of the newest auth code; null while nobody has confirmed. */
  authCodeHash: string | null;
  expiresAt: number;
  usedAt: number | null;
  /** What the code says and its picture, so that a session is shown the same one until it is over. */
  qrText: string | null;
  imageBase64: string | null;
}
