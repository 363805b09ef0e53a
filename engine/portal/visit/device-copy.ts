// Keeps on this device, for its person alone, what the gateway does not know yet, and finds it on return.

import type { FileInfo, UserInfo } from "../../contract/types.gen.ts";
import type { Answer, Answers, DeclarationRecord, Row } from "../../declaration/record.ts";
import { delays } from "../../form-state/delays.ts";
import type { Typed } from "../../form-state/form.ts";
import type { ClockPort, DevicePort } from "../ports.ts";
import { createDeviceFiles, type Sending } from "./device-files.ts";
import { createDeviceTurns } from "./device-turns.ts";
import { type PersistedDeclaration, whole } from "./persisted.ts";

/** Whose it is: one person's two logins have nothing in common. */
export type Owner = Pick<UserInfo, "deviceKey">;

/** As it is kept: `was` is what the declaration answered there when the text was typed. */
interface Pending extends Typed {
  was?: Answer | undefined;
}

/** What is gathered for a supplement, and not handed in yet. */
export interface Gathered {
  files: FileInfo[];
  note: string;
  /** What the device kept is among it; before, nothing is written over that. */
  found: boolean;
}

/** A supplement's text and files are called so; no draft's are. */
export const supplementName = (place: string): string => `supplement ${place}`;

interface Running {
  persisted(): PersistedDeclaration;
}

/** One copy a draft; a draft that the gateway does not know yet has only the key of its birth. */
const nameOf = ({ record, draftKey }: PersistedDeclaration) => record.draftId ?? draftKey;
const typedName = (name: string) => `${name}.typed`;
const placeOf = ({ section, rowId, field }: Typed) => JSON.stringify([section, rowId, field]);

export type DeviceCopy = ReturnType<typeof createDeviceCopy>;

/** Nothing here stops the portal: a device that keeps nothing is only reported (Spec 8). */
export function createDeviceCopy(
  device: DevicePort | undefined,
  clock: ClockPort,
  report: (error: unknown) => void,
) {
  let running: (Running & { key: string }) | null = null;
  /** Box → its text, and the section's answers when it was typed: once those change, the text is among them. */
  let typed = new Map<string, Pending & { before: Answers[string] | undefined }>();
  let written: { name: string; parts: unknown[]; typed: string } | null = null;
  let timer: unknown;
  const newTurns = () => createDeviceTurns(device, report);
  // A large file does not keep a text waiting.
  const turns = { texts: newTurns(), files: newTurns(), supplements: newTurns() };
  const { inTurn } = turns.texts;
  const files = createDeviceFiles(turns.files);
  /** `here`: what this page knows itself. */
  const supplements = { ...turns.supplements, here: new Map<string, Gathered>() };

  function write(): void {
    clock.clearTimeout(timer);
    timer = undefined;
    if (!device || !running) return;
    const { key } = running;
    const now = running.persisted();
    const name = nameOf(now);
    for (const [place, { section, before }] of typed) {
      if (now.record.answers[section] !== before) typed.delete(place);
    }
    if (written && (written.name !== name || now.receipt)) forgetDraft(key, written.name);
    if (now.receipt) return;
    const { record, furthest, review, submitting, attempt } = now;
    const unsaved = now.unsaved || typed.size > 0;
    // Nothing was given, or nothing is left of it, and the gateway has no draft to come back to.
    if (!unsaved && record.draftId === undefined) {
      if (written) forgetDraft(key, name);
      return;
    }
    const parts = [...(unsaved ? savedIn(record) : []), unsaved, record.step, furthest, review, submitting];
    const boxes = typed.size === 0 ? "" : JSON.stringify([...typed.values()].map(bare));
    const before = written?.name === name ? written : null;
    written = { name, parts: [...parts, attempt], typed: boxes };
    const same = before?.parts.every((part, at) => part === written?.parts[at]);
    if (!same || before?.parts.length !== written.parts.length) {
      const text = JSON.stringify(unsaved ? { ...now, unsaved } : placeIn(now));
      void inTurn((it) => it.write(key, "texts", name, text), undefined);
    }
    if (boxes === (before?.typed ?? "")) return;
    void inTurn(
      (it) =>
        boxes === ""
          ? it.remove(key, "texts", typedName(name))
          : it.write(key, "texts", typedName(name), boxes),
      undefined,
    );
  }

  function forgetDraft(key: string, name: string): void {
    written = null;
    // With its boxes, whose name begins with the draft's.
    void inTurn((it) => it.remove(key, "texts", name), undefined);
  }

  return {
    /** From now on its changes are kept. */
    follow: (session: Running, { deviceKey: key }: Owner) => {
      running = { persisted: session.persisted, key };
      typed = new Map();
      written = null;
      write();
    },
    /** The declaration ends here; what is kept of it stays. */
    unfollow: () => {
      write();
      running = null;
    },
    /** Something has changed. */
    soon: () => {
      if (device && running) timer ??= clock.setTimeout(write, delays.copy);
    },
    /** What stands in boxes that the form has not passed on yet. */
    typed: (boxes: readonly Typed[]) => {
      const answers = running?.persisted().record.answers;
      if (!answers) return;
      for (const box of boxes)
        typed.set(placeOf(box), { ...box, was: answerAt(answers, box), before: answers[box.section] });
      write();
    },
    /** The form has passed on whatever stood in its boxes. */
    passedOn: () => {
      if (typed.size === 0) return;
      typed.clear();
      write();
    },
    /** Something was typed that the form has not passed on yet. */
    isTyped: () => typed.size > 0,
    /** Resolves with whether the device keeps what was written so far. */
    isKept: async () => (await turns.texts.works()) && running !== null,
    /** The newest copy that fits, with what was typed. */
    find: ({ deviceKey }: Owner, fits: (kept: PersistedDeclaration) => boolean) =>
      inTurn(async (it): Promise<PersistedDeclaration | undefined> => {
        const texts = await it.read(deviceKey, "texts");
        const boxesOf = (name: string) => texts.find((text) => text.name === typedName(name))?.text;
        return texts
          .toSorted((one, other) => other.at - one.at)
          .filter(({ name }) => !name.endsWith(typedName("")) && !name.startsWith(supplementName("")))
          .map(({ name, text }) => withTyped(JSON.parse(text) as PersistedDeclaration, boxesOf(name)))
          .find((kept) => whole(kept) && fits(kept));
      }, undefined),
    /** Keeps a file as long as it is on its way; the function that it returns ends that. */
    keepFile: ({ deviceKey }: Owner, of: PersistedDeclaration, sending: Sending) =>
      files.keep(deviceKey, nameOf(of), sending),
    /** Takes out the files that were on their way when the page ended; whoever goes on with one keeps it anew. */
    takeFiles: async ({ deviceKey }: Owner, { record, draftKey }: PersistedDeclaration) => {
      const taken: Sending[] = [];
      for (const name of [draftKey, record.draftId]) {
        if (name === undefined) continue;
        taken.push(...(await files.find(deviceKey, name)));
        await files.forget(deviceKey, name);
      }
      return taken;
    },
    /** For `supplementCopy`. */
    supplements,
    /** The draft is gone. */
    forget: (owner: Owner | null, draftId: string | undefined) => {
      if (!owner || draftId === undefined) return;
      forgetDraft(owner.deviceKey, draftId);
      void files.forget(owner.deviceKey, draftId);
    },
    /** The person logs out: nothing of theirs stays. */
    clear: async ({ deviceKey }: Owner) => {
      clock.clearTimeout(timer);
      timer = undefined;
      running = null;
      typed = new Map();
      supplements.here.clear();
      // After whatever is still being kept.
      const forgets = Object.values(turns).map((each) =>
        each.inTurn((it) => it.forget(deviceKey), undefined),
      );
      await Promise.all(forgets);
    },
  };
}

const bare = ({ before: _, ...box }: Pending & { before: unknown }): Pending => box;

const savedIn = ({ answers, choices, materials, areaId, signature }: DeclarationRecord) => [
  ...[answers, choices, materials, areaId, signature],
];

/** Where the person is in a draft that the gateway knows: no answer of theirs, no name, no number. */
function placeIn(kept: PersistedDeclaration): PersistedDeclaration {
  const { draftId, revision, step, principal } = kept.record;
  const { kind, company } = principal;
  const who = { kind, name: "", certificateNumber: "", mobile: "", ...(company && { company }) };
  return {
    ...kept,
    attempt: undefined,
    record: { draftId, revision, step, principal: who, choices: {}, answers: {}, materials: {} },
  };
}

function answerAt(answers: Answers, { section, rowId, field }: Typed): Answer | undefined {
  const held = answers[section];
  return (Array.isArray(held) ? held.find((row) => row.rowId === rowId)?.answers : held)?.[field];
}

/**
 * The two are written one after the other, and a page may end in between. A text is newer than the declaration only while that answers
 * there what it answered when the text was typed; a place without answers takes none.
 */
function withTyped(kept: PersistedDeclaration, boxes: string | undefined): PersistedDeclaration {
  const pending = kept.unsaved && boxes !== undefined ? (JSON.parse(boxes) as Pending[]) : [];
  const newer = pending.filter((box) => answerAt(kept.record.answers, box) === box.was);
  if (newer.length === 0) return kept;
  let { answers } = kept.record;
  for (const { section, rowId, field, text } of newer) {
    const held = answers[section];
    const now = Array.isArray(held)
      ? held.map((row): Row => {
          return row.rowId === rowId ? { ...row, answers: { ...row.answers, [field]: text } } : row;
        })
      : { ...held, [field]: text };
    answers = { ...answers, [section]: now };
  }
  const edition = (kept.edition ?? 0) + 1;
  return { ...kept, record: { ...kept.record, answers }, edition };
}
