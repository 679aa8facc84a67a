/**
 * Connections between machines with a private certificate authority: PostgreSQL, Redis, web and S3.
 */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { Server } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refuseReadOnly, reportSuperuser } from "../../apps/cms/src/server/nodes/weak-database.ts";
import { reportWeakConnections } from "../../apps/site/server/config/report-settings.ts";
import { openPostgresJournal } from "../../packages/intake/src/journal/postgres.ts";
import {
  rowsOf,
  startCluster,
  whyNoCluster,
  type Cluster,
} from "../../packages/intake/src/tests/postgres-cluster.ts";
import { freePort, startRedis, whyNoRedis } from "../../packages/intake/src/tests/redis-server.ts";
import { makeAuthority } from "./certificates.ts";

const own = makeAuthority();
const stranger = makeAuthority();
const right = own.certificate("localhost");
afterAll(() => {
  for (const { folder } of [own, stranger]) rmSync(folder, { recursive: true });
});

async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

const noRedis = whyNoRedis();
describe.skipIf(noRedis !== "")(`Redis, web and S3${noRedis && ` (skipped: ${noRedis})`}`, () => {
  let connect: (host: string, authority?: string) => Promise<Record<string, string>>;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const tlsPort = await freePort();
    const files = ["--tls-cert-file", right.certPath, "--tls-key-file", right.keyPath];
    const ports = ["--port", "0", "--tls-port", String(tlsPort), "--tls-auth-clients", "no"];
    const redis = await startRedis([...ports, ...files, "--tls-ca-cert-file", own.path]);
    const web = createServer(right, (_, response) => void response.end("hello"));
    const webPort = await portOf(web);
    connect = async (host, authority) => {
      const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [
          join(import.meta.dirname, "connect-by-tls.ts"),
          `rediss://${host}:${tlsPort}`,
          `https://${host}:${webPort}`,
        ],
        { env: { ...env, ...(authority && { NODE_EXTRA_CA_CERTS: authority }) } },
      );
      return JSON.parse(stdout);
    };
    close = async () => {
      web.close();
      await redis.stop();
    };
  });
  afterAll(() => close?.());

  test("[SEC-31] answer where NODE_EXTRA_CA_CERTS names their authority", async () => {
    expect(await connect("localhost", own.path)).toEqual({
      redis: "PONG",
      web: "hello",
      purge: "notified",
      bucket: "there",
    });
  });

  test("[SEC-31] are rejected with another authority's certificate, and the line names the setting", async () => {
    const results = await connect("localhost", stranger.path);
    expect(Object.keys(results)).toEqual(["redis", "web", "purge", "bucket"]);
    for (const line of Object.values(results))
      expect(line).toMatch(/authority is unknown here.*NODE_EXTRA_CA_CERTS/);
  });

  test("[SEC-31] are rejected under another name than their certificate's", async () => {
    for (const line of Object.values(await connect("127.0.0.1", own.path)))
      expect(line).toContain("for another host name");
  });
});

const noPostgres = whyNoCluster();
describe.skipIf(noPostgres !== "")(`PostgreSQL${noPostgres && ` (skipped: ${noPostgres})`}`, () => {
  let cluster: Cluster;
  let socket: string;
  let address: (authority: string, role?: string) => string;
  beforeAll(async () => {
    const port = await freePort();
    cluster = await startCluster({ port, ...right });
    socket = await cluster.newDatabase();
    const { pathname } = new URL(socket);
    address = (authority, role = "postgres") =>
      `postgres://${role}@localhost:${port}${pathname}?sslmode=verify-full&sslrootcert=${encodeURIComponent(authority)}`;
  });
  afterAll(() => cluster?.stop());

  async function journalResult(url: string): Promise<string> {
    const journal = openPostgresJournal(url);
    try {
      await journal.read("none");
      return "read";
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      await journal.close();
    }
  }

  test("[SEC-31] sslmode=verify-full uses TLS with the authority of sslrootcert, and no other", async () => {
    const rows = await rowsOf(
      address(own.path),
      "select ssl from pg_stat_ssl where pid = pg_backend_pid()",
    );
    expect(rows).toEqual([{ ssl: true }]);
    expect(await journalResult(address(own.path))).toBe("read");
    expect(await journalResult(address(stranger.path))).toMatch(
      /^PostgreSQL: .*(self-signed|unable to verify).* certificate/,
    );
    expect(await journalResult(address("/nowhere/ca.crt"))).toMatch(/ENOENT.*nowhere\/ca\.crt/);
  });

  test("[SEC-31] and not under another name than its certificate's", async () => {
    const other = own.certificate("other.test");
    await rowsOf(socket, `alter system set ssl_cert_file = '${other.certPath}'`);
    await rowsOf(socket, "select pg_reload_conf()");
    await expect.poll(() => journalResult(address(own.path))).toMatch(/^PostgreSQL: .*other\.test/);
  });

  test("[SEC-31] each app reports a superuser role once, and no other role", async () => {
    await rowsOf(socket, "create role plain login");
    const lines: string[] = [];
    const log = { warn: (...parts: unknown[]) => void lines.push(parts.join()) };
    for (const role of ["plain", "postgres"]) {
      const url = socket.replace("//postgres@", `//${role}@`);
      await reportWeakConnections({}, url, log);
      const pool = new Pool({ connectionString: url });
      pool.on("error", () => undefined);
      await reportSuperuser({ name: "postgres", pool }, log);
      await pool.end();
    }
    await reportSuperuser({ name: "sqlite" }, log);
    await reportWeakConnections({}, "postgres://127.0.0.1:1/none", log);
    expect(lines).toEqual([
      expect.stringMatching(/^DATABASE_URL: the role "postgres" is a superuser/),
      expect.stringMatching(/^CMS_DATABASE_URL: the role "postgres" is a superuser/),
    ]);
  });

  test("[NODE-18] each app reports a read-only PostgreSQL in one line: a role without write access, a read replica", async () => {
    const reported = async (url: string): Promise<string[]> => {
      const lines: string[] = [];
      const pool = new Pool({ connectionString: url });
      pool.on("error", () => undefined);
      await reportWeakConnections({}, url, { warn: (line: string) => void lines.push(line) });
      await refuseReadOnly({ name: "postgres", pool }).catch((error: Error) =>
        lines.push(error.message),
      );
      await pool.end();
      return [...lines, await journalResult(url)];
    };
    const plain = socket.replace("//postgres@", "//plain@");
    await rowsOf(socket, "alter role plain set default_transaction_read_only = on");
    expect(await reported(plain)).toEqual([
      expect.stringMatching(/^DATABASE_URL: nothing can be written .*turn it off/),
      expect.stringMatching(/^CMS_DATABASE_URL: nothing can be written/),
      expect.stringMatching(/^PostgreSQL: DATABASE_URL: nothing can be written/),
    ]);
    await rowsOf(socket, "alter role plain reset all");
    await cluster.kill();
    const folder = new URL(socket).searchParams.get("host") ?? "";
    writeFileSync(join(folder, "data/standby.signal"), "");
    await cluster.start();
    expect(await reported(plain)).toEqual([
      expect.stringMatching(/^DATABASE_URL: this PostgreSQL is a read replica .*primary/),
      expect.stringMatching(/^CMS_DATABASE_URL: this PostgreSQL is a read replica/),
      expect.stringMatching(/^PostgreSQL: DATABASE_URL: this PostgreSQL is a read replica/),
    ]);
  });
});
