// Makes valid drafts of the signed one-thing, with what is needed to sign them.

import { deflateSync } from "node:zlib";
import { prefill } from "../../../engine/declaration/asked/prefill.ts";
import { blankRecord } from "../../../engine/declaration/blank-record.ts";
import { evaluate } from "../../../engine/declaration/evaluate.ts";
import type { DeclarationRecord, FieldAnswers } from "../../../engine/declaration/record.ts";
import { signatureWords } from "../../../engine/signature/texts.ts";
import type { Answer, Browser, CallOptions } from "./browser.ts";
import { definitionOf, jpg, type MadeDraft, makeDraft, newKey, pdf } from "./declarations.ts";

export const today = "2026-11-20";

const principal = {
  kind: "person" as const,
  name: "测试甲",
  certificateNumber: "329900198503121014",
  mobile: "13800000001",
};

const home = {
  homeAddress: "云澜市霁桥镇测试路1号2幢303室",
  homeArea: "89.5",
  livingCount: "2",
  moveInDate: "2026-11-01",
  landlordName: "测试丁",
  landlordMobile: "13800000004",
  leaseEndDate: "2027-11-01",
  remark: "整租",
};

/** Everything is answered: rented, with water and a residence permit. */
export function signedRecord(change: (record: DeclarationRecord) => DeclarationRecord = (same) => same) {
  const definition = definitionOf("household");
  const blank = {
    ...blankRecord(definition, principal),
    areaId: "329900003",
    choices: { homeKind: "2", also: ["water"], permit: "1" },
    step: "sign" as const,
  };
  const record = prefill(definition, blank);
  const held = (section: string) => record.answers[section] as FieldAnswers;
  const members = [
    {
      rowId: "r1",
      answers: { memberName: "测试乙", memberRelation: "10", memberShare: "100", memberWork: "测试厂" },
    },
  ];
  const answers = {
    ...record.answers,
    home: { ...held("home"), ...home },
    members,
    supply: { ...held("supply"), waterNo: "1000001", stopNotice: "1" },
    permitInfo: { ...held("permitInfo"), permitReason: "1" },
  };
  return prefill(definition, change({ ...record, answers }));
}

/** That record with its materials at the gateway. */
export async function makeUnsigned(browser: Browser, record = signedRecord()): Promise<MadeDraft> {
  const definition = definitionOf("household");
  const draft = await makeDraft(browser, evaluate(definition, record, today).wire);
  const files = { idCard: pdf, lease: pdf, photo: jpg };
  for (const [material, bytes] of Object.entries(files)) {
    const name = `${material}.${bytes === pdf ? "pdf" : "jpg"}`;
    await browser.upload({ draftId: draft.draftId, material }, { name, bytes });
  }
  return draft;
}

export const covers = (record = signedRecord()): string =>
  evaluate(definitionOf("household"), record, today).covers;

export const typed = (more: object = {}) => ({
  kind: "typed",
  name: "测试甲",
  covers: covers(),
  statement: signatureWords.statement,
  ...more,
});

export const drawn = (more: object = {}) => ({
  kind: "drawn",
  image: drawing(600, 600).toString("base64"),
  covers: covers(),
  statement: signatureWords.statement,
  ...more,
});

export const sign = (
  browser: Browser,
  draftId: string,
  given: object = typed(),
  options: CallOptions = {},
): Promise<Answer> =>
  browser.call("signFile", { draftId, ...given }, { idempotencyKey: newKey(), ...options });

/** Saves the draft once more, naming that signature. */
export async function save(
  browser: Browser,
  { draftId, revision }: MadeDraft,
  signatureId: string | null,
  record = signedRecord(),
): Promise<MadeDraft> {
  const declaration = { ...evaluate(definitionOf("household"), record, today).wire, signatureId };
  const { data, status, msg } = await browser.call(
    "editDeclare",
    { draftId, declaration },
    { idempotencyKey: newKey(), ifMatch: revision },
  );
  if (status !== 200) throw new Error(`The draft was refused: ${msg}`);
  return data;
}

/** A white PNG of that size. */
export function drawing(width: number, height: number): Buffer {
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(width, 0xff)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: Math.min(height, 2000) }, () => row)));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
