/** What the content host needs to work; the same kind of report as the site's `/readyz`. */
import { statfs } from "node:fs/promises";
import type { ReadinessParts, ReadinessReport } from "@meridian/http/readiness";
import type { Logger } from "pino";

/** Bytes on the disk of DATA_DIR, as for the site: below the first nothing is ready. */
const FREE_LEAST = 64 * 2 ** 20;
const FREE_LOW = 512 * 2 ** 20;
const WATCH_MS = 30_000;

const freeOn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

export const hostParts = (
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  ping: () => Promise<void>,
  free: (folder: string) => Promise<number> = freeOn,
): ReadinessParts => ({
  database: async () => {
    try {
      await ping();
      return { ok: true, detail: "" };
    } catch (error) {
      const place = databaseUrl ? "the server of CMS_DATABASE_URL" : "cms.sqlite in DATA_DIR";
      return {
        ok: false,
        detail: `the database does not respond (${codeOf(error)}): check ${place}`,
      };
    }
  },
  disk: async () => {
    const space = await free(dataDir);
    const detail = `the disk of DATA_DIR has ${Math.floor(space / 2 ** 20)} MB left: free disk space`;
    return { ok: space >= FREE_LEAST, detail: space < FREE_LOW ? detail : "" };
  },
});

/** The code of the error or its first cause that has one: messages may quote a query. */
function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  return error instanceof Error ? error.name : "no reason given";
}

/** Logs a line with `alert` when a part begins to need a person, and one when it does not any more. */
export function alertOn(log: Pick<Logger, "error" | "info">): (report: ReadinessReport) => void {
  const troubled = new Set<string>();
  return ({ parts }) => {
    for (const [part, { detail }] of Object.entries(parts)) {
      if (detail !== "" && !troubled.has(part)) log.error({ alert: true, part }, detail);
      if (detail === "" && troubled.has(part)) log.info({ part }, `${part}: works again`);
      if (detail === "") troubled.delete(part);
      else troubled.add(part);
    }
  };
}

export function watchReadiness(
  readiness: () => Promise<ReadinessReport>,
  log: Pick<Logger, "error" | "info">,
): void {
  const alert = alertOn(log);
  setInterval(() => void readiness().then(alert), WATCH_MS).unref();
}
