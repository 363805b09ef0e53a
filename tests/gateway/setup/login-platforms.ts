// Login platforms in this process, with pages of their own: a certified OpenID Connect provider, and a small CAS.

import { generateKeyPairSync } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** Returns the address, without a slash at the end. */
export async function listening(listener: RequestListener): Promise<{ url: string; close(): void }> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const oidcSecret = "secret-of-the-portal-1234567890";

export interface PlatformPerson {
  name: string;
  id_number: string;
  phone_number: string;
  company?: { name: string; code: string };
}

/** The library warns of what a platform in production would do otherwise; this one is a test's. */
async function withoutWarnings<T>(make: () => T): Promise<Awaited<T>> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await make();
  } finally {
    console.warn = warn;
  }
}

/** Asks whether to log out of the platform as well. */
async function logoutSource(answer: { body: unknown }, form: string): Promise<void> {
  answer.body = `<!doctype html><html lang="en"><title>Log out</title>${form}
    <button type="submit" form="op.logoutForm" value="yes" name="logout">Yes, sign me out</button></html>`;
}

/** `people`: by the name that they log in with. It answers once it knows the portal. */
export async function oidcPlatform(people: Record<string, PlatformPerson>) {
  const { default: Provider } = await withoutWarnings(() => import("oidc-provider"));
  let answer: RequestListener = () => undefined;
  const { url, close } = await listening((request, response) => answer(request, response));
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const providerFor = (portal: string) =>
    new Provider(url, {
      clients: [
        {
          client_id: "portal",
          client_secret: oidcSecret,
          response_types: ["code"],
          redirect_uris: [`${portal}/api/portal/login/oidc/callback`],
          post_logout_redirect_uris: [`${portal}/`],
        },
      ],
      claims: { openid: ["sub"], profile: ["name", "id_number", "company"], phone: ["phone_number"] },
      findAccount: async (_: unknown, id: string) =>
        people[id] && { accountId: id, claims: async () => ({ sub: id, ...people[id] }) },
      pkce: { required: () => true },
      // Its own page of a logout prints a notice.
      features: { rpInitiatedLogout: { enabled: true, logoutSource } },
      cookies: { keys: ["a-key-of-a-test"] },
      jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    });
  const know = async (portal: string): Promise<void> => {
    const provider = await withoutWarnings(() => providerFor(portal));
    answer = provider.callback();
  };
  return { issuer: url, know, close };
}

/** Every user is let in under the name in `as`; a ticket is good once, for the service that it was made for. */
export async function casPlatform(
  people: Record<string, Record<string, unknown>>,
): Promise<{ url: string; as: string; close(): void }> {
  const tickets = new Map<string, { service: string; user: string }>();
  const { url, close } = await listening((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://cas.test");
    const service = searchParams.get("service") ?? "";
    if (pathname === "/cas/login") {
      const ticket = `ST-${tickets.size + 1}`;
      tickets.set(ticket, { service, user: platform.as });
      response.writeHead(302, { location: `${service}&ticket=${ticket}` }).end();
      return;
    }
    const ticket = searchParams.get("ticket") ?? "";
    const found = tickets.get(ticket);
    tickets.delete(ticket);
    const good = pathname === "/cas/p3/serviceValidate" && found?.service === service;
    const said = good
      ? { authenticationSuccess: { user: found.user, attributes: people[found.user] } }
      : { authenticationFailure: { code: "INVALID_TICKET", description: "unknown" } };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ serviceResponse: said }));
  });
  const platform = { url: `${url}/cas`, as: "", close };
  return platform;
}

/** Ends with the test. */
export function endWithTest<Closed extends { close(): void }>(opened: Closed): Closed {
  onTestFinished(opened.close);
  return opened;
}
