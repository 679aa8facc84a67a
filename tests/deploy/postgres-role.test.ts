/** deploy/postgres' role for a new server: enough for apps, backup and restore, no more. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { beforeAll, expect, test } from "vitest";
import { openTestCms } from "../../apps/cms/src/testing/open-cms.ts";
import { openPostgresJournal } from "../../packages/intake/src/journal/postgres.ts";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";
import { onPostgres } from "../../packages/intake/src/tests/on-postgres.ts";
import { rowsOf } from "../../packages/intake/src/tests/postgres-cluster.ts";
import { sampleSubmission } from "../../packages/intake/src/tests/samples.ts";
import { command } from "../../tools/backup/cli.ts";
import { root } from "./dockerfile.ts";

const FOLDER = join(root, "deploy/postgres");

/** Runs the files as the image `postgres` does: by name, scripts directly, SQL through psql. */
function runAsTheImageDoes(socket: string, password: string): void {
  const env = { ...process.env, PGHOST: socket, POSTGRES_PASSWORD: password };
  for (const name of readdirSync(FOLDER).toSorted()) {
    const file = join(FOLDER, name);
    const isScript = name.endsWith(".sh");
    // A script that is not executable would be sourced by the image's shell, with its `set -eu`.
    if (isScript) expect([name, statSync(file).mode & 0o111]).toEqual([name, 0o111]);
    const [program, args] = isScript
      ? [file, []]
      : [
          "psql",
          [
            "-v",
            "ON_ERROR_STOP=1",
            "--no-psqlrc",
            "--username",
            "postgres",
            "--dbname",
            "postgres",
            "-f",
            file,
          ],
        ];
    execFileSync(program, args, { env, stdio: "pipe" });
  }
}

onPostgres("the database's role", (cluster) => {
  let address: (role: string, database: string) => string;
  beforeAll(async () => {
    const any = new URL(await cluster.newDatabase());
    const socket = any.searchParams.get("host") ?? "";
    address = (role, database) =>
      `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(socket)}`;
    runAsTheImageDoes(socket, "a'pass\"word $x");
  });

  test("compose.yaml makes it before the apps are let in, and the apps use it", () => {
    const { services } = parse(readFileSync(join(root, "compose.yaml"), "utf8"), {
      merge: true,
    }) as {
      services: Record<
        string,
        {
          volumes?: string[];
          environment: Record<string, string>;
          secrets?: string[];
          healthcheck?: { test: string[] };
        }
      >;
    };
    expect(services.postgres?.volumes).toContain(
      "./deploy/postgres:/docker-entrypoint-initdb.d:ro",
    );
    expect(Object.keys(services.postgres?.environment ?? {})).toEqual(["POSTGRES_PASSWORD_FILE"]);
    // While the scripts run, the server listens only on its socket.
    expect(services.postgres?.healthcheck?.test.join(" ")).toContain("pg_isready -h 127.0.0.1");
    for (const name of ["site", "cms", "backup"])
      for (const setting of ["DATABASE_URL_FILE", "CMS_DATABASE_URL_FILE"])
        expect([services[name]?.environment[setting], services[name]?.secrets]).toEqual([
          "/run/secrets/database_url",
          ["database_url"],
        ]);
  });

  test("owns its database and nothing else; the superuser has no password", async () => {
    const roles = await rowsOf(
      address("postgres", "postgres"),
      "select rolname, rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as powers, left(rolpassword, 14) as method from pg_authid where rolcanlogin order by rolname",
    );
    expect(roles).toEqual([
      { rolname: "meridian", powers: false, method: "SCRAM-SHA-256$" },
      { rolname: "postgres", powers: true, method: null },
    ]);
    const ours = address("meridian", "meridian");
    for (const forbidden of [
      "select * from pg_authid",
      "copy (select 1) to program 'true'",
      "select pg_read_file('/etc/passwd')",
      "create role other",
      "create database other",
      "alter role meridian superuser",
    ])
      await expect(rowsOf(ours, forbidden), forbidden).rejects.toThrow(
        /permission denied|must be|only roles|must have/,
      );
    for (const database of ["postgres", "template1"])
      await expect(rowsOf(address("meridian", database), "select 1"), database).rejects.toThrow(
        /permission denied for database/,
      );
    await rowsOf(address("postgres", "postgres"), "create role stranger login");
    await expect(rowsOf(address("stranger", "meridian"), "select 1")).rejects.toThrow(
      /permission denied for database/,
    );
  });

  test("is enough for content and journal, for a backup, and for a restore over what is there", async () => {
    const url = address("meridian", "meridian");
    const cms = await openTestCms({ databaseUrl: url });
    await cms.payload.create({
      collection: "services",
      data: { slug: "team", title: "A team", order: 1, _status: "published" },
    });
    await cms.close();
    const journal = openPostgresJournal(url);
    const submission = sampleSubmission();
    await journal.store(submission, ["host"], null);
    await journal.close();
    const place = { dataDir: newFolder(), contentUrl: url, journalUrl: url };
    const archive = join(newFolder(), "one.tar.gz");
    await command(["backup", archive], place, []);
    await rowsOf(url, "update services set title = 'changed since'");
    const output = await command(
      ["restore", archive, "--replace"],
      { ...place, dataDir: join(newFolder(), "data") },
      [],
    );
    expect(output).toMatch(/public_before_/);
    expect(await rowsOf(url, "select title from services")).toEqual([{ title: "A team" }]);
    const again = openPostgresJournal(url);
    expect(await again.read(submission.id)).toMatchObject({ id: submission.id });
    await again.close();
    const restored = await openTestCms({ databaseUrl: url });
    await restored.payload.create({
      collection: "services",
      data: { slug: "next", title: "Next", order: 2, _status: "published" },
    });
    await restored.close();
  });
});
