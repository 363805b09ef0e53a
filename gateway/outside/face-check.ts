// The port of the face check: a QR code to scan, and its outcome.

import type { Person } from "../database/users.ts";

export interface FaceCheckWish {
  /** Ours: 32 hex digits, for this check only. */
  id: string;
  person: Person;
  /** For what the person is checked, to be read on the phone. */
  reason: string;
  /** Where citizens reach the portal, without a slash at the end. */
  origin: string;
}

export interface FaceCheck {
  /** What the QR code says, and until when (epoch milliseconds) it may be scanned. */
  begin(wish: FaceCheckWish): Promise<{ qrText: string; expiresAt: number }>;
  /** The state of a check that was begun. */
  look(id: string): Promise<"waiting" | "confirmed" | "refused" | "failed" | "expired">;
}
