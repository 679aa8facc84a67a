import { setImmediate as nextTurn } from "node:timers/promises";
import type { Endpoint, PayloadRequest, Where } from "payload";
import { inboxUsers } from "#accounts/access/roles.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { csvTable, downloadOf, filteredBy } from "#admin-ui/list-table.ts";
import { streamOf } from "#server/http/stream-of.ts";
import { headOf, threadText, rowOf, type Replied } from "#inbox/export/table.ts";
import { MOST_ROWS, workbook } from "#admin-ui/workbook.ts";
import { fieldLabels } from "#inbox/field-labels.ts";
import { lettersTo } from "#inbox/mailbox/received.ts";
import { repliesTo } from "#inbox/replies/reply-states.ts";
import { refuse } from "#server/http/refuse.ts";

/** Submissions per read: memory use does not depend on the table's length. */
const BATCH = 200;

/** The submissions after `after`, newest first, that this user may see. */
async function read(
  req: PayloadRequest,
  where: Where,
  after: number | undefined,
): Promise<Replied[]> {
  // SQLite responds without a turn of other requests.
  if (after !== undefined) await nextTurn();
  const further = after === undefined ? [] : [{ id: { less_than: after } }];
  const { docs } = await req.payload.find({
    collection: "submissions",
    where: { and: [where, ...further] },
    sort: "-id",
    limit: BATCH,
    pagination: false,
    depth: 1,
    overrideAccess: false,
    req,
  });
  const thread = await repliesTo(
    req.payload,
    docs.map(({ id }) => id),
    { req },
  );
  const letters = await lettersTo(
    req.payload,
    docs.map(({ id }) => id),
    req,
  );
  const of = (id: number) => (one: { submission?: unknown }) => one.submission === id;
  return docs.map((doc) => ({
    ...doc,
    replied: threadText(thread.filter(of(doc.id)), letters.filter(of(doc.id))),
  }));
}

/**
 * `GET …/submissions/export.csv` and `.xlsx`: all pages of a list with this `where` and `search`.
 */
const exportAs = (
  ending: "csv" | "xlsx",
  write: (req: PayloadRequest, where: Where, first: Replied[]) => Promise<Response>,
): Endpoint => ({
  path: `/export.${ending}`,
  method: "get",
  handler: async (req) => {
    if (!(await inboxUsers({ req }))) return refuse(401, "Log in to read submissions.");
    const where = filteredBy(req, "submissions");
    // Before the response begins: an invalid filter gives an error, not half a table.
    const first = await read(req, where, undefined);
    await noteEvent(req, { event: "export", place: "submissions", detail: ending });
    return write(req, where, first);
  },
});

const csv = exportAs("csv", async (req, where, first) =>
  csvTable({
    name: "inbox",
    head: headOf(await fieldLabels(req.payload)),
    rowOf,
    batch: BATCH,
    first,
    next: (last) => read(req, where, last?.id),
  }),
);

/** Portions of rows to the end of the list. */
async function* portionsOf(
  req: PayloadRequest,
  where: Where,
  first: Replied[],
): AsyncGenerator<string[][]> {
  for (let batch = first; ; batch = await read(req, where, batch.at(-1)?.id)) {
    yield batch.map(rowOf);
    if (batch.length < BATCH) return;
  }
}

const xlsx = exportAs("xlsx", async (req, where, first) => {
  const { totalDocs } = await req.payload.count({ collection: "submissions", where, req });
  if (totalDocs >= MOST_ROWS)
    return refuse(
      422,
      `A workbook has at most ${MOST_ROWS - 1} submissions: filter the list, or export it as CSV.`,
    );
  const head = headOf(await fieldLabels(req.payload));
  return new Response(streamOf(workbook({ name: "Inbox", head }, portionsOf(req, where, first))), {
    headers: downloadOf(
      "inbox",
      "xlsx",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ),
  });
});

export const exportEndpoints: Endpoint[] = [csv, xlsx];
