import { readFile } from "node:fs/promises";
import type { Log } from "#server/observability/log.ts";
import { hashOf } from "#server/http/prepared-response.ts";
import { writeWhole } from "#server/files/write-whole.ts";

export interface LastChanges {
  /**
   * The day since when the page at `path` has been made of this; its own `date` where it was never
   * seen otherwise.
   */
  dayOf(page: { path: string; of: unknown; date: string }): string;
  /** Writes down what was learned. Never rejects. */
  keep(): Promise<void>;
}

interface Options {
  file: string;
  log: Pick<Log, "warn">;
  now?: () => Date;
}

/**
 * The contract's records say nothing of when they changed, so the site remembers what it saw and
 * since when. A date is never too early for a search engine to look again, and stays the same as
 * long as the page does.
 */
export async function openLastChanges({
  file,
  log,
  now = () => new Date(),
}: Options): Promise<LastChanges> {
  const seen = new Map(await read(file));
  let isNew = false;
  return {
    dayOf({ path, of, date }) {
      const hash = hashOf(JSON.stringify(of) ?? "");
      const known = seen.get(path);
      if (known?.hash === hash) return known.day;
      const today = now().toISOString().slice(0, 10);
      const day = known === undefined && date !== "" && date < today ? date : today;
      seen.set(path, { hash, day });
      isNew = true;
      return day;
    },
    async keep() {
      if (!isNew) return;
      isNew = false;
      try {
        await writeWhole(file, JSON.stringify([...seen]));
      } catch (error) {
        isNew = true;
        log.warn(
          { file, code: error instanceof Error && "code" in error ? error.code : undefined },
          "sitemap: when pages changed cannot be written down. Check DATA_DIR's space and owner",
        );
      }
    },
  };
}

type Seen = [path: string, { hash: string; day: string }][];

const isSeen = (entry: unknown): entry is Seen[number] =>
  Array.isArray(entry) &&
  typeof entry[0] === "string" &&
  typeof entry[1]?.hash === "string" &&
  typeof entry[1].day === "string";

async function read(file: string): Promise<Seen> {
  try {
    const json: unknown = JSON.parse(await readFile(file, "utf8"));
    return Array.isArray(json) ? json.filter(isSeen) : [];
  } catch {
    // Not there yet, or torn: everything is seen for the first time.
    return [];
  }
}
