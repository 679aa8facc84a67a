/** Debian's nginx with deploy/nginx's configuration, on test ports with a test certificate. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { request, type RequestOptions } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { selfSigned } from "../e2e/self-signed.ts";
import { root } from "./dockerfile.ts";

const BINARY = "/usr/sbin/nginx";

/** Why nginx cannot start here; empty if it can. */
export const whyNoNginx = (): string =>
  [
    [BINARY, "nginx-light"],
    ["/usr/bin/envsubst", "gettext-base"],
    ["/usr/bin/dpkg", "dpkg"],
  ].flatMap(([program = "", debian]) =>
    existsSync(program) ? [] : [`no ${program}: apt-get install ${debian}`],
  )[0] ?? "";

export interface Place {
  http: number;
  https: number;
  /** Several are used in turn. */
  site: number | readonly number[];
  cms: number | readonly number[];
  /** Included from sites-enabled, as is common, not from conf.d as documented. */
  sitesEnabled?: boolean;
  alias?: string;
  binary?: string;
  /** Replace the two ports as a template's `SITE_UPSTREAM` and `CMS_UPSTREAM`. */
  upstreams?: { site: string; cms: string };
  extraFiles?: Record<string, string>;
}

export interface Nginx {
  checked: { status: number | null; output: string };
  /** For all names of the configuration. */
  cert: string;
  accessLog(): string;
  errorLog(): string;
  stop(): Promise<void>;
}

/** The installation commands of docs/operations.md for another folder than /etc/nginx. */
function documentedLines(etc: string): string {
  const block =
    /^## Deploying on one machine[^]*?```sh\n(mkdir -p \/var\/cache\/nginx[^]*?)```/m.exec(
      readFileSync(join(root, "docs/operations.md"), "utf8"),
    )?.[1] ?? "";
  const lines = block.split("\n");
  const from = lines.findIndex((line) => line.startsWith("if dpkg"));
  const to = lines.findIndex((line) => line.endsWith("conf.d/meridian.conf"));
  if (from === -1 || to < from)
    throw new Error(
      "docs/operations.md: the lines that put nginx's recipe in place are not where they were",
    );
  return lines
    .slice(from, to + 1)
    .join("\n")
    .replaceAll("/etc/nginx", etc);
}

/** Runs the documented commands. `version`: output of `nginx -v`. Throws for a missing variable. */
export function installRecipe(etc: string, values: Record<string, string>, version?: string): void {
  const programs = mkdtempSync(join(tmpdir(), "meridian-programs-"));
  try {
    for (const folder of ["conf.d", "sites-enabled"])
      mkdirSync(join(etc, folder), { recursive: true });
    writeFileSync(
      join(programs, "nginx"),
      version === undefined
        ? `#!/bin/sh\nexec ${BINARY} "$@"\n`
        : `#!/bin/sh\necho "nginx version: nginx/${version}" >&2\n`,
      { mode: 0o755 },
    );
    execFileSync("sh", ["-euc", documentedLines(etc)], {
      cwd: root,
      env: { ...process.env, PATH: `${programs}:${process.env.PATH ?? ""}`, ...values },
      stdio: ["ignore", "ignore", "inherit"],
    });
  } finally {
    rmSync(programs, { recursive: true, force: true });
  }
  const left = /\$\{\w+\}/.exec(readFileSync(join(etc, "conf.d/meridian.conf"), "utf8"));
  if (left) throw new Error(`the template wants ${left[0]}`);
}

/** Debian 12's nginx.conf with test paths; the master process runs as the test's user. */
function debianConfiguration(folder: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  return readFileSync(join(import.meta.dirname, "debian-nginx.conf"), "utf8")
    .replace("user www-data;", process.getuid?.() === 0 ? "user root;" : "")
    .replace("worker_processes auto;", "worker_processes 1; daemon off;")
    .replace("/run/nginx.pid", `${folder}/nginx.pid`)
    .replaceAll("/var/log/nginx", folder)
    .replace(
      /include \/etc\/nginx\/(modules-enabled|conf\.d|sites-enabled)/g,
      `include ${folder}/$1`,
    )
    .replace("http {", `http {\n\t${temporary}`);
}

/** As in docs/scaling.md, "Several sites behind nginx". */
const upstream = (ports: number | readonly number[]): string =>
  typeof ports === "number"
    ? `127.0.0.1:${ports}`
    : ports.map((port) => `127.0.0.1:${port} fail_timeout=1s`).join("; server ");

export async function startNginx({
  http,
  https,
  site,
  cms,
  sitesEnabled = false,
  alias = "bare.localhost",
  binary = BINARY,
  upstreams = { site: upstream(site), cms: upstream(cms) },
  extraFiles = {},
}: Place): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "meridian-nginx-"));
  const { key, cert } = selfSigned(["localhost", "bare.localhost", "cms.localhost"]);
  writeFileSync(join(folder, "fullchain.pem"), cert);
  writeFileSync(join(folder, "privkey.pem"), key, { mode: 0o600 });
  mkdirSync(join(folder, "cache"));
  installRecipe(folder, {
    SITE_URL: `https://localhost:${https}`,
    SITE_NAME: "localhost",
    SITE_ALIAS: alias,
    SITE_UPSTREAM: upstreams.site,
    CMS_NAME: "cms.localhost",
    CMS_UPSTREAM: upstreams.cms,
    HTTP_PORT: `127.0.0.1:${http}`,
    HTTPS_PORT: `127.0.0.1:${https}`,
    HSTS: "max-age=31536000; includeSubDomains",
    CERTIFICATES: folder,
    CACHE: join(folder, "cache"),
    CHALLENGES: join(folder, "challenges"),
    ACCESS_LOG: join(folder, "access.log"),
  });
  for (const [name, text] of Object.entries(extraFiles))
    writeFileSync(join(folder, "conf.d", name), text);
  if (sitesEnabled)
    renameSync(join(folder, "conf.d/meridian.conf"), join(folder, "sites-enabled/meridian.conf"));
  writeFileSync(join(folder, "nginx.conf"), debianConfiguration(folder));
  const args = ["-c", join(folder, "nginx.conf"), "-p", folder];
  const { status, stderr } = spawnSync(binary, ["-t", ...args], { encoding: "utf8" });
  const child = spawn(binary, args, { stdio: "ignore" });
  const ended = once(child, "exit");
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (
    let tries = 0;
    !(await fetch(`http://127.0.0.1:${http}/`, { redirect: "manual" }).catch(() => null));
    tries += 1
  ) {
    if (tries > 100 || child.exitCode !== null) throw new Error(`nginx did not start: ${stderr}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    checked: { status, output: stderr },
    cert,
    accessLog: () => readFileSync(join(folder, "access.log"), "utf8"),
    errorLog: () => readFileSync(join(folder, "error.log"), "utf8"),
    stop,
  };
}

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  bytes: number;
}

export interface TlsRequest extends RequestOptions {
  /** The visitor's address: all of 127.0.0.0/8 is local. */
  from?: string;
  body?: Buffer;
}

/** Requests over TLS like a browser. */
export function requestTls(
  port: number,
  path: string,
  { from = "127.0.0.1", body, headers, servername = "localhost", ...options }: TlsRequest = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sending = request(
      {
        host: "127.0.0.1",
        port,
        path,
        servername,
        rejectUnauthorized: false,
        localAddress: from,
        agent: false,
        ...options,
        headers: {
          host: servername,
          ...(headers as Record<string, string>),
          ...(body && { "content-length": String(body.length) }),
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
        incoming.on("end", () => {
          const bytes = Buffer.concat(chunks);
          const open = { br: brotliDecompressSync, gzip: gunzipSync }[
            incoming.headers["content-encoding"] ?? ""
          ];
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: String(open && bytes.length > 0 ? open(bytes) : bytes),
            bytes: bytes.length,
          });
        });
      },
    );
    sending.on("error", reject).end(body);
  });
}
