/**
 * Debian's nginx on loopback: the reference for a cached page and the control of the pages' bench.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const BINARY = "/usr/sbin/nginx";

export interface Nginx {
  /** Without a trailing slash. */
  address: string;
  worker: number;
  stop(): Promise<void>;
}

/** By path. `encoding`: of `body`; without it, text is sent with gzip. */
export type Files = Record<string, { body: Buffer; encoding?: string }>;

export const hasNginx = (): boolean => existsSync(BINARY);

const encoded = (files: Files): string =>
  Object.entries(files)
    .flatMap(([path, { encoding }]) =>
      encoding ? [`location = ${path} { add_header Content-Encoding ${encoding}; gzip off; }`] : [],
    )
    .join("\n  ");

const config = (folder: string, port: number, files: Files): string => `
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log warn; ${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 256; }
http {
  access_log ${folder}/access.log combined buffer=64k flush=5s; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10; gzip on; gzip_types text/css;
  types { text/html html; text/css css; text/javascript js mjs; image/webp webp; image/avif avif; image/svg+xml svg; image/png png; image/jpeg jpg jpeg; font/woff2 woff2; text/plain txt; }
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/www; default_type text/html; index index.html; expires 1h;
  ${encoded(files)} }
}`;

/** With an access log, like our server. */
export async function startNginx(port: number, files: Files): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "meridian-nginx-"));
  for (const [path, { body }] of Object.entries(files)) {
    mkdirSync(join(folder, "www", dirname(path)), { recursive: true });
    writeFileSync(join(folder, "www", path), body);
  }
  writeFileSync(join(folder, "nginx.conf"), config(folder, port, files));
  const child = spawn(BINARY, ["-c", join(folder, "nginx.conf"), "-p", folder], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const gone = new Promise((done) => child.once("exit", done));
  const address = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt++) {
    if (
      await fetch(address + (Object.keys(files)[0] ?? "/"), { method: "HEAD" }).then(
        (response) => response.ok,
        () => false,
      )
    )
      break;
    if (attempt > 100 || child.exitCode !== null)
      throw new Error(
        `nginx did not start on port ${port}: ${existsSync(join(folder, "error.log")) ? readFileSync(join(folder, "error.log"), "utf8") : "no log"}`,
      );
    await new Promise((done) => setTimeout(done, 50));
  }
  const worker = Number(
    readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ")[0],
  );
  return {
    address,
    worker,
    stop: async () => {
      child.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
