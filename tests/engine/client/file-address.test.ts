// The address of a file: which ones stay unchanged, which ones get a base, and which ones are never opened.

import { expect, it } from "vitest";
import { fileAddress } from "../../../engine/client/file-address.ts";

const base = "https://files.test/portal";

it.each(["http://a.test/1.pdf", "https://a.test/1.pdf?x=1#y", "HTTPS://a.test/1.pdf"])(
  "[7.23] %s is absolute and stays",
  (url) => expect(fileAddress(url, base)).toBe(url),
);

it.each([
  ["/api/attachment/download?fileId=1", "https://files.test/portal/api/attachment/download?fileId=1"],
  ["paper/1.pdf", "https://files.test/portal/paper/1.pdf"],
  ["?fileId=1", "https://files.test/portal/?fileId=1"],
])("[7.15, 7.23] %s gets the base before it", (url, whole) => {
  expect(fileAddress(url, base)).toBe(whole);
  expect(fileAddress(url, `${base}/`)).toBe(whole);
});

it("[7] without a base it stays on the portal's own origin", () => {
  expect(fileAddress("/paper/1.pdf", "")).toBe("/paper/1.pdf");
});

it.each([
  "",
  "//evil.test/1.pdf",
  "/\\evil.test",
  "\\\\evil.test",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "blob:https://a.test/1",
  "https:///a.test",
  "https:a.test",
  "file:///etc/passwd",
])("[7] %j is no address to open", (url) => expect(fileAddress(url, base)).toBeNull());
