import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { fillLeadSources } from "#server/migrations/lead-sources.ts";

type Statement = ReturnType<typeof sql>;

/** Of submissions that a host of the version before these columns saved after their migration (OWN-143). */
export async function fillSources({ db, logger }: Payload): Promise<void> {
  const run = (statement: Statement) =>
    db.execute({ drizzle: db.drizzle, sql: statement }) as Promise<{
      rows: Record<string, unknown>[];
    }>;
  await fillLeadSources({
    sql,
    all: async (statement) => (await run(statement as Statement)).rows,
    run: (statement) => run(statement as Statement),
    log: logger,
  });
}
