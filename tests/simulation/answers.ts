// Looks at what the portal answers: owners only, nothing twice, nobody after the logout; and remembers what it has acknowledged.

import { calls } from "../../engine/contract/calls.ts";
import { demoPersons } from "../../gateway/ops/seed/persons.ts";
import type { Device, Heard } from "./device.ts";
import type { SharedSqlite } from "./shared-sqlite.ts";
import type { Watch } from "./watch.ts";

interface Parts {
  shared: SharedSqlite;
  watch: Watch;
  /** Who is logged in by that cookie; rejects when no gateway answers. */
  userBehind(cookie: string): Promise<unknown>;
  count(what: string): void;
  violated(what: string): void;
}

type Json = Record<string, unknown>;

const logins: string[] = [calls.getTicketBySign.path, calls.eBusinessLicenseLogin.path];
const whoIsHere: string[] = [calls.userGet.path, calls.commonUserFindById.path];
/** Ways in which it is said that something cannot be done now. */
const refusals = [404, 409, 422];

const idIn = (text: string): unknown => (JSON.parse(text) as { data?: Json | null }).data?.draftId;

export function createAnswers({ shared, watch, userBehind, count, violated }: Parts) {
  /** Device → the number of whoever is logged in there. */
  const users = new Map<Device, string>();
  const loggedOut = new Set<Device>();
  /** Number of a person → ids of what is theirs. */
  const ids = new Map<string, Set<string>>();
  /** Key of a write → its first answer. */
  const done = new Map<string, string>();

  const own = (person: string, id: unknown) => {
    if (typeof id === "string") ids.set(person, (ids.get(person) ?? new Set()).add(id));
  };

  /** A save that others have followed is forgotten: only a draft that still stands so is asked for. */
  function isNewest(answer: string): boolean {
    const { data } = JSON.parse(answer) as { data: { draftId?: string; revision?: number } | null };
    if (data?.revision === undefined) return true;
    const [row] = shared.rows(`select revision from drafts where id = '${data.draftId}'`);
    return row?.revision === data.revision;
  }

  return {
    /** As it leaves a gateway: what was done under a key is done once, and every later answer under it is the first one. */
    async given(request: Request, path: string, answer: Response): Promise<void> {
      const key = request.headers.get("idempotency-key");
      if (key === null) return;
      const name = `${key} ${path} ${request.headers.get("if-match")}`;
      const text = await answer.clone().text();
      const before = done.get(name);
      // A creation that has changed since is told which draft it has made.
      const isTold = answer.status === 409 && before !== undefined && idIn(text) === idIn(before);
      if (before !== undefined && refusals.includes(answer.status) && isNewest(before) && !isTold)
        violated(`${path} was refused (${answer.status}), though it was done under that key: ${before}`);
      if (answer.status !== 200) return;
      if (before !== undefined && before !== text)
        violated(`${path} was done twice under one key: ${before} ${text}`);
      done.set(name, text);
    },

    /** As a page asks for it. */
    asked({ path, body }: Pick<Heard, "path" | "body">): void {
      if (path === calls.deleteFile.path) watch.removed(String((JSON.parse(body) as Json).fileId));
    },

    /** As it reaches a page. */
    heard(device: Device, { method, path, body, headers, status, text }: Heard): void {
      const { data } = text.startsWith("{") ? (JSON.parse(text) as { data?: Json | null }) : {};
      if (path === calls.logout.path && status === 200) {
        loggedOut.add(device);
        userBehind(headers.get("cookie") ?? "").then(
          (user) => user !== null && violated(`a cookie of ${device.name} lives on after the logout`),
          // The gateway died.
          () => undefined,
        );
      }
      if (logins.includes(path)) loggedOut.delete(device);
      if (path === calls.session.path && status === 200) {
        const user = data?.user as { certificateNumber: string } | null;
        if (user && loggedOut.has(device)) violated(`${device.name} is still logged in after the logout`);
        if (user) users.set(device, user.certificateNumber);
      }
      if (whoIsHere.includes(path) && status === 200) users.set(device, String(data?.certificateNumber));
      const user = users.get(device) ?? "";
      for (const { certificateNumber: number, mobile } of demoPersons) {
        if (number !== "" && number !== user && (text.includes(number) || text.includes(mobile)))
          violated(`${device.name}, where ${user} is logged in, was told of ${number}: ${method} ${path}`);
      }
      if (status !== 200 || !data) return;
      const ask = body.startsWith("{") ? (JSON.parse(body) as Json) : {};
      own(user, data.draftId);
      if (path === calls.registerDeclare.path) {
        own(user, data.id);
        count("submissions");
        watch.submitted(data as never, String(ask.draftId));
      }
      if (path === calls.editDeclare.path) {
        count("saves");
        watch.saved(String(data.draftId), Number(data.revision), JSON.stringify(ask.declaration));
      }
      if (path === calls.uploadFile.path) {
        own(user, data.fileId);
        count("uploads");
        watch.uploaded(String(data.fileId), String(data.sha256));
      }
    },

    othersIds: (number: string): string[] =>
      [...ids].flatMap(([owner, theirs]) => (owner === number ? [] : [...theirs])),
  };
}
