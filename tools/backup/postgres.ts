import { spawn } from "node:child_process";
import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
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
      reject(
        error.code === "ENOENT"
          ? new Error(
              `${program} is not installed: it comes with PostgreSQL's client programs (on Debian: apt-get install postgresql-client)`,
            )
          : error,
      ),
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
  const script = (async function* () {
    yield before;
    let isFirst = true;
    const chunks: AsyncIterable<Buffer> = createReadStream(dump);
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
