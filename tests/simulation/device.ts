// A browser on somebody's desk: it keeps cookies and storage, and opens pages that are the portal's engine itself, without a picture.

import type { UploadRequest } from "../../engine/client/ports.ts";
import { createPortal, type Portal } from "../../engine/portal/portal.ts";
import type { Destination, LoadedDefinition } from "../../engine/portal/ports.ts";
import { deviceOf, type Device as Kept } from "../engine/portal/stage.ts";
import type { Network } from "./network.ts";
import type { Timeline } from "./timeline.ts";

/** Milliseconds after which the portal gives a call up (Spec 9). */
const patience = 60_000;

export interface Heard {
  method: string;
  path: string;
  body: string;
  headers: Headers;
  status: number;
  text: string;
}

export interface DeviceParts {
  timeline: Timeline;
  network: Network;
  origin: string;
  /** 128 random bits in hex. */
  random(): string;
  /** Asks the portal, whichever of its gateways is there. */
  portal(request: Request): Promise<Response>;
  /** The definitions that a page brings which is loaded now. */
  definitions(): ReadonlyMap<string, LoadedDefinition>;
  /** A page asks for something, whether it arrives or not. */
  asked(what: Pick<Heard, "path" | "body">): void;
  /** An answer has reached a page. */
  heard(device: Device, what: Heard): void;
  report(problem: unknown): void;
}

export interface Page {
  portal: Portal;
  /** Where the portal is. */
  place: Destination;
  /** Where it leads away to. */
  leads: string | undefined;
  open: boolean;
  /** `politely`: the page hears of it first. */
  close(politely: boolean): void;
}

export interface Device {
  name: string;
  page: Page | undefined;
  /** Opens a page, instead of the one before. */
  load(address: string): Page;
  /** An address that the browser is led to; gives where that leads on to. */
  follow(url: string): Promise<string>;
}

export function createDevice(name: string, parts: DeviceParts): Device {
  const { timeline, network, origin, random, asked, heard, report } = parts;
  const cookies = new Map<string, string>();
  const storage = new Map<string, string>();
  const kept: Kept = new Map();

  /** Over the network and back, with the cookies of this browser. */
  async function ask(init: {
    url: string;
    method: string;
    headers: Headers;
    body?: string | Uint8Array;
  }): Promise<Response> {
    const { url, method, headers, body } = init;
    if (cookies.size > 0) headers.set("cookie", Array.from(cookies, (each) => each.join("=")).join("; "));
    if (method !== "GET") headers.set("origin", origin);
    const { pathname: path } = new URL(url);
    const text = typeof body === "string" ? body : "";
    asked({ path, body: text });
    const link = headers.has("idempotency-key") ? "write" : "portal";
    const { response, answer } = await network.send(link, patience, async () => {
      const request = new Request(url, {
        method,
        headers,
        ...(body !== undefined && { body: body as BodyInit }),
      });
      const response = await parts.portal(request);
      return { response, answer: await response.text() };
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) cookies.delete(key);
      else cookies.set(key, value);
    }
    const { status } = response;
    heard(device, { method, path, body: text, headers, status, text: answer });
    return new Response(status === 204 || status === 304 ? null : answer, {
      status,
      headers: response.headers,
    });
  }

  const device: Device = {
    name,
    page: undefined,
    load(address) {
      device.page?.close(true);
      const definitions = parts.definitions();
      /** What belongs to a page ends with it: nothing comes back to one that is closed. */
      const mine = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
        const settled = await answer.then(
          (value) => () => value,
          (problem) => () => {
            throw problem;
          },
        );
        return page.open ? settled() : new Promise(() => undefined);
      };
      let here = address;
      const page: Page = {
        place: { page: "list" },
        leads: undefined,
        open: true,
        close(politely) {
          if (!page.open) return;
          if (politely) page.portal.persist();
          page.open = false;
          const { session } = page.portal.actor.getSnapshot().context;
          session?.stop();
          page.portal.handling.stop();
          page.portal.actor.stop();
          device.page = undefined;
        },
        portal: createPortal({
          origin,
          clock: {
            now: timeline.now,
            setTimeout: (callback, milliseconds) =>
              timeline.setTimeout(() => {
                if (page.open) callback();
              }, milliseconds),
            clearTimeout: timeline.clearTimeout,
          },
          fetch: (async (request: Request) =>
            mine(
              (async () => {
                const { url, method, headers } = request;
                const body = method === "GET" ? undefined : await request.text();
                return ask({ url, method, headers: new Headers(headers), body });
              })(),
            )) as never,
          upload: (request) => mine(send(request)),
          storage: {
            getItem: (key) => storage.get(key) ?? null,
            setItem: (key, value) => void storage.set(key, value),
            removeItem: (key) => void storage.delete(key),
          },
          device: deviceOf(kept, timeline.now),
          random,
          navigate(to) {
            page.place = to;
          },
          openExternal(url) {
            page.leads = url;
          },
          loadDefinition: async (code) => {
            const found = definitions.get(code);
            if (!found) throw new Error(`No one-thing ${code}.`);
            return found;
          },
          definitionCodes: [...definitions.keys()],
          address: {
            read: () => here,
            replace(url) {
              here = url;
            },
          },
          report,
        }),
      };
      device.page = page;
      return page;
    },
    async follow(url) {
      const answer = await ask({
        url: new URL(url, origin).href,
        method: "GET",
        headers: new Headers({ accept: "text/html" }),
      });
      return answer.headers.get("location") ?? "";
    },
  };

  async function send({ url, headers, fields, file, onProgress }: UploadRequest): Promise<Response> {
    const boundary = `----${random()}`;
    const bytes = await file.bytes();
    const parted = Object.entries(fields).map(
      ([field, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
    );
    const last = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${encodeURIComponent(file.name)}"\r\ncontent-type: ${file.type || "application/octet-stream"}\r\n\r\n`;
    const body = Buffer.concat([
      Buffer.from(parted.join("") + last),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    onProgress?.(body.length, body.length);
    const sent = new Headers({ ...headers, "content-type": `multipart/form-data; boundary=${boundary}` });
    return ask({ url, method: "POST", headers: sent, body });
  }
  return device;
}
