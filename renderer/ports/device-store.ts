// Keeps texts and files in IndexedDB, encrypted by AES-GCM with a key that the device itself does not keep.
import type { DevicePort, Kept, KeptKind } from "../../engine/portal/index.ts";
import { fromHex, toHex } from "./hex.ts";

const day = 24 * 3_600_000;
const database = "one-thing-copies";
/** Of former versions, with their keys beside the texts. */
const former = "one-thing-kept";
const kinds: readonly KeptKind[] = ["texts", "files"];

interface Encrypted {
  /** Hash of the key. */
  owner: string;
  name: string;
  /** Epoch milliseconds. */
  at: number;
  /** The text and, of a file, the bytes. */
  parts: { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }[];
}

/** Every method rejects where the browser denies IndexedDB. What another key or name wrote does not open. */
export function deviceStore({ indexedDB, crypto }: Window & typeof globalThis): DevicePort {
  let opened: Promise<IDBDatabase> | undefined;

  async function within<T>(
    kind: KeptKind,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    opened ??= open(indexedDB).catch((problem) => {
      opened = undefined;
      throw problem;
    });
    const transaction = (await opened).transaction(kind, mode);
    return new Promise((resolve, reject) => {
      const asked = work(transaction.objectStore(kind));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  const ownerOf = async (key: string) => toHex(await crypto.subtle.digest("SHA-256", fromHex(key)));
  const opening = (key: string) =>
    crypto.subtle.importKey("raw", fromHex(key), "AES-GCM", false, ["encrypt", "decrypt"]);

  async function tidy(): Promise<void> {
    indexedDB.deleteDatabase(former);
    const [earliest, latest] = [Date.now() - day, Date.now() + day];
    for (const kind of kinds) {
      for (const range of [IDBKeyRange.upperBound(earliest), IDBKeyRange.lowerBound(latest)]) {
        const old = await within(kind, "readonly", (store) => store.index("at").getAllKeys(range));
        for (const place of old) await within(kind, "readwrite", (store) => store.delete(place));
      }
    }
  }

  return {
    tidy,
    async read(key, kind, start = "") {
      const owner = await ownerOf(key);
      const range = from(owner, start);
      const rows = await within<Encrypted[]>(kind, "readonly", (store) => store.getAll(range));
      const young = rows.filter(({ at }) => Math.abs(Date.now() - at) <= day);
      const opener = await opening(key);
      const read = young.map(async ({ name, at, parts }): Promise<Kept[]> => {
        try {
          const [text, bytes] = await Promise.all(
            parts.map(async (part, index) => {
              const bound = algorithm(part.iv, owner, name, index);
              return new Uint8Array(await crypto.subtle.decrypt(bound, opener, part.bytes));
            }),
          );
          return [{ name, at, text: new TextDecoder().decode(text), ...(bytes && { bytes }) }];
        } catch {
          // It was changed.
          return [];
        }
      });
      return (await Promise.all(read)).flat();
    },
    async write(key, kind, name, text, bytes) {
      const owner = await ownerOf(key);
      const opener = await opening(key);
      const plain = [new TextEncoder().encode(text), ...(bytes ? [bytes as Uint8Array<ArrayBuffer>] : [])];
      const parts = plain.map(async (part, index) => {
        const iv = crypto.getRandomValues(new Uint8Array(12));
        return { iv, bytes: await crypto.subtle.encrypt(algorithm(iv, owner, name, index), opener, part) };
      });
      const row: Encrypted = { owner, name, at: Date.now(), parts: await Promise.all(parts) };
      await within(kind, "readwrite", (store) => store.put(row));
    },
    async remove(key, kind, start) {
      const range = from(await ownerOf(key), start);
      await within(kind, "readwrite", (store) => store.delete(range));
    },
    async forget(key) {
      const range = from(await ownerOf(key), "");
      for (const kind of kinds) await within(kind, "readwrite", (store) => store.delete(range));
    },
  };
}

/** Names of that owner that begin with `start`. */
const from = (owner: string, start: string): IDBKeyRange =>
  IDBKeyRange.bound([owner, start], [owner, `${start}\uffff`]);

/** Binds a part to its owner, name and place. */
const algorithm = (
  iv: Uint8Array<ArrayBuffer>,
  owner: string,
  name: string,
  index: number,
): AesGcmParams => ({
  name: "AES-GCM",
  iv,
  additionalData: new TextEncoder().encode(`${owner} ${name} ${index}`),
});

function open(indexedDB: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(database, 1);
    asked.onupgradeneeded = () => {
      for (const kind of kinds) {
        const store = asked.result.createObjectStore(kind, { keyPath: ["owner", "name"] });
        store.createIndex("at", "at");
      }
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}
