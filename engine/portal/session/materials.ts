// Uploads files, finds e-licences and asks registers for the running declaration, and puts the results into its record.

import { createActor, fromTransition } from "xstate";
import type { GatewayClient } from "../../client/create-client.ts";
import type { FilePort } from "../../client/ports.ts";
import { terminal } from "../../contract/terminal.ts";
import type { FileInfo } from "../../contract/types.gen.ts";
import type { MaterialAnswer, MaterialFile } from "../../declaration/record.ts";
import type { DeclarationRef } from "../../flow/compile-flow.ts";
import type { Definition } from "../../one-thing/definition.ts";
import type { SourceName, SourceRecord } from "../../one-thing/sources.ts";
import type { ClockPort, PortalPorts } from "../ports.ts";
import type { Sending } from "../visit/device-files.ts";
import { hashFile } from "./hash-file.ts";
import { type UploadRef, uploadMachine } from "./upload.ts";
import { uploadRefusal } from "./upload-limits.ts";

export type MaterialEvent =
  /** `id`: of an upload that a reload has cut off. */
  | { type: "UPLOAD"; material: string; file: FilePort; id?: string }
  | { type: "UPLOAD_RETRY"; id: string }
  | { type: "UPLOAD_CANCEL"; id: string }
  | { type: "FILE_DELETE"; material: string; fileId: string }
  | { type: "LICENCE"; material: string }
  /** Stops using a found licence for the material, so that files can be uploaded instead. */
  | { type: "LICENCE_DROP"; material: string }
  | { type: "FETCH"; source: SourceName };

export type LicenceStatus = "looking" | "none" | "failed";

/** The state of a request to a register; its results are in the declaration's record. */
export type FetchStatus = "looking" | "failed";

export interface MaterialsState {
  /** Running uploads; files that have arrived are in the record's materials. */
  uploads: readonly UploadRef[];
  /** E-licence lookups by material, until found. */
  licences: Readonly<Record<string, LicenceStatus>>;
  fetches: Readonly<Partial<Record<SourceName, FetchStatus>>>;
}

export interface MaterialsPorts extends Pick<PortalPorts, "hash"> {
  client: GatewayClient;
  clock: ClockPort;
  random(): string;
  report(error: unknown): void;
  /** Reports why a chosen file is not uploaded. */
  refuse(message: string): void;
  /** Keeps a file as long as it is on its way; the function that it returns ends that. */
  keepFile(sending: Sending): () => void;
}

export interface MaterialsInput extends MaterialsPorts {
  definition: Definition;
  actor: DeclarationRef;
  /** Resolves when the draft is saved, since files and licences belong to it. */
  flush(): Promise<{ draftId: string }>;
}

/** Keeps running work visible to the pages. */
const stateLogic = fromTransition(
  (state: MaterialsState, { change }: { type: "CHANGE"; change: Partial<MaterialsState> }) => ({
    ...state,
    ...change,
  }),
  { uploads: [], licences: {}, fetches: {} } as MaterialsState,
);

/** Register → the call that asks it (Spec 7). */
const sourceCalls = {
  "house-info": (client, draftId) => client.call("houseInfo", { draftId }),
} satisfies Record<SourceName, (client: GatewayClient, draftId: string) => Promise<SourceRecord[]>>;

type Of<Type> = Extract<MaterialEvent, { type: Type }>;

export type Materials = ReturnType<typeof createMaterials>;

export function createMaterials(input: MaterialsInput) {
  const { client, clock, random, report, definition, actor, flush } = input;
  const state = createActor(stateLogic).start();
  const now = () => state.getSnapshot().context;
  const set = (change: Partial<MaterialsState>) => state.send({ type: "CHANGE", change });
  const byId = (id: string) => now().uploads.find((upload) => upload.getSnapshot().context.id === id);
  const answerOf = (material: string): MaterialAnswer =>
    actor.getSnapshot().context.record.materials[material] ?? { files: [] };
  const change = (material: string, work: (before: MaterialAnswer) => MaterialAnswer) =>
    actor.send({ type: "MATERIAL", material, value: work(answerOf(material)) });

  function upload({ material, file, id = random() }: Of<"UPLOAD">): void {
    const design = definition.oneThing.materials[material];
    if (!design) return;
    const coming = now().uploads.filter((one) => one.getSnapshot().context.material === material).length;
    const refusal = uploadRefusal(design, file, answerOf(material).files.length + coming);
    if (refusal !== undefined) {
      input.refuse(refusal);
      return;
    }
    const forget = input.keepFile({ id, material, file });
    const hash = (bytes: Uint8Array) => input.hash?.(bytes) ?? hashFile(bytes, clock);
    const sending: UploadRef = createActor(uploadMachine, {
      clock,
      input: {
        id,
        material,
        file,
        hash,
        send: async (fileHash, options) => {
          const { draftId } = await flush();
          const ask = { draftId, material, fileHash };
          return client.uploadFile(ask, file, { ...options, hash, idempotencyKey: id });
        },
        attached: (info) =>
          // From then on, uploaded files replace a licence, unless each is a part of its own.
          change(material, ({ files, licence }) => ({
            // What was sent again after a reload may have arrived before it.
            files: [...files.filter(({ fileId }) => fileId !== info.fileId), fileOf(info)],
            licence: definition.oneThing.materials[material]?.parts ? licence : null,
          })),
        ended: () => {
          forget();
          set({ uploads: now().uploads.filter((one) => one !== sending) });
        },
      },
    });
    sending.subscribe({ error: report });
    sending.start();
    set({ uploads: [...now().uploads, sending] });
  }

  async function remove({ material, fileId }: Of<"FILE_DELETE">): Promise<void> {
    await client.call("deleteFile", { fileId }, { idempotencyKey: random() });
    change(material, ({ files, licence }) => ({
      files: files.filter((file) => file.fileId !== fileId),
      licence,
    }));
  }

  async function findLicence({ material }: Of<"LICENCE">): Promise<void> {
    if (now().licences[material] === "looking") return;
    const note = (status: LicenceStatus | undefined) =>
      set({ licences: withStatus(now().licences, material, status) });
    note("looking");
    try {
      const { draftId } = await flush();
      const licence = await client.call(
        "getLicense",
        { draftId, material, oneThingId: definition.oneThing.id, terminal },
        { idempotencyKey: random() },
      );
      note(licence ? undefined : "none");
      if (licence) change(material, ({ files }) => ({ files, licence }));
    } catch (thrown) {
      note("failed");
      throw thrown;
    }
  }

  async function fetch({ source }: Of<"FETCH">): Promise<void> {
    if (now().fetches[source] === "looking") return;
    const note = (status: FetchStatus | undefined) =>
      set({ fetches: withStatus(now().fetches, source, status) });
    note("looking");
    try {
      const { draftId } = await flush();
      const records = await sourceCalls[source](client, draftId);
      actor.send({ type: "FETCHED", source, records });
      note(undefined);
    } catch (thrown) {
      note("failed");
      throw thrown;
    }
  }

  const handlers: { [Type in MaterialEvent["type"]]: (event: Of<Type>) => void } = {
    UPLOAD: upload,
    UPLOAD_RETRY: ({ id }) => byId(id)?.send({ type: "RETRY" }),
    UPLOAD_CANCEL: ({ id }) => byId(id)?.send({ type: "CANCEL" }),
    FILE_DELETE: (event) => void remove(event).catch(report),
    LICENCE: (event) => void findLicence(event).catch(report),
    LICENCE_DROP: ({ material }) => change(material, ({ files }) => ({ files, licence: null })),
    FETCH: (event) => void fetch(event).catch(report),
  };

  return {
    state,
    send: (event: MaterialEvent) => (handlers[event.type] as (event: MaterialEvent) => void)(event),
    /** Cancels every upload. */
    stop: () => {
      for (const one of now().uploads) one.stop();
    },
  };
}

/** `undefined` removes the key. */
function withStatus<Statuses extends Readonly<Record<string, string>>>(
  { ...statuses }: Statuses,
  key: keyof Statuses,
  status: Statuses[keyof Statuses] | undefined,
): Statuses {
  delete statuses[key];
  return status === undefined ? statuses : { ...statuses, [key]: status };
}

function fileOf({ fileId, name, size, type, sha256 }: FileInfo): MaterialFile {
  return { fileId, name, size, type, sha256 };
}
