import type { Figures, SourceRow, Way } from "#dashboard/sources/join-sources.ts";
import type { Sources } from "#dashboard/sources/read-sources.ts";
import { listOf } from "#inbox/list-address.ts";
import { leadFilters, type Period } from "#inbox/sources/count-leads.ts";
import { numberOf, withinSentence } from "#admin-ui/words/formats.ts";
import type { Words } from "#admin-ui/words/words.ts";
import { COLUMNS } from "#dashboard/sources/columns.ts";

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
  t,
}: Sources & { by: Way; days: number; t: Words }) {
  if (rows.length === 0)
    return (
      <p>
        {t("There were no visits and no forms in the last {days} days. They are counted here.", {
          days,
        })}
      </p>
    );
  const columns = COLUMNS.filter(
    ({ name }) => hasVisits || !(name === "visits" || name === "begun"),
  );
  const cells = (row: Figures & Partial<SourceRow>, of: string) =>
    columns.map((column) => (
      <td key={column.name} data-head={t(column.label)}>
        <Figure {...{ row, column, period, of, t }} />
      </td>
    ));
  return (
    <table>
      <caption className="sr-only">
        {t("The last {days} days, those with the most leads first", { days })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t(by === "source" ? "Source" : "Campaign")}</th>
          {columns.map(({ name, label }) => (
            <th key={name} scope="col">
              {t(label)}
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
            <th scope="row">{t("{n} more, in the CSV", { n: rest.rows })}</th>
            {cells(rest, t("more"))}
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("Total")}</th>
          {cells({ ...total, filter: {} }, t("all"))}
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
  t: Words;
}

function Figure({ row, column, period, of, t }: FigureProps) {
  const number = numberOf(t.locale);
  const count = row[column.name];
  const isOfInbox = column.name !== "visits" && column.name !== "begun";
  if (!isOfInbox || !row.filter || count === 0) return number.format(count);
  const status: Record<string, string> = "status" in column ? { status: column.status } : {};
  return (
    <a
      href={listOf({ ...leadFilters(period), ...row.filter, ...status })}
      aria-label={`${number.format(count)} ${withinSentence(t(column.label), t.locale)}: ${of}`}
    >
      {number.format(count)}
    </a>
  );
}
