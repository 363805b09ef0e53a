// Keeps texts in IndexedDB, encrypted by AES-GCM with a key of their person that no script can read out.
import type { DevicePort, KeptText } from "../../engine/index.ts";

const day = 24 * 3_600_000;
const names = { database: "one-thing-kept", keys: "keys", texts: "texts" };

interface Sealed {
  person: string;
  name: string;
  /** Epoch milliseconds. */
  at: number;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** Every method rejects where the browser denies IndexedDB. A text that another person, name or key wrote does not open. */
export function deviceStore({ indexedDB, crypto }: Window & typeof globalThis): DevicePort {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => {
    opened ??= open(indexedDB).catch((problem) => {
      opened = undefined;
      throw problem;
    });
    return opened;
  };

  async function within<T>(
    mode: IDBTransactionMode,
    work: (store: (name: "keys" | "texts") => IDBObjectStore) => IDBRequest<T> | undefined,
  ): Promise<T | undefined> {
    const transaction = (await database()).transaction([names.keys, names.texts], mode);
    return new Promise((resolve, reject) => {
      const asked = work((name) => transaction.objectStore(names[name]));
      transaction.oncomplete = () => resolve(asked?.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  const personOf = async (person: string) => {
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(person)));
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  };

  async function keyOf(who: string): Promise<CryptoKey> {
    const found = await within<CryptoKey>("readonly", (store) => store("keys").get(who));
    if (found) return found;
    const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
      "encrypt",
      "decrypt",
    ]);
    // Another tab may have been faster; its key stays.
    await within("readwrite", (store) => store("keys").add(made, who)).catch(() => undefined);
    return (await within<CryptoKey>("readonly", (store) => store("keys").get(who))) ?? made;
  }

  /** Binds a text to its person and its draft. */
  const bound = (who: string, name: string) => new TextEncoder().encode(`${who} ${name}`);

  return {
    async read(person) {
      const who = await personOf(person);
      const rows = (await within<Sealed[]>("readonly", (store) => store("texts").getAll())) ?? [];
      const old = rows.filter(({ at }) => Math.abs(Date.now() - at) > day);
      for (const row of old) {
        await within("readwrite", (store) => {
          store("texts").delete([row.person, row.name]);
          return undefined;
        });
      }
      const own = rows.filter((row) => row.person === who && !old.includes(row));
      if (own.length === 0) return [];
      const key = await keyOf(who);
      const read = own.map(async ({ name, at, iv, bytes }): Promise<KeptText[]> => {
        try {
          const additionalData = bound(who, name);
          const open = await crypto.subtle.decrypt({ name: "AES-GCM", iv, additionalData }, key, bytes);
          return [{ name, at, text: new TextDecoder().decode(open) }];
        } catch {
          // Of a key that is gone.
          return [];
        }
      });
      return (await Promise.all(read)).flat();
    },
    async write(person, name, text) {
      const who = await personOf(person);
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const additionalData = bound(who, name);
      const plain = new TextEncoder().encode(text);
      const bytes = await crypto.subtle.encrypt(
        { name: "AES-GCM", iv, additionalData },
        await keyOf(who),
        plain,
      );
      const row: Sealed = { person: who, name, at: Date.now(), iv, bytes };
      await within("readwrite", (store) => store("texts").put(row));
    },
    async remove(person, name) {
      const who = await personOf(person);
      await within("readwrite", (store) => {
        store("texts").delete([who, name]);
        return undefined;
      });
    },
    async forget(person) {
      const who = await personOf(person);
      await within("readwrite", (store) => {
        store("texts").delete(IDBKeyRange.bound([who], [who, []]));
        store("keys").delete(who);
        return undefined;
      });
    },
  };
}

function open(indexedDB: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(names.database, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(names.keys);
      asked.result.createObjectStore(names.texts, { keyPath: ["person", "name"] });
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
    asked.onblocked = () => reject(new Error("The device's store is in use by an older page."));
  });
}
