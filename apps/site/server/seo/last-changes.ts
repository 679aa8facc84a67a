import { readFile } from "node:fs/promises";
import { within } from "@meridian/contract/within";
import type { Log } from "#server/observability/log.ts";
import { createOutage } from "#server/observability/outage.ts";
import { hashOf } from "#server/http/prepared-response.ts";
import { writeWhole } from "#server/files/write-whole.ts";
import type { JointDays, SeenPage } from "#server/seo/joint-days.ts";

/** Milliseconds that a text waits for what the sites hold to. */
const WAIT_MS = 1000;

export interface LastChanges {
  /**
   * The days since when these pages have been made of this; a page's own `date` where it was never
   * seen otherwise. Empty where other sites may know better and cannot be asked.
   */
  daysOf(pages: readonly Page[]): Promise<string[]>;
  /** Writes down what was learned. Never rejects. */
  keep(): Promise<void>;
}

interface Page {
  path: string;
  of: unknown;
  date: string;
}

interface Options {
  file: string;
  /** What several sites hold to; without it, each goes by what it has seen itself. */
  joint?: JointDays | undefined;
  log: Pick<Log, "warn" | "info">;
  now?: () => Date;
}

/**
 * The contract's records say nothing of when they changed, so the site remembers what it saw and
 * since when. A date is never too early for a search engine to look again, and stays the same as
 * long as the page does.
 */
export async function openLastChanges({
  file,
  joint,
  log,
  now = () => new Date(),
}: Options): Promise<LastChanges> {
  const seen = new Map(await read(file));
  let isNew = false;
  const today = (): string => now().toISOString().slice(0, 10);
  const outage = createOutage(
    "since when pages are as they are, in PostgreSQL (DATABASE_URL),",
    "a sitemap says nothing of pages that this site has not known before",
    { warn: (words) => log.warn(words), info: (words) => log.info(words) },
  );

  const asSeen = ({ path, of, date }: Page): SeenPage => {
    const hash = hashOf(JSON.stringify(of) ?? "");
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
  async function together(ask: JointDays, pages: SeenPage[]): Promise<string[]> {
    let days: Awaited<ReturnType<JointDays>> | undefined;
    try {
      days = await within(WAIT_MS, ask(pages));
      if (days) outage.up();
      else outage.down(`it said nothing for ${WAIT_MS} ms`);
    } catch (error) {
      outage.down(error instanceof Error ? error.message : String(error));
    }
    return pages.map((page) => learn(page, days?.get(page.path) ?? alone(page)));
  }
  const alone = ({ path, known, fresh }: SeenPage): string =>
    known ?? (joint === undefined || seen.has(path) ? fresh : "");

  return {
    async daysOf(pages) {
      const given = pages.map(asSeen);
      return joint ? together(joint, given) : given.map((page) => learn(page, alone(page)));
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
