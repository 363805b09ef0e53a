// The network between portal and gateway: it records every call and lets selected ones fail.
import type { CallName, ResponsePort, UploadPort } from "../../../engine/portal/index.ts";
import { answered, askedOf, fakeGateway } from "../../../tests/people/fake-gateway.ts";
import type { Fault } from "../texts.ts";
import { simulatorTexts } from "../texts.ts";
import { answersIn, takeFile } from "./gateway.ts";
import type { World } from "./world.ts";

export interface KnownCall {
  name: CallName;
  method: string;
  path: string;
  /** The call is made for a person who is logged in. */
  token: boolean;
}

const files = import.meta.glob<KnownCall>("../../../schemas/contract/calls/*.json", {
  eager: true,
  import: "default",
});

export const knownCalls: readonly KnownCall[] = Object.values(files);

/** Milliseconds. */
const slowness = 3000;
const lateness = 1500;

/** Answers about all one-things together. */
const overviews: readonly (CallName | undefined)[] = [
  "listOneThing",
  "serviceList",
  "cleverFilter",
  "applications",
];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Line {
  fetch(request: Request): Promise<Response>;
  upload: UploadPort;
}

/** `loadAll`: what a list of all one-things waits for. */
export function createLine(world: World, loadAll: () => Promise<unknown>): Line {
  const gateway = fakeGateway(world.known, answersIn(world));
  const words = simulatorTexts.gateway;

  async function through(call: KnownCall | undefined, answer: () => Promise<Response>): Promise<Response> {
    const fault: Fault | undefined = world.offline ? "gone" : call && world.faults.get(call.name);
    if (fault === "gone") throw new TypeError(words.gone);
    if (fault === "late") {
      await pause(lateness);
      throw Object.assign(new Error(words.late), { name: "TimeoutError" });
    }
    if (fault === "slow") await pause(slowness);
    if (fault === "refused") return answered(500, world.sentence, null);
    if (world.ended && call?.token) return answered(401, words.ended, null);
    return answer();
  }

  async function seen(
    asked: { method: string; path: string; asked: unknown },
    answer: () => Promise<Response>,
  ): Promise<Response> {
    const call = knownCalls.find(({ method, path }) => method === asked.method && path === asked.path);
    const id = world.see({ ...asked, name: call?.name });
    try {
      if (overviews.includes(call?.name)) await loadAll();
      const response = await through(call, answer);
      const { msg = "" } = (await response.clone().json()) as { msg?: string };
      world.answered(id, response.status, msg);
      return response;
    } catch (failure) {
      world.answered(id, 0, failure instanceof Error ? failure.message : String(failure));
      throw failure;
    }
  }

  return {
    fetch: async (request) => {
      const { pathname: path } = new URL(request.url);
      const asked = await askedOf(request);
      return seen({ method: request.method, path, asked }, () => gateway(request));
    },
    upload: async ({ url, fields, file, onProgress }): Promise<ResponsePort> => {
      const asked = { ...fields, file: file.name };
      return seen({ method: "POST", path: new URL(url).pathname, asked }, async () => {
        onProgress?.(file.size, file.size);
        const data = takeFile(world, fields.material ?? "", file.name, file.size);
        return answered(200, "", data);
      });
    },
  };
}
