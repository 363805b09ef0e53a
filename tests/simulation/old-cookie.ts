// Asks the portal who is logged in, by a cookie that a browser no longer has.

import { createGatewayClient } from "../../engine/client/create-client.ts";
import type { FetchPort } from "../../engine/client/ports.ts";
import type { UserInfo } from "../../engine/contract/types.gen.ts";

interface Parts {
  origin: string;
  portal(request: Request): Promise<Response>;
}

/** Rejects when nobody answers. */
export async function userBehind(cookie: string, { origin, portal }: Parts): Promise<UserInfo | null> {
  const fetch = async (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set("cookie", cookie);
    headers.set("origin", origin);
    return portal(new Request(request, { headers }));
  };
  const client = createGatewayClient({
    origin,
    fetch: fetch as unknown as FetchPort,
    upload: fetch as never,
    token: () => null,
    listener: { spinner: ignore, failed: ignore, sessionEnded: ignore },
  });
  const { user } = await client.call("session", {}, { quiet: true });
  return user;
}

const ignore = () => undefined;
