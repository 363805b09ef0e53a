// Messages between the portal and connected systems are signed over time, method, path and the hash of the body.
import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { bodyHashOf, isSignedBy, type Message, signatureOf } from "../../../gateway/base/signed-message.ts";

const secret = "a secret that both sides hold";
const now = Date.UTC(2026, 10, 23, 4, 0, 0);
const bodyHash = bodyHashOf('{"人":"测试甲"}');
const message: Message = { time: now / 1000, method: "POST", path: "/houses/find", bodyHash };
const arrived = (change: object = {}) => ({
  ...message,
  time: String(message.time),
  signature: signatureOf(message, secret),
  ...change,
});

test("[9] a message is signed as the documentation writes it: HMAC-SHA256 over four lines, in hex", () => {
  const body = createHash("sha256").update(new TextEncoder().encode('{"人":"测试甲"}')).digest("hex");
  const text = `${message.time}\nPOST\n/houses/find\n${body}`;
  expect(signatureOf(message, secret)).toBe(createHmac("sha256", secret).update(text).digest("hex"));
  expect(isSignedBy(secret, arrived(), now)).toBe(true);
});

test.each([
  ["another body", { bodyHash: bodyHashOf('{"人":"测试乙"}') }],
  ["another path", { path: "/houses/delete" }],
  ["another method", { method: "GET" }],
  ["another time", { time: String(message.time + 1) }],
  ["no time", { time: null }],
  ["a time that is no number", { time: "soon" }],
  ["no signature", { signature: null }],
  ["a signature that is cut", { signature: signatureOf(message, secret).slice(2) }],
  ["another secret's signature", { signature: signatureOf(message, "another secret") }],
])("[9] a message with %s is refused", (_, change) => {
  expect(isSignedBy(secret, arrived(change), now)).toBe(false);
});

test("[9] a message is refused when the clocks differ by more than five minutes, in either direction", () => {
  for (const [seconds, fine] of [
    [300, true],
    [301, false],
    [-300, true],
    [-301, false],
  ] as const) {
    expect(isSignedBy(secret, arrived(), now + seconds * 1000)).toBe(fine);
  }
});
