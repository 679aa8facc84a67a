import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Bodies } from "#server/http/prepared-response.ts";
import { compressed } from "#server/static/compressed.ts";
import { writeWhole } from "#server/files/write-whole.ts";

/** This build, and the previous one for tabs that are still open. */
const BUILDS_RETAINED = 2;
const RECORD = "builds.json";

/** A file with its compressed encodings, if it shrinks. */
export interface RetainedFile {
  name: string;
  bodies: Bodies;
}

/**
 * Retains a build's hashed assets in the data folder, compressed once, for one more deploy: a page
 * opened before it still loads its parts. Names contain a content hash: builds never collide.
 * `keepMs`: for unknown assets, whose build other nodes may run.
 */
export async function retainAssets(
  assetsFolder: string,
  retainedFolder: string,
  keepMs = 0,
): Promise<RetainedFile[]> {
  await mkdir(retainedFolder, { recursive: true });
  const names = (existsSync(assetsFolder) ? await readdir(assetsFolder) : []).toSorted();
  await Promise.all(names.map((name) => put(assetsFolder, retainedFolder, name)));
  const builds = await remember(retainedFolder, names);
  const retained = new Set(builds.flat());
  await Promise.all(
    (await readdir(retainedFolder))
      .filter((file) => file !== RECORD && !retained.has(file.replace(/\.(br|gz)$/, "")))
      .map((file) => removeOld(join(retainedFolder, file), keepMs)),
  );
  return Promise.all(
    [...retained].map(async (name) => ({
      name,
      bodies: await bodiesOf(join(retainedFolder, name)),
    })),
  );
}

async function removeOld(path: string, keepMs: number): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found && Date.now() - found.mtimeMs >= keepMs) await rm(path, { force: true });
}

/** Updates the modification time: a current build uses the file. */
async function touch(path: string): Promise<void> {
  const now = new Date();
  for (const file of [path, `${path}.br`, `${path}.gz`])
    await utimes(file, now, now).catch(() => undefined);
}

const NAME = /^\w[\w.~-]*$/;

/** An asset from another node's build; names with a slash are rejected. */
export async function findRetained(
  retainedFolder: string,
  name: string,
): Promise<Bodies | undefined> {
  if (!NAME.test(name) || name === RECORD || /\.(br|gz)$/.test(name)) return undefined;
  const path = join(retainedFolder, name);
  return existsSync(path) ? bodiesOf(path).catch(() => undefined) : undefined;
}

async function put(assetsFolder: string, retainedFolder: string, name: string): Promise<void> {
  const target = join(retainedFolder, name);
  // Written last, so an existing file is complete.
  if (existsSync(target)) return touch(target);
  const bytes = await readFile(join(assetsFolder, name));
  const { br, gzip } = await compressed(name, bytes, join(assetsFolder, ".."));
  if (br) await writeWhole(`${target}.br`, br);
  if (gzip) await writeWhole(`${target}.gz`, gzip);
  await writeWhole(target, bytes);
}

async function bodiesOf(path: string): Promise<Bodies> {
  const [identity, br, gzip] = await Promise.all([
    readFile(path),
    readFile(`${path}.br`).catch(() => undefined),
    readFile(`${path}.gz`).catch(() => undefined),
  ]);
  return { identity, ...(br && { br }), ...(gzip && { gzip }) };
}

/** The retained builds, this one first. A restart of the same build is not a deploy. */
async function remember(retainedFolder: string, names: string[]): Promise<string[][]> {
  const known = await readBuilds(join(retainedFolder, RECORD));
  const others = known.filter((build) => build.join() !== names.join());
  const builds = [names, ...others].slice(0, BUILDS_RETAINED);
  await writeWhole(join(retainedFolder, RECORD), JSON.stringify(builds));
  const there = new Set(await readdir(retainedFolder));
  return builds.map((build) => build.filter((name) => there.has(name)));
}

async function readBuilds(path: string): Promise<string[][]> {
  try {
    const json: unknown = JSON.parse(await readFile(path, "utf8"));
    return Array.isArray(json)
      ? json.filter(
          (build): build is string[] =>
            Array.isArray(build) && build.every((name) => typeof name === "string"),
        )
      : [];
  } catch {
    return [];
  }
}
