import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

const DEBIAN = "/usr/lib/postgresql";

export interface Cluster {
  /** As a superuser. */
  newDatabase(): Promise<string>;
  /** As a role that owns the database and has no other power, like deploy/postgres'. */
  ownDatabase(): Promise<string>;
  /** Like a power cut. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

function programs(): string | undefined {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a))
    : [];
  return versions
    .map((version) => join(DEBIAN, version, "bin"))
    .find((folder) => existsSync(join(folder, "initdb")));
}

/** PostgreSQL refuses root, so Debian's user for it is used. `undefined` without one. */
function user(): { uid: number; gid: number } | null | undefined {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string): number =>
    Number(
      execFileSync("id", [flag, "postgres"], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      }),
    );
  try {
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return undefined;
  }
}

/** Why no cluster can start here; empty if one can. */
export const whyNoCluster = (): string =>
  programs() === undefined
    ? `no PostgreSQL in ${DEBIAN}: apt-get install postgresql`
    : user() === undefined
      ? "root may not run PostgreSQL, and there is no user postgres"
      : "";

/** Loopback port, certificate and key (PEM). */
export interface ClusterTls {
  port: number;
  cert: string;
  key: string;
}

export async function rowsOf<T = Record<string, unknown>>(
  databaseUrl: string,
  query: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new Client({ connectionString: databaseUrl });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query(query, values)).rows as T[];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** In a temporary folder, on a Unix socket, optionally TLS on loopback; stopped by its pid. */
export async function startCluster(tls?: ClusterTls): Promise<Cluster> {
  const bin = programs();
  if (bin === undefined) throw new Error(whyNoCluster());
  const as = user();
  // Short: a Unix socket's path has at most 107 characters.
  const folder = mkdtempSync("/tmp/mpg-");
  if (as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, "data");
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"],
    { ...as, cwd: folder, stdio: "ignore" },
  );
  const inData = (name: string, text: string): void => {
    writeFileSync(join(data, name), text, { mode: 0o600 });
    if (as) chownSync(join(data, name), as.uid, as.gid);
  };
  if (tls) {
    inData("server.crt", tls.cert);
    inData("server.key", tls.key);
  }
  const network = tls
    ? ["listen_addresses=127.0.0.1", `port=${tls.port}`, "ssl=on"]
    : ["listen_addresses="];
  const address = (database: string): string =>
    `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}${tls ? `&port=${tls.port}` : ""}`;
  let server: ReturnType<typeof spawn> | undefined;

  async function start(): Promise<void> {
    server = spawn(
      join(bin ?? "", "postgres"),
      ["-D", data, "-k", folder, ...network.flatMap((setting) => ["-c", setting])],
      { ...as, cwd: folder, stdio: "ignore" },
    );
    // After a power cut the server first reads its log, on a shared disk.
    for (let tries = 0; tries < 1200; tries += 1) {
      if (server.exitCode !== null)
        throw new Error(`PostgreSQL ended with ${server.exitCode} while starting`);
      if (await isUp()) return;
      await pause(50);
    }
    throw new Error("PostgreSQL did not answer within a minute");
  }

  const isUp = (): Promise<boolean> =>
    rowsOf(address("postgres"), "select 1").then(
      () => true,
      () => false,
    );

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  }

  await start();
  let databases = 0;
  async function newDatabase(): Promise<string> {
    const name = `journal_${(databases += 1)}`;
    await rowsOf(address("postgres"), `create database ${name}`);
    return address(name);
  }
  return {
    newDatabase,
    async ownDatabase() {
      const own = new URL(await newDatabase());
      const [, name] = own.pathname.split("/");
      await rowsOf(own.href, `create role ${name} login`);
      await rowsOf(own.href, `alter database ${name} owner to ${name}`);
      own.username = name ?? "";
      return own.href;
    },
    // The server's immediate shutdown: no checkpoint, connections cut, recovery at the next start.
    kill: () => end("SIGQUIT"),
    start,
    async stop() {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
