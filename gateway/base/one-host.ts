// Refuses a request that names its host twice, or another one in its first line, before anything reads it.

import type { IncomingMessage, RequestListener } from "node:http";

/** Answers 400; everything else goes to `listener`. */
export const oneHost =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (hasOneHost(request)) return listener(request, response);
    response.writeHead(400, { "Content-Length": 0, Connection: "close" });
    response.end();
  };

function hasOneHost({ rawHeaders, headers, url = "/" }: IncomingMessage): boolean {
  const named = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  if (named.length !== 1) return false;
  return url.startsWith("/") || url === "*" || (URL.canParse(url) && new URL(url).host === headers.host);
}
