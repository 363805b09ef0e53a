// No address to return to leads off the site, however it is written and wherever it is taken.

import { expect, test } from "vitest";
import { ownAddress } from "../../../gateway/base/own-address.ts";
import { loginPath } from "../../../gateway/http/login/login-state.ts";
import { gatewayUnderTest, origin, type UnderTest } from "../setup/gateway-under-test.ts";

const evil = "evil.test";
const tricks = [
  ...[`https://${evil}`, `http://${evil}/`, `//${evil}`, `///${evil}`, `////${evil}/`, `https:${evil}`],
  ...[`https:/${evil}`, `https:///${evil}`, `http:\\\\${evil}`, `\\\\${evil}`, `/\\${evil}`, `\\/${evil}`],
  ...[
    `/\t/${evil}`,
    `/\n/${evil}`,
    `\t//${evil}`,
    ` //${evil}`,
    `//${evil}\\@portal.test`,
    `\u0000//${evil}`,
  ],
  ...[
    `${origin}.${evil}`,
    `${origin}@${evil}`,
    `http://portal.test:80@${evil}/`,
    `http://portal.test%40${evil}`,
  ],
  ...[
    `http://portal.test%2F@${evil}`,
    `http://${evil}#${origin}`,
    `http://${evil}?${origin}`,
    `https://portal.test`,
  ],
  ...[
    "http://portal.test:81/",
    "http://PORTAL.TEST.EVIL.TEST/",
    "http://user:word@portal.test/",
    "http://@evil.test",
  ],
  ...[
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
  ],
  ...[
    "file:///etc/passwd",
    "blob:http://portal.test/x",
    "ftp://portal.test/",
    "about:blank",
    "view-source:x",
  ],
  ...["http://0x7f.1/", "http://2130706433/", "http://[::ffff:127.0.0.1]/", "http://portal。test.evil.test/"],
  ...[
    `http://portal.test\u2044.${evil}/`,
    `http://portal.test\u3002${evil}/`,
    `http://ｅvil.test/`,
    `/%09/${evil}`,
  ],
  ...[
    `/%5c${evil}`,
    `/..//${evil}`,
    `/.//${evil}`,
    `/x/..//${evil}`,
    "/\u202e//tset.live",
    "?x=1",
    "#x",
    "",
    " ",
  ],
];

/** Where a browser goes that is led there from the portal. */
const leadsTo = (address: string): string => new URL(address, `${origin}/`).origin;

type App = UnderTest["app"];
const sinks: Record<string, (app: App, trick: string) => Promise<string>> = {
  async "the login"(app, trick) {
    const { headers } = await app.request(`${origin}${loginPath}?return=${encodeURIComponent(trick)}`);
    const location = new URL(headers.get("location") ?? "", origin);
    return location.origin === origin ? (location.searchParams.get("return") ?? "") : location.href;
  },
  async "the platform of seals"(app, trick) {
    const path = "/api/oneThingDeclare/mobile/web/signature/return";
    const flow = encodeURIComponent(trick);
    const query = `flow=${flow}&state=${flow}&result=${flow}&sign=${flow}`;
    return (await app.request(`${origin}${path}?${query}`)).headers.get("location") ?? "";
  },
};

test.each(Object.entries(sinks))(
  "[6] whatever address %s is given, it leads back to the portal",
  async (name, sink) => {
    const { app } = await gatewayUnderTest();
    const off: string[] = [];
    for (const trick of tricks) {
      const address = await sink(app, trick);
      if (leadsTo(address) !== origin) off.push(`${JSON.stringify(trick)} → ${address}`);
    }
    console.log(`redirects: ${tricks.length} addresses into ${name}, ${off.length} off the site`);
    expect(off).toEqual([]);
  },
);

test("[6] an address that is taken as it comes is caught, one of the portal is kept", () => {
  const naive = tricks.filter((trick) => URL.canParse(trick, `${origin}/`) && leadsTo(trick) !== origin);
  expect(naive.length).toBeGreaterThan(25);
  expect(ownAddress("/guide/parking?x=1#y", origin)).toBe(`${origin}/guide/parking?x=1#y`);
});
