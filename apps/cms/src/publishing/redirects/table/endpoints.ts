import type { Endpoint } from "payload";
import { isEditor } from "#accounts/access/roles.ts";
import { csvRow } from "#admin-ui/csv.ts";
import { importRows } from "#publishing/redirects/table/import-rows.ts";
import type { RowReport } from "#publishing/redirects/table/plan.ts";
import { readTable } from "#publishing/redirects/table/read-table.ts";
import { forbid, refuse } from "#server/http/refuse.ts";

/** Rows per request: few enough to respond before a proxy times out. */
const PORTION = 200;
const LONGEST = 4 * 1024 * 1024;

export interface ImportAnswer {
  report: RowReport[];
  /** Rows of the whole table, and rows done. */
  total: number;
  done: number;
}

/** `POST …/redirects/import` `{csv, done}`: writes the next rows and reports each. Idempotent. */
const importTable = (siteUrl: string): Endpoint => ({
  path: "/import",
  method: "post",
  handler: async (req) => {
    if (!isEditor(req)) return forbid();
    const { csv, done }: { csv?: unknown; done?: unknown } =
      (await req.json?.().catch(() => null)) ?? {};
    if (typeof csv !== "string") return refuse(422, "Choose a CSV file.");
    if (csv.length > LONGEST) return refuse(422, "The file is larger than 4 MB. Split it.");
    const rows = readTable(csv);
    if ("problem" in rows) return refuse(422, rows.problem);
    const start = typeof done === "number" && done > 0 ? Math.floor(done) : 0;
    const end = Math.min(start + PORTION, rows.length);
    const report = await importRows(req, rows, { start, end, siteUrl });
    const answer: ImportAnswer = { report, total: rows.length, done: end };
    return Response.json(answer, { headers: { "cache-control": "no-store" } });
  },
});

/** `GET /cms/api/redirects/export.csv`, in the format of the import. */
const exportTable: Endpoint = {
  path: "/export.csv",
  method: "get",
  handler: async (req) => {
    if (!isEditor(req)) return forbid();
    const { docs } = await req.payload.find({
      collection: "redirects",
      sort: "from",
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    });
    const rows = [
      ["from", "to", "status"],
      ...docs.map(({ from, to, status }) => [from, to, status]),
    ];
    // With a byte order mark spreadsheets read UTF-8.
    return new Response(`\ufeff${rows.map(csvRow).join("")}`, {
      headers: {
        "content-type": "text/csv; charset=utf-8; header=present",
        "content-disposition": `attachment; filename="redirects-${new Date().toISOString().slice(0, 10)}.csv"`,
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
      },
    });
  },
};

export const tableEndpoints = (siteUrl: string): Endpoint[] => [importTable(siteUrl), exportTable];
