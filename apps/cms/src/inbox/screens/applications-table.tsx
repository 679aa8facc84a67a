import type { Words } from "#admin-ui/words/words.ts";
import { CloseButton } from "#inbox/screens/close-button.tsx";
import type { Applications, VacancyRow } from "#inbox/by-vacancy.ts";
import { listOf } from "#inbox/list-address.ts";
import { stageInWords, statusInLine, statusWord } from "#inbox/stage.ts";
import { statusesOf, UNDER_WAY } from "#inbox/statuses.ts";
import type { Submission } from "#payload-types.ts";

type Status = Submission["status"];

const ENDED = statusesOf("resume")
  .map(({ value }) => value)
  .filter((status) => !UNDER_WAY.includes(status));
/** The columns: each stage under way, then all ends together. */
const COLUMNS: { label: string; statuses: readonly Status[] }[] = [
  ...UNDER_WAY.map((status) => ({ label: statusWord(status), statuses: [status] })),
  { label: "Ended", statuses: ENDED },
];
const STATES = {
  open: "open",
  over: "its last day to apply has passed",
  closed: "closed",
  draft: "not published yet",
} satisfies Record<VacancyRow["state"], string>;

type Row = Applications & { title: string } & Partial<VacancyRow>;

const countOf = ({ counts }: Applications, statuses: readonly Status[]): number =>
  statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);

/** The longest-waiting first, then those with nothing to do, then those without applications. */
const byWait = (a: Row, b: Row): number => {
  const [first, second] = [a.oldest?.since ?? "~", b.oldest?.since ?? "~"];
  if (first !== second) return first < second ? -1 : 1;
  return Number(b.total > 0) - Number(a.total > 0);
};

/** How many applications are in each stage, in all vacancies. */
export function Stages({ rows, t }: { rows: Applications[]; t: Words }) {
  return (
    <section className="needs" aria-label={t("Applications by stage")}>
      <ul>
        {UNDER_WAY.map((status) => (
          <li key={status}>
            <a href={listOf({ kind: "resume", status })}>
              <span className="needs__figure">
                {rows.reduce((sum, row) => sum + countOf(row, [status]), 0)}
              </span>{" "}
              <span className={`stage__word stage__word--${status}`}>{t(statusWord(status))}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Rows are vacancies, or titles that applications name. */
interface TableProps {
  title: string;
  rows: Row[];
  t: Words;
}

export function ApplicationsTable({ title, rows, t }: TableProps) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t("Vacancy")}</th>
              {COLUMNS.map(({ label }) => (
                <th key={label} scope="col">
                  {t(label)}
                </th>
              ))}
              <th scope="col">{t("Waits longest")}</th>
              <th scope="col">{t("On the site")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.toSorted(byWait).map((row) => (
              <ApplicationsRow key={row.id ?? row.title} row={row} t={t} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const listIn = ({ filters }: Row, statuses: readonly Status[]): string =>
  listOf(
    ...filters.map((filter) => ({
      kind: "resume",
      ...filter,
      ...(statuses.length > 0 && { status: { in: statuses } }),
    })),
  );

interface RowProps {
  row: Row;
  t: Words;
}

function ApplicationsRow({ row, t }: RowProps) {
  const { id, title, state, oldest } = row;
  return (
    <tr>
      <th scope="row">
        <Name row={row} t={t} />
      </th>
      {COLUMNS.map(({ label, statuses }) => (
        <td key={label} data-head={t(label)}>
          <Count {...{ row, label, statuses, t }} />
        </td>
      ))}
      <td className="by-vacancy__longest" data-head={t("Waits longest")}>
        {oldest && `${stageInWords(oldest.since, t)}, ${t(statusWord(oldest.status))}`}
      </td>
      <td>
        {id !== undefined && (state === "open" || state === "closed") && (
          <CloseButton vacancy={id} title={title} isOpen={state === "open"} />
        )}
      </td>
    </tr>
  );
}

function Name({ row, t }: RowProps) {
  const { id, title, state, lastSavedBy, total } = row;
  return (
    <>
      {id === undefined ? (
        title || t("No vacancy named")
      ) : (
        <a href={`/admin/collections/vacancies/${id}`}>{title || t("Vacancy without a title")}</a>
      )}
      <small>
        {total > 0 ? (
          <a href={listIn(row, [])}>
            {t.count(total, "{n} application", "{n} applications")}
            <span className="sr-only"> {t("for {title}", { title })}</span>
          </a>
        ) : (
          t("none yet")
        )}
      </small>
      {state && state !== "open" && (
        <small>
          {lastSavedBy
            ? t("{state}, last saved by {who}", { state: t(STATES[state]), who: lastSavedBy })
            : t(STATES[state])}
        </small>
      )}
    </>
  );
}

function Count({ row, label, statuses, t }: (typeof COLUMNS)[number] & RowProps) {
  const count = countOf(row, statuses);
  if (count === 0) return null;
  const parts = statuses.flatMap((status) =>
    row.counts[status] ? [`${row.counts[status]} ${statusInLine(status, t)}`] : [],
  );
  return (
    <a href={listIn(row, statuses)} aria-label={`${parts.join(", ")}: ${row.title}`}>
      <span className={`stage__word stage__word--${statuses.length > 1 ? "closed" : statuses[0]}`}>
        {count}
        <span className="by-vacancy__stage"> {t(label)}</span>
      </span>
    </a>
  );
}
