import { CloseButton } from "#inbox/screens/close-button.tsx";
import type { Applications, VacancyRow } from "#inbox/by-vacancy.ts";
import { listOf } from "#inbox/list-address.ts";
import { stageInWords } from "#inbox/stage.ts";
import { STATUSES, statusesOf } from "#inbox/statuses.ts";

const STAGES = statusesOf("resume");
const STATES = {
  open: "open",
  over: "its last day to apply has passed",
  closed: "closed",
  draft: "not published yet",
} satisfies Record<VacancyRow["state"], string>;

type Row = Applications & { title: string } & Partial<VacancyRow>;

/** Rows are vacancies, or titles that applications name. */
export function ApplicationsTable({ title, rows }: { title: string; rows: Row[] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {rows.length > 0 && (
        <div className="by-vacancy-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Vacancy</th>
                <th scope="col">All</th>
                {STAGES.map(({ value, label }) => (
                  <th key={value} scope="col">
                    {label}
                  </th>
                ))}
                <th scope="col">Longest wait</th>
                <th scope="col">On the site</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <ApplicationsRow key={row.id ?? row.title} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function ApplicationsRow({ row }: { row: Row }) {
  const { id, title, state, lastSavedBy, total, counts, oldest } = row;
  const list = (more: Record<string, string> = {}): string =>
    listOf(...row.filters.map((filters) => ({ kind: "resume", ...filters, ...more })));
  return (
    <tr>
      <th scope="row">
        {id === undefined ? (
          title || "No vacancy named"
        ) : (
          <a href={`/admin/collections/vacancies/${id}`}>{title || "Vacancy without a title"}</a>
        )}
        {state && state !== "open" && (
          <small>
            {STATES[state]}
            {lastSavedBy && `, last saved by ${lastSavedBy}`}
          </small>
        )}
      </th>
      <td>{total > 0 ? <a href={list()}>{total}</a> : "none"}</td>
      {STAGES.map(({ value }) => (
        <td key={value}>
          {counts[value] && <a href={list({ status: value })}>{counts[value]}</a>}
        </td>
      ))}
      <td>
        {oldest &&
          `${stageInWords(oldest.since)}, ${STATUSES.find(({ value }) => value === oldest.status)?.label}`}
      </td>
      <td>
        {id !== undefined && (state === "open" || state === "closed") && (
          <CloseButton vacancy={id} title={title} isOpen={state === "open"} />
        )}
      </td>
    </tr>
  );
}
