import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { pipeline } from "node:stream/promises";
import { text } from "node:stream/consumers";
import { Client } from "pg";
import type { Questions, Snapshot } from "./snapshot.ts";

/**
 * Removes the password from the address, since all users of the machine can read the process list.
 */
function connection(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password);
  parsed.password = "";
  return {
    address: parsed.href,
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  };
}

const notInstalled = (program: string): Error =>
  new Error(
    `${program} is not installed: it comes with PostgreSQL's client programs (on Debian: apt-get install postgresql-client)`,
  );

/** Runs a program of PostgreSQL. Throws with its last output. */
async function run(
  program: string,
  args: string[],
  url: string,
  { input, output }: { input?: Readable; output?: string },
): Promise<void> {
  const { address, env } = connection(url);
  const child = spawn(program, [...args, `--dbname=${address}`], {
    env,
    stdio: [input ? "pipe" : "ignore", output ? "pipe" : "ignore", "pipe"],
  });
  const ended = new Promise<number>((done, reject) => {
    child.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "ENOENT" ? notInstalled(program) : error),
    );
    child.once("close", (status) => done(status ?? 1));
  });
  ended.catch(() => undefined);
  const passed = [
    ...(input && child.stdin ? [pipeline(input, child.stdin)] : []),
    ...(output && child.stdout
      ? [pipeline(child.stdout, createWriteStream(output, { mode: 0o600, flush: true }))]
      : []),
  ];
  const errors = child.stderr ? text(child.stderr) : Promise.resolve("");
  const results = await Promise.allSettled(passed);
  const status = await ended;
  if (status !== 0)
    throw new Error(`${program} failed: ${(await errors).trim().split("\n").slice(-3).join(" ")}`);
  // A full disk ends the pipe, but not always the program.
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/** The first versions of psql with `\\restrict`, by major version (CVE-2025-8714). */
const RESTRICTING: Record<number, number> = { 13: 22, 14: 19, 15: 14, 16: 10, 17: 6 };

/** Why this output of `psql --version` can run a dump's meta-commands; empty if it cannot. */
export function whyUnrestricted(version: string): string {
  const [, major = "0", minor = "0"] = /(\d+)\.?(\d+)?/.exec(version) ?? [];
  if (Number(major) > 17 || Number(minor) >= (RESTRICTING[Number(major)] ?? Infinity)) return "";
  return `psql ${major}.${minor} would run commands of the shell that a backup contains: update PostgreSQL's client programs (to 13.22, 14.19, 15.14, 16.10, 17.6, 18 or newer) and repeat this`;
}

/** Throws if a restore into this database could run programs on this machine or its server's. */
export async function refuseUnsafeRestore(url: string): Promise<void> {
  const { stdout } = await promisify(execFile)("psql", ["--version"]).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === "ENOENT" ? notInstalled("psql") : error;
    },
  );
  const problem = whyUnrestricted(stdout);
  if (problem) throw new Error(problem);
  const { rows } = await connected(url, (client) =>
    client.query<{ role: string }>(
      `select rolname as role from pg_roles where rolname = current_user and (rolsuper or exists (
        select from pg_roles as powers where powers.rolname in ('pg_execute_server_program', 'pg_write_server_files')
        and pg_has_role(current_user, powers.oid, 'member')))`,
    ),
  );
  if (rows[0])
    throw new Error(
      `the role ${JSON.stringify(rows[0].role)} may run programs on the database's machine, and so could a backup that somebody altered: restore with a role that owns only its database (deploy/postgres/10-role.sh)`,
    );
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const tablesIn = async (client: Client, schema: string): Promise<Set<string>> =>
  new Set(
    (
      await client.query<{ name: string }>(
        "select table_name as name from information_schema.tables where table_schema = $1",
        [schema],
      )
    ).rows.map(({ name }) => name),
  );

/** One schema as SQL, and the files that its rows name at the same moment. */
export async function dumpPostgres(
  url: string,
  schema: string,
  { tables, filesOf, version }: Questions,
  into: string,
): Promise<Omit<Snapshot, "part">> {
  return connected(url, async (client) => {
    await client.query("begin isolation level repeatable read read only");
    const there = await tablesIn(client, schema);
    if (!tables.every((table) => there.has(table)))
      return { record: { kind: "postgres", schema: null }, file: null, named: [] };
    const {
      rows: [moment],
    } = await client.query<{ id: string }>("select pg_export_snapshot() as id");
    await run(
      "pg_dump",
      [
        "--format=plain",
        "--no-owner",
        "--no-privileges",
        "--no-comments",
        `--schema=${schema}`,
        `--snapshot=${moment?.id ?? ""}`,
      ],
      url,
      { output: into },
    );
    const named: string[] = [];
    for (const { query, paths } of filesOf)
      named.push(...(await client.query<Record<string, unknown>>(query)).rows.flatMap(paths));
    const {
      rows: [found],
    } = await client.query<{ schema: string | number }>(version);
    return { record: { kind: "postgres", schema: found?.schema ?? null }, file: into, named };
  });
}

export const isTaken = (url: string, schema: string): Promise<boolean> =>
  connected(url, async (client) => (await tablesIn(client, schema)).size > 0);

/** Restores a schema in one transaction. Renames an existing one and returns its new name. */
export async function restorePostgres(
  url: string,
  schema: string,
  dump: string,
  stamp: string,
): Promise<string> {
  const aside = `${schema}_before_${stamp}`;
  const exists = await connected(
    url,
    async (client) =>
      ((await client.query("select 1 from pg_namespace where nspname = $1", [schema])).rowCount ??
        0) > 0,
  );
  const before = exists ? `alter schema "${schema}" rename to "${aside}";\n` : "";
  const { header, rest } = await withoutRestriction(dump);
  const script = (async function* () {
    // From here on psql refuses meta-commands, such as `\\!`, which runs a program.
    yield `\\restrict ${randomBytes(32).toString("hex")}\n${before}${header}`;
    let isFirst = true;
    const chunks: AsyncIterable<Buffer> = createReadStream(dump, rest);
    for await (const chunk of chunks) {
      // Some versions of pg_dump create `public` in its dump, others do not; the statement must
      // come first.
      if (isFirst && !chunk.includes("CREATE SCHEMA ")) yield `create schema "${schema}";\n`;
      isFirst = false;
      yield chunk;
    }
  })();
  await run(
    "psql",
    ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1", "--file=-"],
    url,
    { input: Readable.from(script) },
  );
  return exists ? aside : "";
}

/** Bytes at a dump's beginning and end in which pg_dump writes its own restriction. */
const EDGE = 4096;

/**
 * A dump without the pair `\\restrict`, `\\unrestrict` that newer versions of pg_dump write: its key
 * is the archive's, so that it restricts nothing. The comments before it, and the bytes after it.
 */
async function withoutRestriction(
  dump: string,
): Promise<{ header: string; rest: { start?: number; end?: number } }> {
  const file = await open(dump);
  try {
    const { size } = await file.stat();
    const read = async (position: number): Promise<string> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(EDGE), 0, EDGE, position);
      return buffer.toString("latin1", 0, bytesRead);
    };
    const begin = /^((?:--[^\n]*\n|\n)*)\\restrict (\w+)\n/.exec(await read(0));
    if (!begin) return { header: "", rest: {} };
    const [all, header = "", key = ""] = begin;
    const tail = await read(Math.max(0, size - EDGE));
    const last = new RegExp(`\\\\unrestrict ${key}\\s*$`).exec(tail);
    const rest = { start: all.length, end: size - 1 - (last ? tail.length - last.index : 0) };
    return { header, rest };
  } finally {
    await file.close();
  }
}
