// Gathers files and words for what an application waits for (its authority paper, or what a matter lacks), and hands them in.

import { type ActorRefFrom, assign, createActor, enqueueActions, fromPromise, setup } from "xstate";
import type { FilePort } from "../../client/ports.ts";
import type { FileInfo } from "../../contract/types.gen.ts";
import type { ClockPort } from "../ports.ts";
import { type UploadInput, type UploadRef, uploadMachine } from "../session/upload.ts";
import type { Gathered } from "../visit/device-copy.ts";
import type { FoundSupplement, SupplementCopy } from "../visit/supplement-copy.ts";

export interface HandedIn {
  fileIds: string[];
  note: string;
  idempotencyKey: string;
}

export interface SupplementPorts
  extends Pick<UploadInput, "hash">,
    Pick<SupplementCopy, "before" | "find" | "keepFile"> {
  random(): string;
  send(
    file: FilePort,
    id: string,
    hash: string,
    options: Parameters<UploadInput["send"]>[1],
  ): Promise<FileInfo>;
  remove(fileId: string): Promise<unknown>;
  /** Rejects when it was not accepted; a failed call has already shown its popup. */
  handIn(what: HandedIn): Promise<unknown>;
}

export interface SupplementContext extends Gathered {
  ports: SupplementPorts;
  uploads: UploadRef[];
  /** Idempotency key of this content; changed content gets another one. */
  key: string;
}

export type SupplementEvent =
  /** `id`: of an upload that a reload has cut off. */
  | { type: "ADD"; file: FilePort; id?: string }
  | { type: "REMOVE"; fileId: string }
  | { type: "NOTE"; note: string }
  | { type: "HAND_IN" };

type Report = { type: "ARRIVED"; file: FileInfo } | { type: "ENDED"; id: string };

/** What keeps it from being handed in: an upload that is under way, or that there is nothing yet. */
export function supplementLack({
  files,
  note,
  uploads,
}: Pick<SupplementContext, "files" | "note" | "uploads">): "upload" | "anything" | null {
  if (uploads.length > 0) return "upload";
  return files.length > 0 || note.trim() !== "" ? null : "anything";
}

const withoutFile = (files: FileInfo[], { fileId }: Pick<FileInfo, "fileId">) =>
  files.filter((file) => file.fileId !== fileId);

/** What was sent again after a reload may have arrived before it. */
const withFile = (files: FileInfo[], file: FileInfo) => [...withoutFile(files, file), file];

const machine = setup({
  types: {
    context: {} as SupplementContext,
    events: {} as SupplementEvent | Report,
    input: {} as SupplementPorts,
  },
  actors: {
    upload: uploadMachine,
    find: fromPromise<FoundSupplement | null, SupplementPorts>(({ input }) => input.find()),
    handIn: fromPromise<unknown, SupplementContext>(({ input: { ports, files, note, key } }) =>
      ports.handIn({ fileIds: files.map(({ fileId }) => fileId), note: note.trim(), idempotencyKey: key }),
    ),
  },
  guards: {
    /** There is something to hand in, and no upload is running. */
    isWhole: ({ context }) => supplementLack(context) === null,
  },
}).createMachine({
  id: "supplement",
  context: ({ input }) => ({
    ...(input.before ?? { files: [], note: "", found: false }),
    ports: input,
    uploads: [],
    key: input.random(),
  }),
  initial: "gathering",
  invoke: {
    src: "find",
    input: ({ context }) => context.ports,
    // What the person has added meanwhile stays.
    onDone: {
      actions: enqueueActions(({ context, event: { output }, enqueue }) => {
        enqueue.assign({ found: true });
        if (!output) return;
        enqueue.assign({
          files: context.files.reduce(withFile, output.files),
          note: context.note || output.note,
          key: context.ports.random(),
        });
        for (const { id, file } of output.sending) enqueue.raise({ type: "ADD", id, file });
      }),
    },
  },
  on: {
    ARRIVED: {
      actions: assign(({ context, event }) => ({
        files: withFile(context.files, event.file),
        key: context.ports.random(),
      })),
    },
    ENDED: {
      actions: assign(({ context, event }) => ({
        uploads: context.uploads.filter((one) => one.getSnapshot().context.id !== event.id),
      })),
    },
  },
  states: {
    gathering: {
      on: {
        ADD: {
          actions: assign(({ context, event: { file, id = context.ports.random() }, spawn, self }) => {
            const { ports } = context;
            const forget = ports.keepFile({ id, material: "", file });
            const input: UploadInput = {
              id,
              material: "",
              file,
              hash: ports.hash,
              send: (hash, options) => ports.send(file, id, hash, options),
              attached: (arrived) => self.send({ type: "ARRIVED", file: arrived }),
              ended: () => {
                forget();
                self.send({ type: "ENDED", id });
              },
            };
            return { uploads: [...context.uploads, spawn("upload", { input }) as UploadRef] };
          }),
        },
        REMOVE: {
          actions: [
            // A file left behind is never handed in; the sweep removes it with the application's others.
            ({ context, event }) => void context.ports.remove(event.fileId).catch(() => undefined),
            assign(({ context, event }) => ({
              files: withoutFile(context.files, event),
              key: context.ports.random(),
            })),
          ],
        },
        NOTE: {
          actions: assign(({ context, event }) => ({ note: event.note, key: context.ports.random() })),
        },
        HAND_IN: { guard: "isWhole", target: "handingIn" },
      },
    },
    handingIn: {
      invoke: {
        src: "handIn",
        input: ({ context }) => context,
        onDone: "done",
        onError: "gathering",
      },
    },
    done: { type: "final" },
  },
});

export type SupplementRef = ActorRefFrom<typeof machine>;

/** Not started yet. gathering → handingIn → done, or back after a refusal; one key makes sure that it is handed in once. */
export function createSupplement(ports: SupplementPorts, clock: ClockPort): SupplementRef {
  return createActor(machine, { input: ports, clock });
}
