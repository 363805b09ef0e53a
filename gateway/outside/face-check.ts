// The port of the face check: a QR code to scan, and its outcome.

import type { Person } from "../database/users.ts";

export interface FaceCheckWish {
  /** Our own id: 32 hex digits, for this check only. */
  id: string;
  person: Person;
  /** The purpose of the check, shown on the phone. */
  reason: string;
  /** The address of the portal, without a slash at the end. */
  origin: string;
}

export interface FaceCheck {
  /** The text of the QR code, and until when (epoch milliseconds) it may be scanned. */
  begin(wish: FaceCheckWish): Promise<{ qrText: string; expiresAt: number }>;
  /** The state of a check that was begun. */
  look(id: string): Promise<"waiting" | "confirmed" | "refused" | "failed" | "expired">;
}
