import type { Endpoint } from "payload";
import { isEditor } from "#accounts/access/roles.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { csvRow } from "#admin-ui/csv.ts";
import { downloadOf } from "#admin-ui/list-table.ts";
import { adminWords } from "#admin-ui/words/words.ts";
import type { ReadVisits } from "#server/read-visits.ts";
import { COLUMNS } from "#dashboard/sources/columns.ts";
import type { Figures } from "#dashboard/sources/join-sources.ts";
import { questionOf, readSources } from "#dashboard/sources/read-sources.ts";
import { forbid } from "#server/http/refuse.ts";

const MOST_ROWS = 10_000;

/** `GET /cms/api/sources.csv?days=30&by=source`: the table of the screen, in the user's language, with all rows. */
export const sourcesEndpoint = (site: Omit<ReadVisits, "days">): Endpoint => ({
  path: "/sources.csv",
  method: "get",
  handler: async (req) => {
    if (!isEditor(req)) return forbid();
    const t = adminWords(req.i18n);
    const question = questionOf(req.query);
    const { rows, rest, total, hasVisits } = await readSources(req.payload, site, {
      ...question,
      most: MOST_ROWS,
      t,
    });
    await noteEvent(req, { event: "export", place: "submissions", detail: "sources.csv" });
    const cells = ({ visits, begun, sent, won, hired }: Figures): string[] => [
      ...(hasVisits ? [visits, begun] : ["", ""]).map(String),
      ...[sent, won, hired].map(String),
    ];
    const table = [
      [
        t(question.by === "source" ? "Source" : "Campaign"),
        ...COLUMNS.map(({ label }) => t(label)),
      ],
      ...rows.map((row) => [row.name, ...cells(row)]),
      ...(rest ? [[t("{n} more", { n: rest.rows }), ...cells(rest)]] : []),
      [t("Total"), ...cells(total)],
    ];
    // With a byte order mark spreadsheets read UTF-8.
    return new Response(`\ufeff${table.map(csvRow).join("")}`, {
      headers: downloadOf(
        `${question.by}s-${question.days}-days`,
        "csv",
        "text/csv; charset=utf-8; header=present",
      ),
    });
  },
});
