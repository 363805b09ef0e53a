// Files lie in a bucket: whole or absent, never whole in memory, and a service that is away is 503.

import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Socket } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openData } from "../../../gateway/data/open-data.ts";
import { type S3Settings, s3Requests } from "../../../gateway/files/bucket/s3-request.ts";
import { checkS3, s3Store } from "../../../gateway/files/bucket/s3-store.ts";
import { readWhole } from "../../../gateway/files/file-store.ts";
import { createGateway } from "../../../gateway/http/app.ts";
import { bringBack } from "../../../gateway/ops/backup/restore-backup.ts";
import { backUp } from "../../../gateway/ops/backup/write-backup.ts";
import { readAdapters } from "../../../gateway/outside/adapters/read-adapters.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { makeDraft, newKey, pdf } from "../setup/declarations.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";
import { testSecrets } from "../setup/test-secrets.ts";

interface S3rver {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
const { default: S3rver } = (await import("s3rver" as string)) as {
  default: new (options: object) => S3rver;
};

const id = "a".repeat(32);
const day = 24 * 3_600_000;

async function bucket(): Promise<S3Settings> {
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: temporaryFolder("s3"),
    configureBuckets: [{ name: "portal" }],
  });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  return settingsOf(`http://127.0.0.1:${port}`);
}

const settingsOf = (endpoint: string): S3Settings => ({
  kind: "s3",
  endpoint,
  region: "us-east-1",
  bucket: "portal",
  prefix: "city/",
  accessKeyId: "S3RVER",
  secretAccessKey: "S3RVER",
});

async function* megabytes(count: number, hash = createHash("sha256")) {
  for (let at = 0; at < count; at++) {
    const bytes = randomBytes(1024 * 1024);
    hash.update(bytes);
    yield bytes;
  }
}

async function listening(server: ReturnType<typeof createTcpServer>): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("A file is stored, read, listed and removed; another city's prefix sees nothing of it.", async () => {
  const settings = await bucket();
  const store = s3Store(settings);
  await store.save(id, pdf);
  expect(Buffer.from((await readWhole(store, id)) ?? [])).toEqual(Buffer.from(pdf));
  expect(await store.size(id)).toBe(pdf.length);
  expect((await store.list()).map((file) => file.id)).toEqual([id]);
  expect(await s3Store({ ...settings, prefix: "other/" }).list()).toEqual([]);
  await store.remove(id);
  expect(await readWhole(store, id)).toBeUndefined();
  expect(await store.size(id)).toBeUndefined();
});

test("Fifty megabytes go in by parts and come back as they were.", async () => {
  const store = s3Store(await bucket());
  const hash = createHash("sha256");
  await store.save(id, megabytes(50, hash));
  const back = (await readWhole(store, id)) ?? new Uint8Array();
  expect(createHash("sha256").update(back).digest("hex")).toBe(hash.digest("hex"));
});

test("What is binned is out of the list, and gone after thirty days.", async () => {
  const settings = await bucket();
  const store = s3Store(settings);
  await store.save(id, pdf);
  const now = Date.parse("2026-11-20");
  await store.bin([id, "b".repeat(32)], now);
  expect(await readWhole(store, id)).toBeUndefined();
  const binned = async () =>
    (await s3Requests(settings)("HEAD", `city/bin/2026-11-20/${id}`, "", { fine: [404] })).status;
  await store.tidy(now + 29 * day);
  expect(await binned()).toBe(200);
  await store.tidy(now + 32 * day);
  expect(await binned()).toBe(404);
});

test("A file whose upload breaks off leaves nothing behind.", async () => {
  const store = s3Store(await bucket());
  async function* breaking() {
    yield* megabytes(12);
    throw new Error("the citizen hung up");
  }
  await expect(store.save(id, breaking())).rejects.toThrow("the citizen hung up");
  expect(await store.list()).toEqual([]);
});

test("A wrong key is told, by the store and by the check.", async () => {
  const settings = { ...(await bucket()), accessKeyId: "WRONG" };
  await expect(s3Store(settings).save(id, pdf)).rejects.toThrow(/answered 403 InvalidAccessKeyId/);
  await expect(checkS3(settings)).rejects.toThrow(/InvalidAccessKeyId/);
});

test("A bucket that is gone is no missing file.", async () => {
  const store = s3Store({ ...(await bucket()), bucket: "other" });
  await expect(readWhole(store, id)).rejects.toThrow("The bucket of files is gone");
  await expect(store.size(id)).rejects.toThrow("The bucket of files is gone");
});

test("A service where nothing moves is given up, and a connection that is cut is told.", async () => {
  const sockets: Socket[] = [];
  const silent = await listening(createTcpServer((socket) => sockets.push(socket)));
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  await expect(readWhole(s3Store(settingsOf(silent), 100), id)).rejects.toThrow("nothing moved for 0.1 s");
  const cutting = await listening(
    createServer((_, answer) => {
      answer.writeHead(200, { "content-length": "1000" });
      answer.write("half", () => answer.destroy());
    }),
  );
  await expect(readWhole(s3Store(settingsOf(cutting)), id)).rejects.toThrow(/The bucket of files, .*GET/);
});

test("An upload goes to the bucket; while it is away, the answer is 503 and says when to ask again.", async () => {
  const { parts, person } = await gatewayUnderTest();
  const settings = await bucket();
  const browser = await person(1);
  const { draftId } = await makeDraft(browser);
  const upload = (to = browser) =>
    to.upload({ draftId, material: "idCard" }, { name: "a.pdf", bytes: pdf }, { idempotencyKey: newKey() });
  const overS3 = (endpoint: string) =>
    Object.assign(Object.create(browser), {
      app: createGateway({ ...parts, files: s3Store({ ...settings, endpoint }) }),
    }) as typeof browser;
  const sent = await upload(overS3(settings.endpoint));
  expect(sent.status).toBe(200);
  const away = await upload(overS3("http://127.0.0.1:9"));
  expect([away.status, away.headers.get("retry-after")]).toEqual([503, "2"]);
});

test("Bucket and database know each other, and a backup brings both into another bucket.", async () => {
  const settings = await bucket();
  const dataDir = temporaryFolder("data");
  const adapters = { files: settings };
  const open = (folder: string, store = s3Store(settings)) =>
    openData({ dataDir: folder, databaseUrl: null, keys: testSecrets.data }, store, () => undefined, 0);
  await (await open(dataDir)).close();
  await s3Store(settings).save(id, pdf);
  await expect(open(temporaryFolder("other"))).rejects.toThrow(/the database .* is missing/);
  const backup = join(temporaryFolder("backup"), "one");
  expect(await backUp({ dataDir, databaseUrl: null, adapters }, backup, 0)).toMatchObject({ files: 1 });
  const back = { dataDir: join(temporaryFolder("back"), "data"), databaseUrl: null };
  await expect(bringBack(backup, { ...back, adapters })).rejects.toThrow(/There are files in the bucket/);
  const other = { ...settings, prefix: "other/" };
  const again = { ...back, dataDir: join(temporaryFolder("again"), "data") };
  expect(await bringBack(backup, { ...again, adapters: { files: other } })).toMatchObject({ files: 1 });
  await (await open(again.dataDir, s3Store(other))).close();
  expect(await s3Store(other).list()).toHaveLength(1);
});

test("The file of systems names the bucket, and its keys stand in the environment.", () => {
  const file = join(temporaryFolder("adapters"), "adapters.json");
  const given = settingsOf("https://s3.city.example/");
  const keys = { accessKeyId: { env: "S3_KEY" }, secretAccessKey: { env: "S3_SECRET" } };
  writeFileSync(file, JSON.stringify({ files: { ...given, ...keys } }));
  expect(readAdapters(file, { S3_KEY: "a", S3_SECRET: "b" })).toMatchObject({
    adapters: { files: { endpoint: "https://s3.city.example", accessKeyId: "a", secretAccessKey: "b" } },
  });
  expect(readAdapters(file, { S3_KEY: "a" })).toMatchObject({ ok: false });
});
