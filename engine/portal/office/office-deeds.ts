// Takes what a person presses in 我的申报; makes the call and leads on: the list or the page is asked anew, or the declaration opens.

import type { GatewayClient } from "../../client/create-client.ts";
import { asFailure } from "../../client/gateway-failure.ts";
import type { FilePort } from "../../client/ports.ts";
import { laterPlace } from "../../one-thing/later-papers.ts";
import type { Loads } from "../loads.ts";
import type { OfficeDeed, PortalEvent } from "../portal-types.ts";
import type { ClockPort, PortalPorts } from "../ports.ts";
import { hashFile } from "../session/hash-file.ts";
import { officeWords } from "./office-words.ts";
import { createSupplement, type SupplementRef } from "./supplement.ts";

/** What an application waits for; without a matter: its authority paper. */
export interface SupplementOf {
  id: string;
  matterInfoId?: string;
}

export interface OfficePorts {
  client: GatewayClient;
  loads: Loads;
  clock: ClockPort;
  random(): string;
  hash: PortalPorts["hash"];
  navigate: PortalPorts["navigate"];
  send(event: PortalEvent): void;
  /** A draft is gone: a declaration of this page that is made of it ends. */
  draftGone(draftId: string): void;
}

export interface Office {
  /** Resolves when it is done or has failed; a failed call has told itself. */
  press(deed: OfficeDeed): Promise<void>;
  /** Not started yet. */
  supplement(of: SupplementOf): SupplementRef;
}

export function createOffice(ports: OfficePorts): Office {
  const { client, loads, clock, random, navigate, send } = ports;
  const done = (message: string) => send({ type: "TOAST", message });
  const withKey = () => ({ idempotencyKey: random() });
  const again = () => loads.refreshShown(["applications", "projectInfo"]);

  const deeds: { [Name in OfficeDeed["deed"]]: (of: Extract<OfficeDeed, { deed: Name }>) => Promise<void> } =
    {
      delete: async ({ draftId, leave }) => {
        await client.call("withdrawDraft", { draftId }, withKey());
        ports.draftGone(draftId);
        done(officeWords.draftDeleted);
        if (leave) navigate({ page: "office" });
        else again();
      },
      reapply: async ({ id }) => {
        const { draftId, code } = await client.call("importJsonData", { id }, withKey());
        done(officeWords.takenOver);
        send({ type: "RESUME", draftId, code });
      },
      withdraw: async ({ id }) => {
        await client.call("withdrawApplication", { id }, withKey());
        done(officeWords.takenBack);
        navigate({ page: "office" });
      },
      authorise: async ({ companyId }) => {
        await client.call("applyAuthorization", { id: companyId }, withKey());
        done(officeWords.authorisationAsked);
        again();
      },
    };

  return {
    press: async (deed) => {
      const work = deeds[deed.deed] as (of: OfficeDeed) => Promise<void>;
      await work(deed).catch((thrown) => {
        // Somebody was faster: what is true now is shown.
        if (asFailure(thrown, deed.deed).status === 409) again();
        throw thrown;
      });
    },
    supplement: ({ id, matterInfoId }) =>
      createSupplement(
        {
          random,
          hash: (bytes) => ports.hash?.(bytes) ?? hashFile(bytes, clock),
          send: (file: FilePort, key, fileHash, options) => {
            const ask = { draftId: id, material: laterPlace(matterInfoId), fileHash };
            return client.uploadFile(ask, file, { ...options, idempotencyKey: key, quiet: true });
          },
          remove: (fileId) =>
            client.call("deleteFile", { fileId }, { idempotencyKey: random(), quiet: true }),
          handIn: async ({ fileIds, note, idempotencyKey }) => {
            const call =
              matterInfoId === undefined
                ? client.call("handInAuthority", { id, fileIds }, { idempotencyKey })
                : client.call(
                    "singleReturnRegister",
                    { id, matterInfoId, fileIds, note },
                    { idempotencyKey },
                  );
            await call.catch((thrown) => {
              if (asFailure(thrown, "singleReturnRegister").status === 409) again();
              throw thrown;
            });
            done(matterInfoId === undefined ? officeWords.authorityHandedIn : officeWords.mended);
            again();
          },
        },
        clock,
      ),
  };
}
