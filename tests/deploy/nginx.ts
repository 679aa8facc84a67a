/** Debian's nginx with the very configuration of deploy/nginx, on ports of a test's own and with a certificate made for it. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request, type RequestOptions } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { selfSigned } from "../e2e/self-signed.ts";

const BINARY = "/usr/sbin/nginx";
const TEMPLATE = join(import.meta.dirname, "../../deploy/nginx/meridian.conf.template");

/** Why no nginx can be started on this machine; empty where one can. */
export const whyNoNginx = (): string => (existsSync(BINARY) ? "" : `no ${BINARY}: apt-get install nginx-light`);

export interface Place {
  http: number;
  https: number;
  site: number;
  cms: number;
}

export interface Nginx {
  /** What `nginx -t` says of the configuration. */
  checked: { status: number | null; said: string };
  stop(): Promise<void>;
}

/** The template as envsubst fills it in. Throws on a variable that nobody gives. */
export function render(values: Record<string, string>): string {
  return readFileSync(TEMPLATE, "utf8").replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the template wants ${name}`);
    return value;
  });
}

export async function startNginx({ http, https, site, cms }: Place): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "meridian-nginx-"));
  const { key, cert } = selfSigned();
  writeFileSync(join(folder, "fullchain.pem"), cert);
  writeFileSync(join(folder, "privkey.pem"), key, { mode: 0o600 });
  mkdirSync(join(folder, "cache"));
  const ours = render({
    SITE_URL: `https://localhost:${https}`, SITE_NAME: "localhost", SITE_UPSTREAM: `127.0.0.1:${site}`, CMS_NAME: "cms.localhost", CMS_UPSTREAM: `127.0.0.1:${cms}`,
    HTTP_PORT: `127.0.0.1:${http}`, HTTPS_PORT: `127.0.0.1:${https}`, CERTIFICATES: folder, CACHE: join(folder, "cache"), CHALLENGES: join(folder, "challenges"), ACCESS_LOG: join(folder, "access.log"),
  });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ");
  writeFileSync(join(folder, "nginx.conf"), `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? "user root;" : ""}
    events { worker_connections 512; }
    http { types { text/html html; } ${temporary} ${ours} }`);
  const args = ["-c", join(folder, "nginx.conf"), "-p", folder];
  const { status, stderr } = spawnSync(BINARY, ["-t", ...args], { encoding: "utf8" });
  const child = spawn(BINARY, args, { stdio: "ignore" });
  const ended = once(child, "exit");
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !(await fetch(`http://127.0.0.1:${http}/`, { redirect: "manual" }).catch(() => null)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error(`nginx did not start: ${stderr}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return { checked: { status, said: stderr }, stop };
}

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Decompressed. */
  body: string;
  bytes: number;
}

export interface Asked extends RequestOptions {
  /** The visitor's address: each of 127.0.0.0/8 is this machine's. */
  from?: string;
  body?: Buffer;
}

/** A request as a visitor's browser makes it, over TLS. */
export function ask(port: number, path: string, { from = "127.0.0.1", body, headers, servername = "localhost", ...options }: Asked = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sending = request({ host: "127.0.0.1", port, path, servername, rejectUnauthorized: false, localAddress: from, agent: false, ...options, headers: { host: servername, ...(headers as Record<string, string>), ...(body && { "content-length": String(body.length) }) } }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
      incoming.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const open = { br: brotliDecompressSync, gzip: gunzipSync }[incoming.headers["content-encoding"] ?? ""];
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: String(open && bytes.length > 0 ? open(bytes) : bytes), bytes: bytes.length });
      });
    });
    sending.on("error", reject).end(body);
  });
}
