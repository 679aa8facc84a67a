import type { Figures, SourceRow, Way } from "#dashboard/sources/join-sources.ts";
import type { Sources } from "#dashboard/sources/read-sources.ts";
import { listOf } from "#inbox/list-address.ts";
import { leadFilters, type Period } from "#inbox/sources/count-leads.ts";

const number = new Intl.NumberFormat("en-GB");

const COLUMNS = [
  { name: "visits", label: "Visits" },
  { name: "begun", label: "Begun forms" },
  { name: "sent", label: "Sent forms" },
  { name: "won", label: "Won", status: "won" },
  { name: "hired", label: "Hired", status: "hired" },
] as const;
type Column = (typeof COLUMNS)[number];

/** The figures of the inbox lead to its list, which has as many. */
export function SourcesTable({
  rows,
  rest,
  total,
  hasVisits,
  period,
  by,
  days,
}: Sources & { by: Way; days: number }) {
  if (rows.length === 0)
    return <p>There were no visits and no forms in the last {days} days. They are counted here.</p>;
  const columns = COLUMNS.filter(
    ({ name }) => hasVisits || !(name === "visits" || name === "begun"),
  );
  const cells = (row: Figures & Partial<SourceRow>, of: string) =>
    columns.map((column) => (
      <td key={column.name} data-head={column.label}>
        <Figure {...{ row, column, period, of }} />
      </td>
    ));
  return (
    <table>
      <caption className="sr-only">The last {days} days, those with the most leads first</caption>
      <thead>
        <tr>
          <th scope="col">{by === "source" ? "Source" : "Campaign"}</th>
          {columns.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={JSON.stringify([row.name, row.filter])}>
            <th scope="row" dir="auto">
              {row.name}
            </th>
            {cells(row, row.name)}
          </tr>
        ))}
        {rest && (
          <tr>
            <th scope="row">{number.format(rest.rows)} more, in the CSV</th>
            {cells(rest, "more")}
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          {cells({ ...total, filter: {} }, "all")}
        </tr>
      </tfoot>
    </table>
  );
}

interface FigureProps {
  row: Figures & Partial<SourceRow>;
  column: Column;
  period: Period;
  of: string;
}

function Figure({ row, column, period, of }: FigureProps) {
  const count = row[column.name];
  const isOfInbox = column.name !== "visits" && column.name !== "begun";
  if (!isOfInbox || !row.filter || count === 0) return number.format(count);
  const status: Record<string, string> = "status" in column ? { status: column.status } : {};
  return (
    <a
      href={listOf({ ...leadFilters(period), ...row.filter, ...status })}
      aria-label={`${number.format(count)} ${column.label.toLowerCase()}: ${of}`}
    >
      {number.format(count)}
    </a>
  );
}
