import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { BucketPlace } from "@meridian/files/store/bucket-place";
import { PREFIXES } from "@meridian/files/store/open-files";
import { readSettings } from "@meridian/settings/read-settings";
import { data } from "@meridian/settings/both-apps";
import { databases } from "@meridian/settings/site";
import * as v from "valibot";
import { openIntakeFiles } from "#files.ts";
import type { Journal, OutboxRow } from "#journal/journal.ts";
import { filesIn, openJournal } from "#journal/open.ts";
import type { Submission } from "#submission.ts";

const USAGE = `npm run outbox -- list [--all] [--limit 100]      undelivered messages; --all: delivered ones, too
npm run outbox -- show <number>                   one submission with everything the visitor sent
npm run outbox -- replay <number> | --all [--target host|mail|acknowledgement|webhook|slack|teams|reply]
                                                  retries what was set aside, for another 72 hours
npm run erase -- --email <address>                removes everything sent under an address`;

export interface Place {
  dataDir: string;
  databaseUrl?: string;
  bucket?: BucketPlace | undefined;
}

/**
 * Runs `npm run outbox -- list|show|replay` or `npm run erase -- --email x` on the journal,
 * also while the server runs. Returns the output; throws an error with the remedy.
 */
export async function command(
  args: readonly string[],
  place: Place,
  now = Date.now(),
): Promise<string> {
  const { values, positionals } = parse(args);
  const [name, number] = positionals;
  const journal = openJournal(place);
  try {
    if (name === "list")
      return listed(await journal.list({ all: values.all, now, limit: Number(values.limit) }), now);
    if (name === "show" && number) return await shown(journal, number, place);
    if (name === "replay" && (number !== undefined) !== (values.all ?? false))
      return await replayed(journal, { submission: number, target: values.target }, now);
    if (name === "erase" && values.email) return await erased(journal, values.email, place);
    throw new Error(USAGE);
  } finally {
    await journal.close();
  }
}

function parse(args: readonly string[]) {
  try {
    const parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: "boolean" },
        limit: { type: "string", default: "100" },
        target: { type: "string" },
        email: { type: "string" },
      },
    });
    if (!/^[1-9]\d{0,6}$/.test(parsed.values.limit))
      throw new Error("--limit must be a whole number above 0");
    return parsed;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, {
      cause: error,
    });
  }
}

const UNITS = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1000],
] as const;

function span(ms: number): string {
  const [unit, length] = UNITS.find(([, each]) => Math.abs(ms) >= each) ?? ["s", 1000];
  return `${Math.round(ms / length)} ${unit}`;
}

function listed(rows: readonly OutboxRow[], now: number): string {
  if (rows.length === 0) return "There are no undelivered messages.";
  const lines = rows.map(({ submission, kind, target, state, attempts, since, dueAt, error }) => {
    if (since > now) return `${submission}  ${kind} to ${target}: sent in ${span(since - now)}`;
    const next = state === "waiting" ? `, next in ${span(Math.max(0, dueAt - now))}` : "";
    return `${submission}  ${kind} to ${target}: ${state} since ${span(now - since)}, ${attempts} tries${next}${error ? `: ${error}` : ""}`;
  });
  return lines.join("\n");
}

async function shown(
  journal: Journal,
  number: string,
  { dataDir, bucket }: Place,
): Promise<string> {
  const submission = await journal.read(number);
  if (!submission)
    throw new Error(
      `There is no submission ${number}; npm run outbox -- list --all shows all numbers.`,
    );
  const rows = await journal.list({ submission: number, all: true, limit: 100 });
  const place = (id: string): string =>
    bucket
      ? `bucket ${bucket.name}: ${PREFIXES.intake}${id} (or ${join(filesIn(dataDir), id)}, from before)`
      : join(filesIn(dataDir), id);
  return [
    ...linesOf(submission),
    ...submission.files.map(
      ({ id, name, size, type }) =>
        `file  ${JSON.stringify(name)} (${type}, ${size} bytes) in ${place(id)}`,
    ),
    "",
    listed(rows, Date.now()),
  ].join("\n");
}

/** As JSON, so that a visitor's text cannot control the terminal. */
const linesOf = ({ id, kind, variant, page, source, receivedAt, fields }: Submission): string[] => [
  `${kind} (${variant}) ${id}, received ${new Date(receivedAt).toISOString()} from ${page}`,
  ...Object.entries({ ...fields, ...source }).map(
    ([name, value]) => `${name}  ${JSON.stringify(value)}`,
  ),
];

async function replayed(
  journal: Journal,
  which: { submission?: string; target?: string },
  now: number,
): Promise<string> {
  const count = await journal.replay(which, now);
  return count === 0
    ? "No such message was set aside."
    : `${count} set aside before will be tried again within half a minute, for 72 hours.`;
}

async function erased(
  journal: Journal,
  email: string,
  { dataDir, bucket }: Place,
): Promise<string> {
  const store = openIntakeFiles(filesIn(dataDir), bucket);
  const problem = await store.whyAway();
  if (problem !== null) throw new Error(`Nothing was removed: ${problem}`);
  const { submissions, letters, files } = await journal.erase(email);
  await store.remove(files);
  const left = (await journal.scrub())
    ? ""
    : "\nThe journal's log (journal.sqlite-wal) could not be emptied, because another process reads the journal: removed data may still be in it. Run this again, or restart the site.";
  return `Removed from the journal: ${submissions} submissions of the person, ${letters} letters to them, their deliveries and ${files.length} files.\nDelivered copies are at the content host, in the mailboxes of MAIL_TO and at the webhook's receiver: remove them there and from backups, too.${left}`;
}

const settings = v.object({
  ...data,
  databaseUrl: databases.databaseUrl,
});

if (import.meta.main) {
  try {
    const read = readSettings(settings, process.env);
    const dataDir = resolve(read.dataDir ?? "data");
    const place = {
      dataDir: join(dataDir, "intake"),
      databaseUrl: read.databaseUrl,
      bucket: read.bucket,
    };
    process.stdout.write(`${await command(process.argv.slice(2), place)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
