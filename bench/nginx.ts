/** Debian's nginx on loopback, serving one body as it is: the yardstick for a cached page. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const BINARY = "/usr/sbin/nginx";

export interface Nginx {
  /** Process id of its one worker. */
  worker: number;
  stop(): Promise<void>;
}

export const hasNginx = (): boolean => existsSync(BINARY);

const config = (folder: string, port: number, encoding: string): string => `
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log warn; ${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 256; }
http {
  access_log ${folder}/access.log combined buffer=64k flush=5s; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/www; default_type text/html; add_header Content-Encoding ${encoding}; }
}`;

/** Starts nginx with `body` at /page, with an access log as our server has one. */
export async function startNginx(port: number, body: Buffer, encoding: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "meridian-nginx-"));
  mkdirSync(join(folder, "www"));
  writeFileSync(join(folder, "www/page"), body);
  writeFileSync(join(folder, "nginx.conf"), config(folder, port, encoding));
  const child = spawn(BINARY, ["-c", join(folder, "nginx.conf"), "-p", folder], { stdio: ["ignore", "ignore", "inherit"] });
  const gone = new Promise((done) => child.once("exit", done));
  for (let attempt = 0; ; attempt++) {
    if (await fetch(`http://127.0.0.1:${port}/page`, { method: "HEAD" }).then((response) => response.ok, () => false)) break;
    if (attempt > 100 || child.exitCode !== null) throw new Error(`nginx did not start on port ${port}: ${existsSync(join(folder, "error.log")) ? readFileSync(join(folder, "error.log"), "utf8") : "no log"}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  const worker = Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ")[0]);
  return {
    worker,
    stop: async () => {
      child.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
