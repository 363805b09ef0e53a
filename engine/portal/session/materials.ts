// Takes what a person does with files and licences; keeps the uploads on their way and tells the declaration what arrived.

import { createActor } from "xstate";
import { terminal } from "../../contract/terminal.ts";
import type { FileInfo } from "../../contract/types.gen.ts";
import type { MaterialAnswer, MaterialFile } from "../../declaration/record.ts";
import type { SourceName, SourceRecord } from "../../one-thing/sources.ts";
import type { Fetches, LicenceStatus, MaterialEvent } from "../portal-types.ts";
import type { PortalPorts } from "../ports.ts";
import { checkFile } from "./check-file.ts";
import type { DeclarationSession, SessionPorts } from "./declaration-session.ts";
import { hashFile } from "./hash-file.ts";
import { type UploadRef, uploadMachine } from "./upload.ts";

export interface MaterialsPorts extends Pick<SessionPorts, "client" | "clock" | "random" | "report"> {
  hash: PortalPorts["hash"];
  session(): DeclarationSession | null;
  onUploads(uploads: readonly UploadRef[]): void;
  onLicences(licences: Readonly<Record<string, LicenceStatus>>): void;
  onFetches(fetches: Fetches): void;
  refuse(message: string): void;
}

export interface Materials {
  handle(event: MaterialEvent): void;
  /** Cancels everything that is on its way. */
  clear(): void;
}

export function createMaterials(ports: MaterialsPorts): Materials {
  const { client, clock } = ports;
  let uploads: readonly UploadRef[] = [];
  let fetches: Fetches = {};
  let licences: Readonly<Record<string, LicenceStatus>> = {};

  const list = (next: readonly UploadRef[]) => {
    uploads = next;
    ports.onUploads(next);
  };
  const look = (material: string, status: LicenceStatus | null) => {
    const { [material]: _, ...others } = licences;
    licences = status ? { ...others, [material]: status } : others;
    ports.onLicences(licences);
  };
  const byId = (id: string) => uploads.find((upload) => upload.getSnapshot().context.id === id);
  const change = (
    session: DeclarationSession,
    material: string,
    work: (before: MaterialAnswer) => MaterialAnswer,
  ) => {
    const before = session.actor.getSnapshot().context.record.materials[material] ?? { files: [] };
    session.actor.send({ type: "MATERIAL", material, value: work(before) });
  };

  function upload(session: DeclarationSession, { material, file }: Of<"UPLOAD">): void {
    const design = session.definition.oneThing.materials[material];
    if (!design) return;
    const here = session.actor.getSnapshot().context.record.materials[material]?.files.length ?? 0;
    const coming = uploads.filter((one) => one.getSnapshot().context.material === material).length;
    const refusal = checkFile(design, file, here + coming);
    if (refusal !== undefined) {
      ports.refuse(refusal);
      return;
    }
    const id = ports.random();
    const actor: UploadRef = createActor(uploadMachine, {
      clock,
      input: {
        id,
        material,
        file,
        hash: (bytes) => ports.hash?.(bytes) ?? hashFile(bytes, clock),
        send: async (fileHash, options) => {
          const { draftId } = await session.flush();
          const ask = { draftId, material, fileHash };
          return client.uploadFile(ask, file, { ...options, idempotencyKey: id, quiet: true });
        },
        attached: (info) =>
          // What a person uploads stands for the material from then on.
          change(session, material, ({ files }) => ({ files: [...files, fileOf(info)], licence: null })),
        ended: () => list(uploads.filter((one) => one !== actor)),
      },
    });
    actor.subscribe({ error: ports.report });
    actor.start();
    list([...uploads, actor]);
  }

  async function remove(session: DeclarationSession, { material, fileId }: Of<"FILE_DELETE">): Promise<void> {
    await client.call("deleteFile", { fileId }, { idempotencyKey: ports.random() });
    change(session, material, ({ files, licence }) => ({
      files: files.filter((file) => file.fileId !== fileId),
      licence,
    }));
  }

  async function findLicence(session: DeclarationSession, { material }: Of<"LICENCE">): Promise<void> {
    if (licences[material] === "looking") return;
    look(material, "looking");
    try {
      const { draftId } = await session.flush();
      const licence = await client.call(
        "getLicense",
        { draftId, material, oneThingId: session.definition.oneThing.id, terminal },
        { idempotencyKey: ports.random() },
      );
      look(material, licence ? null : "none");
      if (licence) change(session, material, ({ files }) => ({ files, licence }));
    } catch (thrown) {
      look(material, "failed");
      throw thrown;
    }
  }

  async function fetch(session: DeclarationSession, { source }: Of<"FETCH">): Promise<void> {
    if (fetches[source] === "looking") return;
    const tell = (status: Fetches[typeof source]) => {
      const { [source]: _, ...others } = fetches;
      fetches = status ? { ...others, [source]: status } : others;
      ports.onFetches(fetches);
    };
    tell("looking");
    try {
      const { draftId } = await session.flush();
      const records = await sourceCalls[source](client, draftId);
      session.actor.send({ type: "FETCHED", source, records });
      tell(undefined);
    } catch (thrown) {
      tell("failed");
      throw thrown;
    }
  }

  const handlers: {
    [Type in MaterialEvent["type"]]: (session: DeclarationSession, event: Of<Type>) => void;
  } = {
    UPLOAD: upload,
    UPLOAD_RETRY: (_, { id }) => byId(id)?.send({ type: "RETRY" }),
    UPLOAD_CANCEL: (_, { id }) => byId(id)?.send({ type: "CANCEL" }),
    FILE_DELETE: (session, event) => void remove(session, event).catch(ports.report),
    LICENCE: (session, event) => void findLicence(session, event).catch(ports.report),
    LICENCE_DROP: (session, { material }) =>
      change(session, material, ({ files }) => ({ files, licence: null })),
    FETCH: (session, event) => void fetch(session, event).catch(ports.report),
  };

  return {
    handle: (event) => {
      const session = ports.session();
      const handler = handlers[event.type] as (session: DeclarationSession, event: MaterialEvent) => void;
      if (session) handler(session, event);
    },
    clear: () => {
      for (const one of uploads) one.stop();
      list([]);
      licences = {};
      ports.onLicences(licences);
      fetches = {};
      ports.onFetches(fetches);
    },
  };
}

/** Register → the call that asks it (Spec 7). */
const sourceCalls = {
  "house-info": (client, draftId) => client.call("houseInfo", { draftId }, { quiet: true }),
} satisfies Record<
  SourceName,
  (client: MaterialsPorts["client"], draftId: string) => Promise<SourceRecord[]>
>;

type Of<Type> = Extract<MaterialEvent, { type: Type }>;

function fileOf({ fileId, name, size, type, sha256 }: FileInfo): MaterialFile {
  return { fileId, name, size, type, sha256 };
}
