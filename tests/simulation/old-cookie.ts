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
  const fetch = (request: Request) => {
    request.headers.set("cookie", cookie);
    request.headers.set("origin", origin);
    return portal(request);
  };
  const nothing = () => undefined;
  const client = createGatewayClient({
    origin,
    fetch: fetch as unknown as FetchPort,
    upload: fetch as never,
    token: () => null,
    listener: { spinner: nothing, failed: nothing, sessionEnded: nothing },
  });
  const { user } = await client.call("session", {}, { quiet: true });
  return user;
}
