// The ways to change a signed request, or to sign another one than is sent.

import type { SignedRequest, Signing } from "./signed-request.ts";

/** Changes what is sent. Null: that call has nothing of the kind. */
type Change = (request: SignedRequest, random: (below: number) => number) => SignedRequest | null;

const header =
  (name: string, change: (value: string) => string | undefined): Change =>
  (request) => {
    const { [name]: value = "", ...others } = request.headers;
    const changed = change(value);
    return { ...request, headers: changed === undefined ? others : { ...others, [name]: changed } };
  };
const signature = (change: (parts: string[]) => string[]) =>
  header("x-signature", (value) => change(value.split(".")).join("."));
const body =
  (change: (text: string, random: (below: number) => number) => string): Change =>
  (request, random) =>
    request.body === undefined ? null : { ...request, body: change(request.body, random) };
const query =
  (change: (pairs: SignedRequest["query"]) => SignedRequest["query"]): Change =>
  (request) =>
    request.query.length === 0 ? null : { ...request, query: change(request.query) };
const digit = (text: string): string => text.replace(/[0-9a-f]/, (one) => (one === "0" ? "1" : "0"));
const later = (milliseconds: number) =>
  signature(([version = "", time = "", ...rest]) => [
    ...[version, (Number.parseInt(time, 36) + milliseconds).toString(36)],
    ...rest,
  ]);

/** Changes behind the signing. */
export const changes: Record<string, Change> = {
  "no signature": header("x-signature", () => undefined),
  "an empty signature": header("x-signature", () => ""),
  "upper case": header("x-signature", (value) => value.toUpperCase()),
  cut: header("x-signature", (value) => value.slice(0, -1)),
  longer: header("x-signature", (value) => `${value}0`),
  twice: header("x-signature", (value) => `${value}, ${value}`),
  "another version": signature(([, ...rest]) => ["v2", ...rest]),
  "a millisecond later": later(1),
  "a millisecond earlier": later(-1),
  "an hour later": later(3_600_000),
  "another nonce": signature(([version = "", time = "", nonce = "", seal = ""]) => [
    version,
    time,
    digit(nonce),
    seal,
  ]),
  "another seal": signature(([version = "", time = "", nonce = "", seal = ""]) => [
    version,
    time,
    nonce,
    digit(seal),
  ]),
  "parts in another order": signature((parts) => parts.toReversed()),
  "another key of the write": header("idempotency-key", (value) => `${value}0`),
  "no key of the write": header("idempotency-key", () => undefined),
  "another revision": header("if-match", () => "2"),
  "no revision": header("if-match", () => undefined),
  "another draft": (request) =>
    request.body === undefined ? null : { ...request, body: request.body.replace(/[0-9a-f]{32}/, digit) },
  "a blank in the body": body((text) => text.replace(/^\{/, "{ ")),
  "another material": body((text) => text.replace("vehicle", "idCard")),
  "another hash of the file": body((text) => text.replace(/[0-9a-f]{64}/, digit)),
  "another byte of the body": body((text, random) => {
    // What stands around an upload's fields is not signed, its file is, by its hash.
    const file = Math.max(text.indexOf("%PDF"), 0);
    const end = file === 0 ? text.length : text.indexOf("%%EOF");
    const at = file + random(end - file);
    const other = String.fromCharCode((text.charCodeAt(at) + 1 + random(94)) % 128);
    return `${text.slice(0, at)}${other}${text.slice(at + 1)}`;
  }),
  "another byte of the query": (request, random) => {
    const [name, value] = request.query[0] ?? [];
    if (name === undefined || value === undefined) return null;
    const at = random(value.length - 2);
    const other = value[at] === "A" ? "B" : "A";
    return { ...request, query: [[name, `${value.slice(0, at)}${other}${value.slice(at + 1)}`]] };
  },
  "no query": query(() => []),
  "one more parameter": (request) => ({ ...request, query: [...request.query, ["more", "1"]] }),
  "a parameter twice": query((pairs) => [...pairs, ...pairs]),
  "another name of a parameter": query((pairs) => pairs.map(([name, value]) => [name.toUpperCase(), value])),
};

/** Other requests that are signed in place of the one that is sent. */
export const signings: Record<string, (own: { method: string; path: string }) => Signing> = {
  "for another method": ({ method }) => ({ method: method === "GET" ? "POST" : "GET" }),
  "for another path": ({ path }) => ({ path: `${path}/` }),
  "for a path in upper case": ({ path }) => ({ path: path.toUpperCase() }),
  "for another query": () => ({ query: "a=1" }),
  "for another body": () => ({ bodyHash: "0".repeat(64) }),
  "for no key of the write": () => ({ headers: { "if-match": "1" } }),
  "for no revision": () => ({ headers: { "idempotency-key": "0123456789abcdef" } }),
  "for another key of the write": () => ({
    headers: { "idempotency-key": "1123456789abcdef", "if-match": "1" },
  }),
  "for another revision": () => ({ headers: { "idempotency-key": "0123456789abcdef", "if-match": "2" } }),
};
