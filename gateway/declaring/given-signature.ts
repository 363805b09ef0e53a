// Checks what a person signs with and stores it with the hash that the receipt covers.

import type { GivenSignature } from "../../engine/declaration/record.ts";
import { normaliseName } from "../../engine/person/name.ts";
import { signatureCanvas } from "../../engine/signature/canvas.ts";
import { signatureWords } from "../../engine/signature/texts.ts";
import { sha256 } from "../base/hashes.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";
import { typedHash } from "../database/signatures.ts";
import { pngSize } from "../files/png-size.ts";

export interface CheckedSignature {
  kind: GivenSignature["kind"];
  /** Present for a drawn one. */
  picture: Uint8Array | null;
  typedName: string | null;
  sha256: string;
}

/** Spec 9: a drawn one is a PNG no larger than the canvas; a typed one is the real name, folded as names are. Throws a Refusal. */
export function checkGiven(
  given: GivenSignature & { statement: string },
  realName: string,
): CheckedSignature {
  if (given.statement !== signatureWords.statement) throw new Refusal(400, words.otherStatement);
  return given.kind === "drawn" ? drawn(given.image) : typed(given.name, given.statement, realName);
}

function drawn(image: string): CheckedSignature {
  const picture = Buffer.from(image, "base64");
  const { width, height, mostBytes } = signatureCanvas;
  if (picture.length > mostBytes) throw new Refusal(413, words.signatureTooLarge(mostBytes / 1024));
  // Rejects Base64 that does not read back the same: what is stored must be what was sent.
  const size = picture.toString("base64") === image ? pngSize(picture) : undefined;
  if (!size) throw new Refusal(400, words.signatureKind);
  if (size.width < 1 || size.height < 1 || size.width > width || size.height > height) {
    throw new Refusal(400, words.signatureSize(width, height));
  }
  return { kind: "drawn", picture, typedName: null, sha256: sha256(picture) };
}

function typed(name: string, statement: string, realName: string): CheckedSignature {
  const typedName = normaliseName(name);
  if (typedName === "" || typedName !== normaliseName(realName)) {
    throw new Refusal(400, words.signatureName);
  }
  return {
    kind: "typed",
    picture: null,
    typedName,
    sha256: typedHash({ typedName, statement }),
  };
}
