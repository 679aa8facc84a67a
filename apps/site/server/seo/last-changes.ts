import { readFile } from "node:fs/promises";
import { within } from "@meridian/http/within";
import { derived } from "#app/content/derived.ts";
import { createOutage } from "#server/observability/outage.ts";
import { hashOf } from "#server/http/prepared-response.ts";
import { writeWhole } from "#server/files/write-whole.ts";
import type { SharedDays, SeenPage } from "#server/seo/shared-days.ts";
import type { Uses } from "#server/services.ts";

/** Timeout of the shared record. */
const WAIT_MS = 1000;

export interface LastChanges {
  /**
   * The day of each page's last change; for a page seen for the first time its own `date`. Empty if
   * other sites may know better and are unreachable.
   */
  daysOf(pages: readonly Page[]): Promise<string[]>;
  /** Writes the record to disk. Never rejects. */
  keep(): Promise<void>;
}

interface Page {
  path: string;
  of: unknown;
  date: string;
}

/**
 * The contract's records have no modification dates, so the site records the day it first sees a
 * change. A day is never too early for search engines to look again, and stays the same as long as
 * the page. `shared`: the record of all sites; without it each site uses its own.
 */
export async function openLastChanges({
  file,
  shared,
  log,
  now = () => new Date(),
}: Uses<never, { log: "warn" | "info" }> & {
  file: string;
  shared?: SharedDays | undefined;
  now?: () => Date;
}): Promise<LastChanges> {
  const seen = new Map(await read(file));
  let isNew = false;
  const today = (): string => now().toISOString().slice(0, 10);
  const outage = createOutage(
    "the shared record of page changes in PostgreSQL (DATABASE_URL)",
    "sitemaps have no dates for pages that are new to this site",
    { warn: (words) => log.warn(words), info: (words) => log.info(words) },
  );

  const asSeen = ({ path, of, date }: Page): SeenPage => {
    const hash = typeof of === "object" && of !== null ? hashOfRecord(of) : hashOfJson(of);
    const before = seen.get(path);
    const isFirst = before === undefined && date !== "" && date < today();
    const known = before?.hash === hash ? before.day : undefined;
    return { path, hash, known, fresh: isFirst ? date : today() };
  };
  function learn(page: SeenPage, day: string): string {
    if (day !== "" && day !== page.known) {
      seen.set(page.path, { hash: page.hash, day });
      isNew = true;
    }
    return day;
  }
  async function together(lookUp: SharedDays, pages: SeenPage[]): Promise<string[]> {
    let days: Awaited<ReturnType<SharedDays>> | undefined;
    try {
      days = await within(WAIT_MS, lookUp(pages));
      if (days) outage.up();
      else outage.down(`no response within ${WAIT_MS} ms`);
    } catch (error) {
      outage.down(error instanceof Error ? error.message : String(error));
    }
    return pages.map((page) => learn(page, days?.get(page.path) ?? alone(page)));
  }
  const alone = ({ path, known, fresh }: SeenPage): string =>
    known ?? (shared === undefined || seen.has(path) ? fresh : "");

  return {
    async daysOf(pages) {
      const given = pages.map(asSeen);
      return shared ? together(shared, given) : given.map((page) => learn(page, alone(page)));
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
          "sitemap: the record of page changes cannot be written. Check DATA_DIR's free space and owner",
        );
      }
    },
  };
}

const hashOfJson = (value: unknown): string => hashOf(JSON.stringify(value) ?? "");
const hashOfRecord = derived(hashOfJson);

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
    // Missing or torn: every page counts as seen for the first time.
    return [];
  }
}
