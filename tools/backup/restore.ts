import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { unpack } from "./archive.ts";
import { isEmpty, restoreIntoBucket } from "./bucket.ts";
import { partsOf, type Place } from "./databases.ts";
import { DATA, DATABASE, MANIFEST, readManifest, sha256Of, type Manifest } from "./manifest.ts";
import { isTaken, refuseUnsafeRestore, restorePostgres } from "./postgres.ts";
import type { Part } from "./snapshot.ts";
import { problemOf } from "./copy-sqlite.ts";

export interface RestoreOptions {
  place: Place;
  /** Moves existing data aside; default: refuses. */
  replace?: boolean;
  /** Schemas that this version can open, by database. */
  knows: {
    content(kind: "sqlite" | "postgres", schema: string): boolean;
    journal(kind: "sqlite" | "postgres", schema: number): boolean;
  };
  /** Addresses of servers that would use this data. */
  servers?: readonly string[];
}

export interface Restored {
  manifest: Manifest;
  /** The former data: folders, schemas and files of the bucket. */
  aside: string[];
}

/**
 * Restores a backup into an empty installation or, with `replace`, over an existing one. Changes
 * nothing before all is checked; a throw names the obstacle, and nothing has changed.
 */
export async function restoreBackup(
  archive: string,
  { place, replace = false, knows, servers = [] }: RestoreOptions,
): Promise<Restored> {
  const { dataDir } = place;
  if (!existsSync(archive)) throw new Error(`${archive} does not exist`);
  for (const server of servers)
    if (await answers(server))
      throw new Error(`a server responds at ${server}: stop the site and the content host first`);
  await refuseTaken(place, replace);
  const stamp = new Date().toISOString().replace(/\D/g, "");
  const mounted = await isMounted(dataDir);
  await mkdir(mounted ? dataDir : dirname(dataDir), { recursive: true });
  // On the data folder's disk, so that it is moved, not copied.
  const stage = await mkdtemp(
    mounted
      ? join(dataDir, ".restoring-")
      : join(dirname(dataDir), `.${basename(dataDir)}.restoring-`),
  );
  try {
    await unpack(archive, stage);
    const manifest = await verify(stage);
    for (const part of partsOf(place)) {
      refuseStrange(part, manifest, knows);
      if (part.url && existsSync(dumpOf(stage, part))) await refuseUnsafeRestore(part.url);
    }
    const aside: string[] = [];
    // First, because a failure half-way only adds files.
    if (place.bucket)
      aside.push(...(await restoreIntoBucket(place.bucket, stage, { manifest, stamp })));
    for (const part of partsOf(place)) aside.push(...(await restorePart(part, stage, stamp)));
    const data = join(stage, DATA);
    await mkdir(data, { recursive: true });
    aside.push(
      ...(mounted
        ? await exchangeContents(data, dataDir, stamp)
        : await exchangeFolder(data, dataDir, stamp)),
    );
    return { manifest, aside };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

async function answers(server: string): Promise<boolean> {
  try {
    await (await fetch(`${server}/healthz`, { signal: AbortSignal.timeout(1000) })).body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/** Entries of a new disk, and what an earlier restore moved aside. */
const IGNORED = /^(lost\+found|\.before-restore-.*|\.restoring-.*)$/;

/** Ignores empty folders: a new volume of an image has some, which the restored ones replace. */
async function contentsOf(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const isFree = entry.isDirectory() && (await isEmptyFolder(join(folder, entry.name)));
    if (!isFree && !IGNORED.test(entry.name)) found.push(entry.name);
  }
  return found;
}

/** An unreadable folder counts as used. */
const isEmptyFolder = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [folder])).length === 0;

async function refuseTaken(place: Place, replace: boolean): Promise<void> {
  const problem = await place.bucket?.whyAway();
  if (problem) throw new Error(problem);
  if (replace) return;
  const remedy = "restore into an empty one, or add --replace, which renames the existing data";
  if ((await contentsOf(place.dataDir)).length > 0)
    throw new Error(`${place.dataDir} is not empty: ${remedy}`);
  for (const { name, url, schema } of partsOf(place))
    if (url && (await isTaken(url, schema)))
      throw new Error(`the ${name}'s database holds tables in its schema ${schema}: ${remedy}`);
  if (place.bucket && !(await isEmpty(place.bucket)))
    throw new Error(`the bucket ${place.bucket.name} holds files: ${remedy}`);
}

/** A mount point, such as a container's volume, cannot be moved. */
async function isMounted(folder: string): Promise<boolean> {
  const [own, parent] = await Promise.all([
    stat(folder).catch(() => null),
    stat(dirname(folder)).catch(() => null),
  ]);
  return own !== null && parent !== null && own.dev !== parent.dev;
}

/** The manifest, after comparing it with all files. */
async function verify(stage: string): Promise<Manifest> {
  const text = await readFile(join(stage, MANIFEST), "utf8").catch(() => "");
  if (text === "")
    throw new Error(
      "the archive is truncated, or not a backup of this project: its list of files is missing",
    );
  const manifest = readManifest(text);
  const there = await filesIn(stage);
  const listed = new Set(Object.keys(manifest.files));
  const stray = there.find((path) => path !== MANIFEST && !listed.has(path));
  if (stray !== undefined)
    throw new Error(`the archive was altered: ${stray} is not on its list of files`);
  for (const [path, { size, sha256 }] of Object.entries(manifest.files)) {
    const found = await stat(join(stage, path)).catch(() => null);
    if (found?.size !== size || (await sha256Of(join(stage, path))) !== sha256)
      throw new Error(`the archive was damaged or altered: ${path} differs from its list of files`);
    const problem = path.endsWith(".sqlite") ? problemOf(join(stage, path)) : null;
    if (problem) throw new Error(`the backup's ${path} is damaged (${problem})`);
  }
  return manifest;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

const SETTING = { content: "CMS_DATABASE_URL", journal: "DATABASE_URL" } as const;

/** Refuses a database of the other kind, or of a newer version. */
function refuseStrange(
  { name, url }: Part,
  manifest: Manifest,
  knows: RestoreOptions["knows"],
): void {
  const { kind, schema } = manifest[name];
  if (schema === null) return;
  if (kind === "postgres" && !url)
    throw new Error(
      `the backup holds the ${name} of a PostgreSQL database: set ${SETTING[name]} to one`,
    );
  if (kind === "sqlite" && url)
    throw new Error(
      `the backup holds the ${name} in SQLite, but ${SETTING[name]} is set: remove the setting`,
    );
  const known =
    name === "content" ? knows.content(kind, String(schema)) : knows.journal(kind, Number(schema));
  if (!known)
    throw new Error(
      `the backup's ${name} has the schema ${schema}, which this version does not have: the backup was made by a newer version (${manifest.by}); restore it with that version`,
    );
}

const dumpOf = (stage: string, { name }: Pick<Part, "name">): string =>
  join(stage, `${DATABASE}${name}.sql`);

async function restorePart(
  { name, url, schema }: Part,
  stage: string,
  stamp: string,
): Promise<string[]> {
  const dump = dumpOf(stage, { name });
  if (!url || !existsSync(dump)) return [];
  const aside = await restorePostgres(url, schema, dump, stamp);
  return aside === "" ? [] : [`the schema ${aside} of the ${name}'s database`];
}

async function exchangeFolder(data: string, dataDir: string, stamp: string): Promise<string[]> {
  const taken = existsSync(dataDir) && (await readdir(dataDir)).length > 0;
  const aside = `${dataDir}.before-restore-${stamp}`;
  if (taken) await rename(dataDir, aside);
  try {
    await rename(data, dataDir);
  } catch (error) {
    if (taken) await rename(aside, dataDir);
    throw error;
  }
  return taken ? [aside] : [];
}

/** Moves entries one by one, existing ones first: after an interruption --replace continues. */
async function exchangeContents(data: string, dataDir: string, stamp: string): Promise<string[]> {
  const taken = await contentsOf(dataDir);
  const aside = join(dataDir, `.before-restore-${stamp}`);
  if (taken.length > 0) await mkdir(aside, { mode: 0o700 });
  for (const name of taken) await rename(join(dataDir, name), join(aside, name));
  for (const name of await readdir(data)) await rename(join(data, name), join(dataDir, name));
  return taken.length > 0 ? [aside] : [];
}
