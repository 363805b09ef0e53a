// The persons who ask the gateway, and what each of them does.

import { calls } from "../../../engine/contract/calls.ts";
import { type Answer, Browser } from "../../gateway/setup/browser.ts";
import {
  goodDeclaration,
  makeDraft,
  makeWholeDraft,
  newKey,
  submit,
} from "../../gateway/setup/declarations.ts";
import { Refused } from "./load.ts";
import type { Served } from "./served.ts";

/** A person at a browser, with a draft to save. */
export interface Client {
  browser: Browser;
  draftId: string;
  revision: number;
  /** Applications. */
  inHand: number;
  /** Of what is declared. */
  version: string;
}

interface Newcomer {
  cookie: string;
  token: string;
}

/** Throws Refused for 503. */
function good(answer: Answer): Answer {
  if (answer.status === 503) throw new Refused(Number(answer.headers.get("retry-after")));
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.msg}`);
  return answer;
}

/** Whoever is refused a signature asks nothing with it. */
class SigningBrowser extends Browser {
  override async sign(...text: Parameters<Browser["sign"]>): Promise<Answer> {
    return good(await super.sign(...text));
  }
}

/** What every other answer is compared with. */
export const floor = "`/healthz`";

/** What is measured: a name, and what a client does. */
export const works: Record<string, (client: Client, turn: number) => Promise<unknown>> = {
  [floor]: ({ browser }) => browser.fetch("/healthz").then((answer) => answer.text()),
  "a guide's document": ({ browser }) => browser.fetch("/guide/parking").then((answer) => answer.text()),
  "the settings": ({ browser }) => browser.fetch(calls.settings.path).then((answer) => answer.text()),
  "a list, signed": async ({ browser }) =>
    good(await browser.call("listOneThing", { type: "PERSONAL_SUBJECT", plat: "PC" })),
  "a draft read, signed": async ({ browser, draftId }) => good(await browser.call("draft", { draftId })),
  "a save": save,
  "a declaration without files": (client) => declare(client, makeDraft),
  "a declaration with three files": (client) => declare(client, makeWholeDraft),
};

/** Everything is answered, and nothing attached. */
const declared = ({ version }: Client, parkNo = "B2-118") => ({
  ...goodDeclaration({ parkNo }),
  definition: version,
});

export async function save(client: Client, turn: number): Promise<void> {
  const { browser, draftId, revision } = client;
  const declaration = declared(client, `B2-${100 + (turn % 900)}`);
  const { data } = good(
    await browser.call(
      "editDeclare",
      { draftId, declaration },
      { ifMatch: revision, idempotencyKey: newKey() },
    ),
  );
  client.revision = data.revision;
}

/** One person may have fifty applications in hand. */
const mostInHand = 50;
/** Persons who are logged in and have declared nothing. */
let newcomers: Newcomer[] = [];

async function declare(client: Client, make: typeof makeDraft): Promise<void> {
  const { browser } = client;
  if (client.inHand === mostInHand) {
    comesAs(browser, newcomers.pop());
    client.inHand = 0;
  }
  client.inHand += 1;
  good(await submit(browser, await make(browser, declared(client))));
}

function comesAs(browser: Browser, newcomer: Newcomer | undefined): void {
  if (!newcomer) throw new Error("More is declared than was expected: invent more persons.");
  browser.cookies.set("portal-session", newcomer.cookie);
  browser.token = newcomer.token;
}

/** With a draft of its own to save. */
export const begin = async (client: Client) =>
  Object.assign(client, await makeDraft(client.browser, declared(client)));

/** So many, and others who take their places when they have declared enough. */
export async function peopleAt(served: Served, version: string, most: number): Promise<Client[]> {
  const app = { request: (address: string, init: RequestInit) => fetch(address, init) } as never;
  newcomers = [];
  while (newcomers.length < 2 * most + 200)
    newcomers.push(await served.ask<Newcomer>("comeIn", newcomers.length));
  const clients: Client[] = [];
  while (clients.length < most) {
    const browser = new SigningBrowser(app, served.origin);
    const client: Client = { browser, version, inHand: 0, draftId: "", revision: 0 };
    comesAs(client.browser, newcomers.pop());
    await begin(client);
    clients.push(client);
  }
  return clients;
}
