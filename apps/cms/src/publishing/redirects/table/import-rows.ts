/** Saves rows one by one: a refused row does not stop the others. */
import { ValidationError, type PayloadRequest } from "payload";
import { planRows, type ReadyRow, type RowReport } from "#publishing/redirects/table/plan.ts";
import type { TableRow } from "#publishing/redirects/table/read-table.ts";
import type { Redirect } from "#payload-types.ts";

/** Writes from `start` to `end`; `rows` is the whole table, to find duplicates. */
export async function importRows(
  req: PayloadRequest,
  rows: readonly TableRow[],
  how: { start: number; end: number; siteUrl: string },
): Promise<RowReport[]> {
  const { report, ready } = await planRows(req, rows, how);
  const refused = new Map<number, string>();
  for (const row of ready)
    try {
      await write(req, row);
    } catch (error) {
      refused.set(row.line, reasonOf(error));
    }
  return report.map((one) => {
    const why = refused.get(one.line);
    return why === undefined ? one : { ...one, outcome: "refused", why };
  });
}

async function write(req: PayloadRequest, { from, to, status }: ReadyRow): Promise<void> {
  const known = await req.payload.db.findOne<Redirect>({
    collection: "redirects",
    where: { from: { equals: from } },
  });
  const as = {
    collection: "redirects",
    data: { from, to, status },
    user: req.user,
    context: req.context,
    overrideAccess: false,
    depth: 0,
  } as const;
  if (known) await req.payload.update({ ...as, id: known.id });
  else await req.payload.create(as);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ValidationError)) throw error;
  return error.data.errors.map(({ message }) => message).join(" ");
}
