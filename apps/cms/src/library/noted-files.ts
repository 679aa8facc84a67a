/**
 * Files that a change is about to store or to release, by name, on disk before it does: a host that
 * is killed in between knows at its next start which ones may have no record. Only these are ever
 * removed, and only if no record names them.
 */
import { randomUUID } from "node:crypto";
import { open, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const NOTED = ".noted-";

export interface Note {
  names: readonly string[];
  path: string;
}

export async function writeNote(folder: string, names: readonly string[]): Promise<Note> {
  const path = join(/* turbopackIgnore: true */ folder, NOTED + randomUUID());
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(JSON.stringify(names));
    await file.sync();
  } catch (error) {
    await dropNote({ path });
    throw error;
  } finally {
    await file.close();
  }
  const place = await open(/* turbopackIgnore: true */ folder, "r");
  await place.sync().finally(() => place.close());
  return { names, path };
}

export const dropNote = ({ path }: Pick<Note, "path">): Promise<void> => rm(path, { force: true });

/** Those that are older than `ageMs`. One that was cut while it was written has stored nothing. */
export async function notesIn(folder: string, ageMs: number): Promise<Note[]> {
  const notes: Note[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(NOTED)) continue;
    const path = join(/* turbopackIgnore: true */ folder, name);
    const found = await stat(path).catch(() => undefined);
    // A file's time has fractions of a millisecond, the clock has none.
    if (found && Math.floor(found.mtimeMs) <= Date.now() - ageMs)
      notes.push({ path, names: namesOf(await readFile(path, "utf8")) });
  }
  return notes;
}

function namesOf(text: string): string[] {
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}
