// Serves the gateway and the portal from its sources, with hot reload, on one port: `npm run dev`.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { ownCommandLine } from "../../content/command-line.ts";
import { watchContent } from "../../content/watch-content.ts";
import { portalOf } from "../../vite.config.ts";
import { devUsage, noContent } from "../settings/papers.ts";
import { createLog } from "../watch/log.ts";
import { assemble } from "./assemble.ts";
import { closeOnSignal, openPort } from "./listen.ts";
import { demandSettings, giveUp, tellStart } from "./start.ts";
import { startStandIns } from "./start-stand-ins.ts";

const root = resolve(import.meta.dirname, "../..");
// What Vite serves itself: its own addresses, sources and packages. The rest goes to the gateway.
const ofVite = /^\/(@|node_modules\/|__)|\.[a-z0-9]+(\?|$)|[?&](import|t|v|direct|raw|url)\b/i;
const { values: options } = ownCommandLine({
  usage: devUsage,
  // Folder that contains `flows` and `schemas`.
  options: { content: { type: "string", default: root } },
  wrong: ({ content }) => noContent(content),
});
const content = resolve(options.content);
const ofGateway = /^\/(api|stand-ins|healthz|livez|readyz|openapi\.json)(\/|\?|$)/;

/** Milliseconds; shorter than the page waits before it asks for its draft (renderer/build/definitions.ts). */
const quiet = 40;

async function start(): Promise<void> {
  const settings = demandSettings();
  let fromSources: Awaited<ReturnType<typeof createVite>> | undefined;
  const portal = {
    relaxed: true,
    asset: () => undefined,
    async document(path: string): Promise<string> {
      const html = readFileSync(resolve(root, "renderer/index.html"), "utf8");
      return fromSources ? fromSources.transformIndexHtml(path, html) : html;
    },
  };
  const standIns = settings.production ? undefined : await startStandIns(settings.dataDir);
  const gateway = await assemble(settings, content, portal, createLog(settings.log), {
    standInsAt: standIns,
  });
  let answer = getRequestListener(gateway.app.fetch);
  const { server, port } = await openPort((request, response) => {
    const url = request.url ?? "/";
    if (fromSources && !ofGateway.test(url) && ofVite.test(url)) {
      fromSources.middlewares(request, response, () => void answer(request, response));
    } else void answer(request, response);
  }, settings);
  const vite = await createVite({
    ...portalOf(content),
    configFile: false,
    appType: "custom",
    server: { middlewareMode: true, ws: { server }, fs: { allow: [root] } },
  });
  fromSources = vite;
  // A draft is saved under its definition's version, so the gateway must know the version that the page now shows.
  const stopWatching = watchContent(content, quiet, async () => {
    const app = await gateway.reread();
    if (app) answer = getRequestListener(app.fetch);
  });
  // Nobody is led to another one.
  closeOnSignal(server, { drainSeconds: 0 }, async () => {
    stopWatching();
    await vite.close();
    await gateway.close();
    await standIns?.close();
  });
  tellStart(settings, port, gateway);
}

start().catch(giveUp);
