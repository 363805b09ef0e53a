// One upload: hashes a file, sends it to the draft with progress, and can be retried or cancelled.

import { type ActorRefFrom, assign, fromPromise, setup } from "xstate";
import { asFailure } from "../../client/gateway-failure.ts";
import type { AbortSignalPort, FilePort } from "../../client/ports.ts";
import type { FileInfo } from "../../contract/types.gen.ts";

export interface UploadInput {
  id: string;
  material: string;
  file: FilePort;
  hash(bytes: Uint8Array): Promise<string>;
  send(
    hash: string,
    options: { signal: AbortSignalPort; onProgress: (sent: number, total: number) => void },
  ): Promise<FileInfo>;
  /** The file is on the gateway. */
  attached(file: FileInfo): void;
  /** Sent or given up, so it need not be listed any more. */
  ended(): void;
}

export interface UploadContext extends UploadInput {
  hashed: string | null;
  /** 0 to 1. */
  progress: number;
  /** In Chinese. */
  message: string | null;
}

type UploadEvent = { type: "PROGRESS"; progress: number } | { type: "RETRY" } | { type: "CANCEL" };

export interface SendInput {
  context: UploadContext;
  tell(sent: number, total: number): void;
}

/** hashing → sending → attached, or failed, which waits for RETRY. CANCEL stops it anywhere and leaves nothing half attached. */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
  },
  actors: {
    hash: fromPromise<string, UploadContext>(async ({ input: { file, hash } }) => hash(await file.bytes())),
    send: fromPromise<FileInfo, SendInput>(({ input: { context, tell }, signal }) =>
      context.send(context.hashed ?? "", { signal, onProgress: tell }),
    ),
  },
  actions: {
    fail: assign((_, { error }: { error: unknown }) => ({
      message: asFailure(error, "uploadFile").message,
      progress: 0,
    })),
    attach: ({ context }, { file }: { file: FileInfo }) => context.attached(file),
    end: ({ context }) => context.ended(),
  },
}).createMachine({
  id: "upload",
  context: ({ input }) => ({ ...input, hashed: null, progress: 0, message: null }),
  initial: "hashing",
  on: { CANCEL: ".cancelled" },
  states: {
    hashing: {
      invoke: {
        src: "hash",
        input: ({ context }) => context,
        onDone: { target: "sending", actions: assign(({ event }) => ({ hashed: event.output })) },
        onError: {
          target: "failed",
          actions: { type: "fail", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sending: {
      entry: assign({ message: null, progress: 0 }),
      on: { PROGRESS: { actions: assign(({ event }) => ({ progress: event.progress })) } },
      invoke: {
        src: "send",
        input: ({ context, self }) => ({
          context,
          tell: (sent: number, total: number) =>
            self.send({ type: "PROGRESS", progress: total > 0 ? sent / total : 0 }),
        }),
        onDone: {
          target: "attached",
          actions: { type: "attach", params: ({ event }) => ({ file: event.output }) },
        },
        onError: {
          target: "failed",
          actions: { type: "fail", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      on: {
        RETRY: [
          { guard: ({ context }) => context.hashed !== null, target: "sending" },
          { target: "hashing" },
        ],
      },
    },
    attached: { type: "final", entry: "end" },
    cancelled: { type: "final", entry: "end" },
  },
});

export type UploadRef = ActorRefFrom<typeof uploadMachine>;
