/**
 * `npm run schema -w @meridian/cms -- <name>`: run after a change of collections, globals or admin
 * components. Writes the document types, the admin's import map and a migration for each dialect.
 * Payload's command sometimes exits 0 without an effect, so the written files are checked.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const here = import.meta.dirname;
const DIALECTS = { sqlite: undefined, postgres: "postgres://user@127.0.0.1:1/none" };
const print = (line: string): void => void process.stdout.write(`${line}\n`);

function payload(args: string[], databaseUrl?: string): string {
  const env = {
    ...process.env,
    PAYLOAD_CONFIG_PATH: "src/payload.config.ts",
    CMS_SCHEMA_ONLY: "1",
    CMS_DATABASE_URL: databaseUrl ?? "",
  };
  // Payload's command prompts whether a column was renamed; you must choose.
  const { status, stdout, stderr } = spawnSync(
    join(here, "../../node_modules/.bin/payload"),
    args,
    { cwd: here, env, encoding: "utf8", stdio: ["inherit", "pipe", "pipe"] },
  );
  if (status !== 0) throw new Error(`payload ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

const listed = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /^\d.*\.ts$/.test(name)) : [];

interface Snapshot {
  tables: Record<
    string,
    { foreignKeys: Record<string, { columnsFrom: string[]; onDelete?: string }> }
  >;
}
const ADDED = /(ALTER TABLE \\`(\w+)\\` ADD \\`(\w+)\\` \w+ REFERENCES \w+\(id\));/g;

/** SQLite: an added column loses the `on delete` rule that its schema declares. */
function withEnds(text: string, snapshot: string): string {
  const { tables }: Snapshot = JSON.parse(readFileSync(snapshot, "utf8"));
  return text.replace(ADDED, (whole: string, added: string, table: string, column: string) => {
    const keys = Object.values(tables[table]?.foreignKeys ?? {});
    const end = keys.find(({ columnsFrom }) => columnsFrom[0] === column)?.onDelete;
    return end ? `${added} ON DELETE ${end};` : whole;
  });
}

/** Payload writes type imports as values and imports without extensions; neither runs in Node. */
function mend(folder: string, made: readonly string[]): void {
  for (const name of made) {
    const path = join(folder, name);
    writeFileSync(
      path,
      withEnds(readFileSync(path, "utf8"), path.replace(/\.ts$/, ".json"))
        .replace(
          "{ MigrateUpArgs, MigrateDownArgs, sql }",
          "{ type MigrateDownArgs, type MigrateUpArgs, sql }",
        )
        .replaceAll("({ db, payload, req }:", "({ db }:"),
    );
  }
  const index = join(folder, "index.ts");
  writeFileSync(
    index,
    readFileSync(index, "utf8").replace(/from '(\.\/[\w.]+?)(?:\.ts)?';/g, "from '$1.ts';"),
  );
}

/** Databases run a migration once it lands: a test compares this list with the migrations. */
function noteLanded(dialect: string, made: readonly string[]): void {
  const path = join(here, "src/server/migrations/landed.json");
  const landed: Record<string, string[]> = JSON.parse(readFileSync(path, "utf8"));
  landed[dialect]?.push(...made.map((file) => file.replace(/\.ts$/, "")));
  writeFileSync(path, `${JSON.stringify(landed, null, 2)}\n`);
}

const name = process.argv[2] ?? "change";
payload(["generate:types"]);
payload(["generate:importmap"]);
for (const [dialect, url] of Object.entries(DIALECTS)) {
  const folder = join(here, "src/server/migrations", dialect);
  const before = listed(folder);
  const output = payload(["migrate:create", name, "--skip-empty"], url);
  const made = listed(folder).filter((file) => !before.includes(file));
  if (made.length === 0 && !output.includes("DOWN statements generation complete"))
    throw new Error(`payload migrate:create wrote nothing for ${dialect}:\n${output}`);
  mend(folder, made);
  noteLanded(dialect, made);
  // The next migration needs only the newest snapshot; each is a megabyte.
  const snapshots = readdirSync(folder).filter((file) => file.endsWith(".json"));
  for (const old of snapshots.toSorted().slice(0, -1)) rmSync(join(folder, old));
  print(
    made.length === 0 ? `${dialect}: the schema has not changed` : `${dialect}: ${made.join(", ")}`,
  );
}
