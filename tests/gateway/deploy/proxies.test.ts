// The portal behind the proxies of `deploy/`: TLS, large bodies, and the address of who asks. The files are used as they are, but for names and ports.

import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { connect } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, onTestFinished, test } from "vitest";
import { readContent } from "../../../content/read-content.ts";
import { findProgram } from "../../debian.ts";
import { contentCopy } from "../../flows/setup/content-copy.ts";
import { freePort } from "../../free-port.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { gatewayProcess } from "../killed/gateway-process.ts";
import { Browser } from "../setup/browser.ts";
import { goodDeclaration, makeDraft, pdf } from "../setup/declarations.ts";
import { root } from "../setup/gateway-under-test.ts";

const deployed = (name: string): string => readFileSync(join(root, "deploy", name), "utf8");
const limits = "visit=2,sign=100000,upload=1000,save=1000,login=1000";

interface Ports {
  http: number;
  https: number;
  gateway: string;
}
interface Certificate {
  folder: string;
  certificate: string;
  key: string;
}

function makeCertificate(): Certificate {
  const folder = temporaryFolder("proxy");
  const [certificate, key] = [join(folder, "portal.pem"), join(folder, "portal.key")];
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  const names = ["-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate];
  execFileSync("openssl", [...made, ...names], { stdio: "ignore" });
  return { folder, certificate, key };
}

/** Replaces what an operator changes; each must be there, or this tests another file. */
function changed(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((result, [from, to]) => {
    expect(result).toContain(from);
    return result.replaceAll(from, to);
  }, text);
}

function nginx({ http, https, gateway }: Ports, { folder, certificate, key }: Certificate): string[] {
  const site = changed(deployed("nginx.conf"), {
    "127.0.0.1:8080": gateway,
    "listen 80;": `listen 127.0.0.1:${http};`,
    "listen 443 ssl": `listen 127.0.0.1:${https} ssl`,
    "https://$server_name$request_uri": `https://$server_name:${https}$request_uri`,
    "portal.example.gov.cn": "localhost",
    "/etc/ssl/portal.pem": certificate,
    "/etc/ssl/portal.key": key,
  });
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = folders.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n");
  const file = join(folder, "nginx.conf");
  const whole = `pid ${folder}/nginx.pid;\nevents {}\nhttp {\n${temporary}\naccess_log off;\n${site}\n}\n`;
  writeFileSync(file, whole);
  return [findProgram("nginx", "nginx-light"), "-e", "stderr", "-g", "daemon off;", "-c", file];
}

function caddy({ http, https, gateway }: Ports, { folder, certificate, key }: Certificate): string[] {
  const ours = `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n}\n`;
  const site = changed(deployed("Caddyfile"), {
    "portal.example.gov.cn {": `https://localhost:${https} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`,
    "127.0.0.1:8080": gateway,
  });
  const file = join(folder, "Caddyfile");
  writeFileSync(file, ours + site);
  return [findProgram("caddy", "caddy"), "run", "--adapter", "caddyfile", "--config", file];
}

/** The fixtures, with files of 50 MB. */
function withLargeFiles(): string {
  const content = contentCopy();
  const file = join(content, "flows/one-things/parking.json");
  writeFileSync(file, changed(readFileSync(file, "utf8"), { '"maxMB": 10': '"maxMB": 50' }));
  return content;
}

/** A PDF with a comment that nobody can compress. */
const largePdf = (megabytes: number): Buffer =>
  Buffer.concat([
    ...[pdf.subarray(0, 9), Buffer.from(`%${randomBytes(megabytes * 512 * 1024).toString("hex")}\n`)],
    pdf.subarray(9),
  ]);

async function answers(port: number): Promise<void> {
  for (;;) {
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, "127.0.0.1", () => done(true));
      socket.on("error", () => done(false));
      socket.on("connect", () => socket.end());
    });
    if (open) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** The portal behind that proxy, and a way to it from any address of this machine. */
async function behind(proxy: typeof nginx) {
  const certificate = makeCertificate();
  const [http, https] = [await freePort(), await freePort()];
  const origin = `https://localhost:${https}`;
  const content = withLargeFiles();
  const version = readContent(content).definitions.get("parking")?.definition.version ?? "";
  const gateway = await gatewayProcess(temporaryFolder("portal-data"), "", {
    settings: { PUBLIC_URL: origin, TRUSTED_PROXIES: "127.0.0.1", RATE_LIMITS: limits },
    content,
  });
  const [program = "", ...words] = proxy(
    { http, https, gateway: new URL(gateway.origin).host.replace("localhost", "127.0.0.1") },
    certificate,
  );
  const child = spawn(program, words, { env: { ...process.env, HOME: certificate.folder } });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const ended = new Promise<void>((done) => child.on("close", () => done()));
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  await Promise.race([
    answers(https),
    ended.then(() => {
      throw new Error(`The proxy ended: ${said}`);
    }),
  ]);
  const ca = readFileSync(certificate.certificate);
  const ask = (url: string, init: RequestInit = {}, localAddress = "127.0.0.1"): Promise<Response> => {
    const asked = new Request(url, { ...init, duplex: "half" } as RequestInit);
    const send = url.startsWith("https:") ? requestHttps : requestHttp;
    const headers = Object.fromEntries(asked.headers);
    return new Promise((done, failed) => {
      const sent = send(
        url,
        { method: asked.method, headers, ca, localAddress, host: "127.0.0.1" },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk) => chunks.push(chunk));
          answer.on("end", () => {
            const body =
              answer.statusCode === 204 || answer.statusCode === 304 ? null : Buffer.concat(chunks);
            const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
              values.map((value): [string, string] => [name, value]),
            );
            done(new Response(body, { status: answer.statusCode ?? 0, headers: pairs }));
          });
        },
      );
      sent.on("error", failed);
      if (asked.body) Readable.fromWeb(asked.body as never).pipe(sent);
      else sent.end();
    });
  };
  const browser = (localAddress?: string) => {
    const overTls = { request: (url: string, init: RequestInit) => ask(url, init, localAddress) };
    return new Browser(overTls as unknown as ConstructorParameters<typeof Browser>[0], origin);
  };
  return { origin, http, ask, browser, version };
}

describe.each([
  ["nginx", nginx],
  ["Caddy", caddy],
])("behind %s", (_, proxy) => {
  test("[9] the page comes over TLS under the public address, with secure cookies; plain http leads there", async () => {
    const { origin, http, ask } = await behind(proxy);
    const page = await ask(`${origin}/`, { headers: { accept: "text/html" } });
    expect(page.status).toBe(200);
    expect(page.headers.get("strict-transport-security")).toContain("max-age=");
    expect(page.headers.getSetCookie().join()).toMatch(/^__Host-.*Secure/);
    const plain = await ask(`http://localhost:${http}/tListId?tid=1`);
    expect(plain.status).toBe(308);
    // Caddy leaves the port out, which is 443 there.
    expect(plain.headers.get("location")).toMatch(/^https:\/\/localhost(:\d+)?\/tListId\?tid=1$/);
  });

  test("[7] a file of 49 MB goes through in one piece and comes back whole; the gateway itself refuses a larger one, in words", async () => {
    const { browser, version } = await behind(proxy);
    const person = browser();
    await person.open();
    await person.logIn("demo-person-1");
    const { draftId } = await makeDraft(person, { ...goodDeclaration(), definition: version });
    const bytes = largePdf(49);
    const { status, data, msg } = await person.upload(
      { draftId, material: "parkingRight" },
      { name: "产权证.pdf", bytes },
      { idempotencyKey: "0123456789abcdef0123456789abcdef" },
    );
    expect([status, msg]).toEqual([200, ""]);
    const back = await person.respond("download", { fileId: data.fileId });
    expect(Buffer.from(await back.arrayBuffer()).equals(bytes)).toBe(true);
    const larger = await person.upload(
      { draftId, material: "parkingRight" },
      { name: "产权证二.pdf", bytes: largePdf(51) },
      { idempotencyKey: "1123456789abcdef0123456789abcdef" },
    );
    expect([larger.status, larger.msg]).toEqual([413, "所选文件必须小于 50 MB"]);
  });

  test("[9] limits count the address of who asks, whatever X-Forwarded-For they write", async () => {
    const { origin, ask } = await behind(proxy);
    const visit = async (time: number, from: string) => {
      const headers = { accept: "text/html", "x-forwarded-for": `198.51.100.${time}` };
      return (await ask(`${origin}/`, { headers }, from)).status;
    };
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) statuses.push(await visit(time, "127.0.0.1"));
    // Twice the limit of one visitor, ten people an address.
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    expect(await visit(99, "127.0.0.2")).toBe(200);
  });

  test("[9] each request has the id that the proxy gave it, not one of the client's", async () => {
    const { origin, ask } = await behind(proxy);
    const ids = [];
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask(`${origin}/api/portal/settings`, {
        headers: { "x-request-id": "chosen-by-the-client" },
      });
      ids.push(answer.headers.get("x-request-id"));
    }
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{32,36}$/);
  });
});

test("[9] nginx leads to the portal's own name over TLS, whatever a request calls it", async () => {
  const { http } = await behind(nginx);
  const { headers } = await new Promise<IncomingMessage>((done) =>
    get({ port: http, host: "127.0.0.1", path: "/a?b=1", headers: { host: "elsewhere.example" } }, done),
  );
  expect(headers.location).toMatch(/^https:\/\/localhost:\d+\/a\?b=1$/);
});
