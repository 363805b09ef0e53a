// Renders the document of a public page in Node, from the same components and the gateway's answers (entry of its own build).
import shell from "virtual:built-portal";
import { auctionCode, definitionCodes, formerCodes, loadDefinition } from "virtual:definitions";
import { prerender as render } from "react-dom/static";
import {
  createPortal,
  type DocumentAsked,
  type DocumentMade,
  type Given,
  loadKey,
  type Portal,
} from "../../engine/portal/index.ts";
import { keptDefinitions } from "../pages/definitions.tsx";
import type { PageFacts } from "../pages/page-facts.ts";
import { places } from "../pages/parts/places.ts";
import type { Location } from "../router.tsx";
import { nameOf, thingAt } from "../routes.tsx";
import { Tree } from "../tree.tsx";
import { deadPorts } from "./dead-ports.ts";
import { documentOf } from "./document-of.ts";
import { openPage } from "./open-pages.ts";

export { publicAddresses } from "./open-pages.ts";

const definitions = keptDefinitions({
  auctionCode,
  definitionCodes: [...definitionCodes, ...formerCodes],
  loadDefinition,
});

/** Rejects when a component throws. */
export async function prerender(asked: DocumentAsked): Promise<DocumentMade> {
  const { pathname, search } = new URL(asked.origin + asked.address);
  const code = thingAt(pathname, auctionCode);
  if (code !== undefined && !definitions.definitionCodes.includes(code))
    return { kind: "shell", exists: false };
  const thing = code === undefined ? undefined : (await definitions.loadDefinition(code)).definition.oneThing;
  if (thing && pathname !== places.auction && thing.code !== code)
    return { kind: "moved", to: places.guide(thing.code) };
  const page = openPage(pathname, search, thing?.code);
  if (!page) return { kind: "shell", exists: nameOf(pathname) !== undefined };

  const rendered = await renderWhole(asked, { pathname, search, hash: "", state: null, key: "default" });
  return { kind: "page", html: documentOf({ ...rendered, shell, asked, page, thing }) };
}

/** Renders until the page asks for nothing more: what it needs, it tells while it is rendered. */
async function renderWhole(asked: DocumentAsked, location: Location) {
  const { address, origin, deployment } = asked;
  const history = { current: () => location, subscribe: () => () => undefined, navigate: () => undefined };
  const loads: Record<string, unknown> = {};
  let facts: PageFacts = {};
  for (;;) {
    const wanted = new Map<string, () => unknown>();
    const told: PageFacts = {};
    const given: Given = { deployment, loads };
    const portal = createPortal(deadPorts(address, { ...definitions, origin, given }));
    let broken: { error: unknown } | undefined;
    const { prelude } = await render(
      <Tree
        portal={listening(portal, (name, ask) => {
          const key = loadKey(name, ask);
          if (!(key in loads)) wanted.set(key, () => asked.answer(name, ask));
        })}
        definitions={definitions}
        history={history}
        entering={false}
        facts={{ address, facts, told: (more) => Object.assign(told, more) }}
      />,
      {
        // Otherwise React moves long content behind a script, which the content policy blocks.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => {
          broken ??= { error };
        },
      },
    );
    const body = await new Response(prelude as ReadableStream<Uint8Array>).text();
    if (broken) throw broken.error;
    for (const [key, answer] of wanted) loads[key] = await answer();
    const known = JSON.stringify(told) === JSON.stringify(facts);
    if (wanted.size === 0 && known) return { body, given: { ...given, address, facts } };
    facts = told;
  }
}

type Get = Portal["loads"]["get"];

/** The same portal, which tells what a page asks for. */
function listening(portal: Portal, asks: (...asked: Parameters<Get>) => void): Portal {
  const get: Get = (name, ask) => {
    asks(name, ask);
    return portal.loads.get(name, ask);
  };
  return { ...portal, loads: { ...portal.loads, get } };
}
