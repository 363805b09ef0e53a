// The documents of the portal's pages: the public ones rendered on the first request of a day, the others empty.

import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { todayInShanghai } from "../../engine/check/calendar.ts";
import { calls } from "../../engine/contract/calls.ts";
import type { DocumentMade } from "../../engine/contract/document.ts";
import { sha256 } from "../base/hashes.ts";
import { listedOn } from "../declaring/offering.ts";
import { type CatalogueAnswers, catalogueAnswers } from "./catalogue-answers.ts";
import { type DeploymentParts, deploymentOf } from "./deployment.ts";
import type { Asset, Portal } from "./portal-files.ts";

export type Document = ({ status: 200 | 404; asset: Asset } | { status: 301; to: string }) & {
  /** Not worth keeping: anybody can think of any number of such addresses. */
  passing?: true;
};

export interface Documents {
  portal: Portal;
  /** The empty one, from which a browser makes the page. */
  empty(address: string): Promise<Asset>;
  /** `address`: path and query; `origin`: scheme and host under which it was asked. Never rejects for a page that cannot be rendered. */
  at(address: string, origin: string): Promise<Document>;
  /** Addresses of the pages that anybody may read; none where nothing is rendered. */
  addresses(): Promise<string[]>;
  /** Renders those that nobody has asked for today, one after another. */
  ahead(origin: string): Promise<void>;
}

interface Parts extends DeploymentParts {
  portal: Portal;
  /** What that content answers to anybody; worked out anew by default. */
  answers?: CatalogueAnswers;
  report(error: unknown, source: string): void;
  /** Between two documents that nobody has asked for, so that a start and a midnight are felt by nobody; a second by default. */
  pause?(): Promise<unknown>;
}

const aSecond = () => setTimeout(1000, undefined, { ref: false });

/** Documents kept at most, each some 70 kB with its packed forms, and how many of them are rendered before anybody asks. */
const most = 400;
const early = 200;

/** Searches rendered a second for everybody together: it costs ten times as much as the call, and a script needs no document. */
const searches = 5;

export function createDocuments(parts: Parts): Documents {
  const { portal, content, answers = catalogueAnswers(parts), clock, report, pause = aSecond } = parts;
  const today = () => todayInShanghai(clock.now());
  const kept = new Map<string, Promise<Document>>();
  let day = "";
  let shell = { html: "", asset: Promise.resolve<Asset | null>(null) };

  /** The same for all pages, but under `npm run dev`. */
  async function empty(address: string): Promise<Asset> {
    const html = await portal.document(address);
    if (html !== shell.html) shell = { html, asset: packed(html) };
    return (await shell.asset) as Asset;
  }

  /** Null where it could not be rendered. */
  async function made(address: string, origin: string): Promise<DocumentMade | null> {
    const asked = {
      address,
      origin,
      deployment: deploymentOf(parts, origin),
      firstCall: calls.settings.path,
      answer: (name: string, ask: unknown) =>
        Object.hasOwn(answers, name) ? answers[name as keyof CatalogueAnswers](ask as never) : undefined,
    };
    try {
      const prerender = await portal.prerender?.();
      return prerender ? await prerender.prerender(asked) : { kind: "shell", exists: true };
    } catch (error) {
      report(error, "pages");
      return null;
    }
  }

  async function make(address: string, origin: string): Promise<Document> {
    const document = await made(address, origin);
    if (document === null) return { status: 200, asset: await empty(address) };
    if (document.kind === "moved") return { status: 301, to: document.to, passing: true };
    if (document.kind === "shell")
      return { status: document.exists ? 200 : 404, asset: await empty(address), passing: true };
    return { status: 200, asset: await packed(document.html) };
  }

  const searched = { second: 0, count: 0 };
  function search(address: string, origin: string): Promise<Document> {
    const second = Math.floor(clock.now() / 1000);
    if (searched.second !== second) Object.assign(searched, { second, count: 0 });
    searched.count += 1;
    return searched.count > searches
      ? empty(address).then((asset) => ({ status: 200, asset }))
      : make(address, origin);
  }

  function at(address: string, origin: string): Promise<Document> {
    if (portal.relaxed) return make(address, origin);
    if (address.includes("?q=")) return search(address, origin);
    if (day !== today()) kept.clear();
    day = today();
    const key = origin + address;
    const found = kept.get(key);
    if (found) return found;
    const making = make(address, origin);
    kept.set(key, making);
    // The oldest goes: what nobody asks for is made again when somebody does.
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    const forget = () => kept.delete(key);
    making.then(({ passing }) => passing && forget(), forget);
    return making;
  }

  async function addresses(): Promise<string[]> {
    const codes = listedOn(content.newest, today()).map(({ oneThing }) => oneThing.code);
    return (await portal.prerender?.())?.publicAddresses(codes) ?? [];
  }

  return {
    portal,
    empty,
    at,
    addresses,
    async ahead(origin) {
      for (const address of (await addresses()).slice(0, early)) {
        if (day === today() && kept.has(origin + address)) continue;
        await pause();
        await at(address, origin);
      }
    },
  };
}

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);
/** Of Brotli; the build's 11 takes fifty times as long for a tenth less. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function packed(html: string): Promise<Asset> {
  const bytes = Buffer.from(html);
  const [br, gz] = await Promise.all([brotli(bytes, quality), zipped(bytes)]);
  return {
    type: "text/html; charset=UTF-8",
    bytes,
    packed: [
      { encoding: "br", bytes: br },
      { encoding: "gzip", bytes: gz },
    ],
    immutable: false,
    etag: `"${sha256(bytes).slice(0, 32)}"`,
  };
}
