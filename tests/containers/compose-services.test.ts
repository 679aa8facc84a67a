/** compose.yaml's other services in Debian's newest versions; the exact ones are unavailable. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCompose } from "../deploy/compose.ts";
import { root } from "../deploy/dockerfile.ts";
import { requestTls, startNginx, whyNoNginx, type Nginx } from "../deploy/nginx.ts";
import { portAt } from "../ports.ts";
import { openImage, type StoredImage } from "./container.ts";
import { newestDebian, whyNoImages } from "./engine.ts";
import { startNameServer, type NameServer } from "./names.ts";

const reason = whyNoImages() || whyNoNginx();
const { services } = readCompose();
const [HTTP, HTTPS, UPSTREAM, VALKEY] = [portAt(65), portAt(66), portAt(67), portAt(68)];
const REPLICAS = ["127.0.22.1", "127.0.22.2", "127.0.22.3"];

describe.skipIf(reason !== "")(`other services${reason && ` (skipped: ${reason})`}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "meridian-services-"));
  let image: StoredImage;
  const stop: (() => unknown)[] = [];

  function program(path: string): string {
    const file = join(folder, path.split("/").at(-1) ?? "");
    const at = (inside: string): string => join(image.files, inside);
    writeFileSync(
      file,
      `#!/bin/sh\nexec ${at("usr/lib64/ld-linux-x86-64.so.2")} --library-path ${at("usr/lib/x86_64-linux-gnu")} ${at(path)} "$@"\n`,
    );
    chmodSync(file, 0o755);
    return file;
  }

  beforeAll(() => {
    image = openImage(newestDebian());
    chmodSync(folder, 0o755);
  }, 600_000);
  afterAll(async () => {
    for (const end of stop.toReversed()) await end();
    image?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describe("nginx, by Docker's names", () => {
    let nginx: Nginx;
    let there = REPLICAS.slice(0, 2);

    beforeAll(async () => {
      const names: NameServer = await startNameServer("127.0.0.11", (name) =>
        name === "site" ? there : name === "cms" ? REPLICAS.slice(0, 1) : [],
      );
      stop.push(() => names.close());
      for (const address of REPLICAS) {
        const server: Server = createServer((_, response) => response.end(address));
        server.listen(UPSTREAM, address);
        await once(server, "listening");
        stop.push(() => server.close());
      }
      const upstream = (name: "SITE_UPSTREAM" | "CMS_UPSTREAM"): string =>
        (services.nginx?.environment?.[name] ?? "").replace(/:\d+/, `:${UPSTREAM}`);
      nginx = await startNginx({
        http: HTTP,
        https: HTTPS,
        site: UPSTREAM,
        cms: UPSTREAM,
        binary: program("usr/sbin/nginx"),
        upstreams: { site: upstream("SITE_UPSTREAM"), cms: upstream("CMS_UPSTREAM") },
        extraFiles: {
          "docker-names.conf": readFileSync(join(root, "deploy/nginx/docker-names.conf"), "utf8"),
        },
      });
      stop.push(() => nginx.stop());
    });

    /** The replicas that responded, or nginx's own response. */
    async function answering(): Promise<string[]> {
      const replies = new Set<string>();
      for (let at = 0; at < 12; at += 1) {
        const { status, body } = await requestTls(HTTPS, `/page-${at}`);
        replies.add(status === 200 ? body : String(status));
      }
      return [...replies].toSorted();
    }

    test("[NODE-22] requests reach all replicas; an added or removed one shows within seconds", async () => {
      expect(nginx.checked).toMatchObject({ status: 0 });
      await expect.poll(answering, { timeout: 10_000 }).toEqual(REPLICAS.slice(0, 2));
      there = REPLICAS;
      await expect.poll(answering, { timeout: 15_000, interval: 500 }).toEqual(REPLICAS);
      there = REPLICAS.slice(1);
      await expect.poll(answering, { timeout: 15_000, interval: 500 }).toEqual(there);
      expect(
        (
          await requestTls(HTTPS, "/admin", {
            servername: "cms.localhost",
            headers: { host: "cms.localhost" },
          })
        ).body,
      ).toBe(REPLICAS[0]);
    });
  });

  test("[NODE-22] Valkey starts with the profile's command, stores nothing, and passes the health check", async () => {
    const { command = [], healthcheck } = services.redis ?? {};
    const [, ...args] = command;
    const server = spawn(
      program("usr/bin/valkey-server"),
      [...args, "--port", String(VALKEY), "--bind", "127.0.0.1"],
      { cwd: folder, stdio: "ignore" },
    );
    const ended = once(server, "exit");
    stop.push(async () => {
      server.kill("SIGTERM");
      await ended;
    });
    const client = new Redis({
      port: VALKEY,
      lazyConnect: true,
      maxRetriesPerRequest: null,
      retryStrategy: (tries) => (tries < 100 ? 50 : null),
    });
    client.on("error", () => undefined);
    await client.connect().catch(() => undefined);
    expect(await client.ping()).toBe("PONG");
    expect(await client.config("GET", "save")).toEqual(["save", ""]);
    expect(await client.config("GET", "maxmemory")).toEqual(["maxmemory", String(64 << 20)]);
    client.disconnect();
    const [kind, , ...check] = healthcheck?.test ?? [];
    expect(kind).toBe("CMD");
    const checkArgs = ["-p", String(VALKEY), ...check];
    expect(execFileSync(program("usr/bin/valkey-cli"), checkArgs, { encoding: "utf8" })).toBe(
      "PONG\n",
    );
  });
});
