// Carries out what a person presses in 我的申报: makes the call, then refreshes the list, leads on, or opens the declaration.

import type { GatewayClient } from "../../client/create-client.ts";
import { asFailure, isOutage } from "../../client/gateway-failure.ts";
import type { FilePort } from "../../client/ports.ts";
import { supplementPlace } from "../../one-thing/supplements.ts";
import type { Loads } from "../loads.ts";
import type { ClockPort, PortalPorts, Press } from "../ports.ts";
import { hashFile } from "../session/hash-file.ts";
import { portalTexts } from "../texts.ts";
import type { DeviceCopy, Owner } from "../visit/device-copy.ts";
import { supplementCopy } from "../visit/supplement-copy.ts";
import { createSupplement } from "./supplement.ts";

export type OfficeEvent = { type: "OFFICE" } & (
  | /** `leave`: its own page is left for the list. */ { action: "delete"; draftId: string; leave?: boolean }
  /** Applies again after a refusal. */
  | { action: "reapply"; id: string }
  /** Withdraws an application that no department has accepted yet. */
  | { action: "withdraw"; id: string }
  | { action: "authorise"; companyId: string }
);

/** What an application waits for: a matter's material, or without a matter its authority paper. */
export interface SupplementOf {
  id: string;
  matterInfoId?: string;
}

interface OfficePorts {
  client: GatewayClient;
  loads: Loads;
  clock: ClockPort;
  random(): string;
  hash: PortalPorts["hash"];
  navigate: PortalPorts["navigate"];
  send(event: { type: "TOAST"; message: string } | { type: "RESUME"; draftId: string; code: string }): void;
  press: Press;
  /** A draft was deleted; a declaration of this page that uses it ends. */
  draftGone(draftId: string): void;
  supplements: DeviceCopy["supplements"];
  /** Who is here. Throws when that is nobody. */
  owner(): Owner;
}

export function createOffice(ports: OfficePorts) {
  const { client, loads, clock, random, navigate, send } = ports;
  const hash = (bytes: Uint8Array) => ports.hash?.(bytes) ?? hashFile(bytes, clock);
  const done = (message: string) => send({ type: "TOAST", message });
  /** A press that is repeated because nothing was answered keeps its key, so that it is done once. */
  const keys = new Map<string, string>();
  const keyed = <Done>(ask: object, call: (options: { idempotencyKey: string }) => Promise<Done>) => {
    const press = JSON.stringify(ask);
    const idempotencyKey = keys.get(press) ?? random();
    keys.set(press, idempotencyKey);
    const settled = (thrown?: unknown) => isOutage(thrown) || keys.delete(press);
    const asked = call({ idempotencyKey });
    asked.then(() => settled(), settled);
    return asked;
  };
  const again = () => loads.refreshShown(["applications", "projectInfo"]);

  let pressed = false;

  const actions: {
    [Action in OfficeEvent["action"]]: (of: Extract<OfficeEvent, { action: Action }>) => Promise<void>;
  } = {
    delete: async ({ draftId, leave }) => {
      await keyed({ draftId }, (options) => client.call("withdrawDraft", { draftId }, options));
      ports.draftGone(draftId);
      done(portalTexts.draftDeleted);
      if (leave) navigate({ page: "office" });
      else again();
    },
    reapply: async ({ id }) => {
      const { draftId, code } = await keyed({ from: id }, (options) =>
        client.call("importJsonData", { id }, options),
      );
      done(portalTexts.takenOver);
      send({ type: "RESUME", draftId, code });
    },
    withdraw: async ({ id }) => {
      await keyed({ id }, (options) => client.call("withdrawApplication", { id }, options));
      done(portalTexts.takenBack);
      navigate({ page: "office" });
    },
    authorise: async ({ companyId }) => {
      const ask = { id: companyId };
      await keyed({ companyId }, (options) => client.call("applyAuthorization", ask, options));
      done(portalTexts.authorisationAsked);
      again();
    },
  };

  return {
    /** One at a time: further presses meanwhile are ignored. Rejects on failure; a failed call has already shown its popup. */
    press: async (event: OfficeEvent) => {
      if (pressed) return;
      pressed = true;
      try {
        await (actions[event.action] as (of: OfficeEvent) => Promise<void>)(event);
      } catch (thrown) {
        // Somebody was faster: show the current state.
        if (asFailure(thrown, event.action).status === 409) again();
        throw thrown;
      } finally {
        pressed = false;
      }
    },
    /** Not started yet. A page that is left or loaded anew before it is handed in finds its words and files again. */
    supplement: ({ id, matterInfoId }: SupplementOf) => {
      const place = JSON.stringify([id, matterInfoId]);
      const kept = supplementCopy(ports.supplements, ports.owner(), place);
      const actor = createSupplement(
        {
          ...kept,
          find: async () => {
            const found = await kept.find();
            if (found) done(portalTexts.restored);
            return found;
          },
          random,
          hash,
          send: (file: FilePort, key, fileHash, options) => {
            const ask = { draftId: id, material: supplementPlace(matterInfoId), fileHash };
            return client.uploadFile(ask, file, { ...options, hash, idempotencyKey: key });
          },
          remove: (fileId) => client.call("deleteFile", { fileId }, { idempotencyKey: random() }),
          handIn: async ({ fileIds, note, idempotencyKey }) => {
            const call = (): Promise<unknown> =>
              matterInfoId === undefined
                ? client.call("handInAuthority", { id, fileIds }, { idempotencyKey })
                : client.call(
                    "singleReturnRegister",
                    { id, matterInfoId, fileIds, note },
                    { idempotencyKey },
                  );
            await ports
              .press(() => actor.send({ type: "HAND_IN" }), call)
              .catch((thrown) => {
                if (asFailure(thrown, "singleReturnRegister").status === 409) again();
                throw thrown;
              });
            done(matterInfoId === undefined ? portalTexts.authorityHandedIn : portalTexts.mended);
            again();
          },
        },
        clock,
      );
      actor.subscribe(({ status, context }) => {
        if (status === "done") kept.forget();
        else kept.keep(context);
      });
      return actor;
    },
  };
}
