// Takes in who comes back from an outside login: stores the person, and hands the browser a ticket for one login.

import { authorisation } from "../../../engine/application/authorisation.ts";
import type { Clock } from "../../base/clock.ts";
import { hmac, sha256 } from "../../base/hashes.ts";
import type { Keys } from "../../base/keys.ts";
import type { Person } from "../../base/person.ts";
import { newId, type Random } from "../../base/random.ts";
import { issueTicket, spendTicket } from "../../database/sessions.ts";
import type { Database } from "../../database/tables.ts";
import { findPerson, identityKey, keepPerson } from "../../database/users.ts";
import type { ProvincialLogin } from "../outside.ts";
import type { Claims } from "./read-adapters.ts";

export interface LoginParts {
  clock: Clock;
  database: Database;
  random: Random;
  /** `session` signs what a browser keeps on its way to a login. */
  secrets: { session: Keys };
}

/** Milliseconds. */
const ticketLife = 60_000;

/** What a platform says of who comes back from it. */
export interface Said {
  /** Its address, since two platforms may use one id for two persons. */
  platform: string;
  names: Claims;
  said: Readonly<Record<string, unknown>>;
}

/**
 * Undefined when the login does not say who it is. A person's id is derived with a key, since a platform may call people by their
 * mobile or ID number; whoever came before there was one keeps the id of that time.
 */
export async function returnedPerson(
  { database, random }: Pick<LoginParts, "database" | "random">,
  said: Said,
): Promise<Person | undefined> {
  const before = personOf(said, sha256);
  if (!before || (await findPerson(database, before.id, before.userType))) return before;
  const key = await identityKey(database, { name: "persons", secret: newId(random) });
  return personOf(said, (text) => hmac(key, "person", text));
}

/** `hash`: makes ids. */
export function personOf(
  { platform, names, said }: Said,
  hash: (text: string) => string,
): Person | undefined {
  const text = (name: string | undefined): string => {
    const value = name
      ?.split(".")
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], said);
    return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  };
  const known = text(names.id);
  if (known === "") return undefined;
  const id = hash(`${platform} ${known}`).slice(0, 32);
  const person = {
    id,
    realName: text(names.realName),
    mobile: text(names.mobile),
    certificateNumber: text(names.certificateNumber).toUpperCase(),
    loginName: text(names.loginName) || known,
  };
  const creditCode = text(names.creditCode).toUpperCase();
  if (creditCode === "") return { ...person, userType: "personal", entLicenseSn: "", company: null };
  const company = {
    // Public, as its name is.
    id: sha256(`${platform} ${creditCode}`).slice(0, 32),
    companyName: text(names.companyName),
    unifiedSocialCreditCode: creditCode,
    ...({ description: "", applyTime: "", state: authorisation.approved } as const),
  };
  // One person's own login and that for a company have nothing in common (Spec 6).
  return {
    ...person,
    id: hash(`${id} ${creditCode}`).slice(0, 32),
    userType: "enterprise",
    entLicenseSn: "",
    company,
  };
}

/** `back`: the address inside the portal to return to. Returns it with a ticket in it. */
export async function withTicket(
  { database, clock, random }: LoginParts,
  person: Person,
  back: string,
): Promise<string> {
  await keepPerson(database, person);
  // The ticket's own letter says as whom the person came.
  const ticket = `${newId(random)}${person.userType === "enterprise" ? "e" : "p"}`;
  await issueTicket(database, sha256(ticket), person.id, clock.now() + ticketLife);
  const address = new URL(back);
  address.searchParams.set("ticket", ticket);
  return address.href;
}

/** Gives a ticket's person, once. */
export function exchangeTicket({ database, clock }: LoginParts): ProvincialLogin["exchange"] {
  return async (ticket) => {
    const id = await spendTicket(database, sha256(ticket), clock.now());
    return id === undefined
      ? undefined
      : findPerson(database, id, ticket.endsWith("e") ? "enterprise" : "personal");
  };
}
