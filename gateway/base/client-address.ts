// Finds out from which address a request came, past the proxies that the operator has named.

import { BlockList, isIP, type Socket } from "node:net";
import type { Context } from "hono";

export type Proxies = Pick<BlockList, "check">;

/** A range with fewer bits would be nobody's own network, and let clients choose their address. */
const fewestBits = { ipv4: 8, ipv6: 7 };

/** Addresses and ranges such as `10.0.0.0/8,fd00::/8`; undefined for any other text, and for a range that means everybody. */
export function readProxies(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const part of text.split(",").map((each) => each.trim())) {
    if (part === "") continue;
    const [, address = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(part) ?? [];
    const family = familyOf(address);
    const most = family === "ipv4" ? 32 : 128;
    if (!family || Number(bits ?? 0) > most || Number(bits ?? most) < fewestBits[family]) return undefined;
    list.addSubnet(address, Number(bits ?? most), family);
  }
  return list;
}

export interface Client {
  /** What is counted: an IPv4 address, or the /64 of an IPv6 address, which one household or office has. Empty without a socket. */
  address: string;
  /** Comes through a proxy of the operator's. */
  named: boolean;
}

/** What a request came through; undefined where it came through none. */
export const socketOf = ({ env }: Pick<Context, "env">): Socket | undefined =>
  (env as { incoming?: { socket?: Socket } } | undefined)?.incoming?.socket;

/** `X-Forwarded-For` is read from the right, as far as the proxies are named; what stands further left anybody may have written. */
export function clientOf(call: Context, proxies: Proxies): Client {
  let address = plain(socketOf(call)?.remoteAddress ?? "");
  const named = isNamed(address, proxies);
  const before = (call.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((each) => plain(withoutPort(each)));
  while (isNamed(address, proxies)) {
    const next = before.pop();
    if (next === undefined || !familyOf(next)) break;
    address = next;
  }
  return { address: groupOf(address), named };
}

const families = { 0: undefined, 4: "ipv4", 6: "ipv6" } as const;
const familyOf = (address: string) => families[isIP(address) as keyof typeof families];

/** Some proxies write `203.0.113.9:51234` and `[2001:db8::1]:443`. */
function withoutPort(text: string): string {
  const [, four, six] = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[([^\]]+)\](?::\d+)?$/.exec(text.trim()) ?? [];
  return four ?? six ?? text.trim();
}

/** An IPv4 address that came through an IPv6 socket is the same address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");

function isNamed(address: string, proxies: Proxies): boolean {
  const family = familyOf(address);
  return family !== undefined && proxies.check(address, family);
}

function groupOf(address: string): string {
  if (familyOf(address) !== "ipv6") return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const parts = (text: string) => (text === "" ? [] : text.split(":"));
  const gap = tail === undefined ? 0 : Math.max(0, 8 - parts(head).length - parts(tail).length);
  const all = [...parts(head), ...Array<string>(gap).fill("0"), ...parts(tail ?? "")];
  return `${all
    .slice(0, 4)
    .map((each) => Number.parseInt(each, 16).toString(16))
    .join(":")}::/64`;
}
