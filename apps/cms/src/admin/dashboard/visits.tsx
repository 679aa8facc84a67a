import type { ServerProps } from "payload";
import { Funnels } from "#admin/dashboard/visit-funnels.tsx";
import { askVisits, type VisitReport } from "#visits/ask-visits.ts";

type VisitsProps = Pick<ServerProps, "user"> & { purgeUrl: string; purgeSecret: string };

const DAYS = 30;
const PAGES = 10;
const CELL = {
  padding: "0.25rem 1rem 0.25rem 0",
  textAlign: "left",
  fontVariantNumeric: "tabular-nums",
} as const;
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const number = new Intl.NumberFormat("en-GB");

/** On the dashboard: how often pages were viewed, by day and by page, and how far forms came. */
export async function Visits({ user, purgeUrl, purgeSecret }: VisitsProps) {
  if (user?.collection !== "users" || user.role === "recruiter") return null;
  const report = await askVisits({ purgeUrl, purgeSecret, days: DAYS });
  return (
    <section className="dashboard-part" aria-labelledby="visits-title">
      <h2 id="visits-title">Visits in the last {DAYS} days</h2>
      {typeof report === "string" ? <p>{report}</p> : <Report report={report} />}
    </section>
  );
}

function Report({ report }: { report: VisitReport }) {
  const { counting, days, pages, forms } = report;
  const total = days.reduce((all, { views }) => all + views, 0);
  const elsewhere = (
    <p>
      The site does not count now: see Settings, Forms and visits. What it counted before is shown.
    </p>
  );
  if (total === 0 && forms.length === 0)
    return counting ? (
      <p>
        None were counted yet. Bots, and visitors whose browser asks not to be tracked, never are.
      </p>
    ) : (
      elsewhere
    );
  return (
    <div style={{ display: "grid", gap: "1.5rem" }}>
      {!counting && elsewhere}
      <Days days={days} total={total} />
      <div
        style={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))",
          gap: "1.5rem 3rem",
          alignItems: "start",
        }}
      >
        <Pages pages={pages.slice(0, PAGES)} />
        {forms.length > 0 && <Funnels forms={forms} />}
      </div>
    </div>
  );
}

function Days({ days, total }: { days: VisitReport["days"]; total: number }) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const named = (at: number): string => day.format(new Date(days.at(at)?.day ?? 0));
  return (
    <figure style={{ margin: 0 }}>
      <figcaption style={{ marginBottom: "0.5rem" }}>
        {number.format(total)} views, {number.format(most)} on the busiest day
      </figcaption>
      <ol
        aria-label="Views by day"
        style={{
          display: "flex",
          alignItems: "flex-end",
          gap: "2px",
          blockSize: "7rem",
          margin: 0,
          padding: 0,
          listStyle: "none",
          borderBottom: "1px solid var(--theme-elevation-200)",
        }}
      >
        {days.map(({ day: date, views }) => (
          <li
            key={date}
            title={`${day.format(new Date(date))}: ${views}`}
            aria-label={`${day.format(new Date(date))}: ${views}`}
            style={{
              flex: 1,
              blockSize: `${(100 * views) / most}%`,
              minBlockSize: views > 0 ? "2px" : 0,
              background: "var(--theme-success-500)",
            }}
          />
        ))}
      </ol>
      <div
        aria-hidden="true"
        style={{
          display: "flex",
          justifyContent: "space-between",
          color: "var(--theme-elevation-600)",
        }}
      >
        <span>{named(0)}</span>
        <span>{named(-1)}</span>
      </div>
    </figure>
  );
}

function Pages({ pages }: { pages: VisitReport["pages"] }) {
  const most = Math.max(1, ...pages.map(({ views }) => views));
  return (
    <table style={{ borderCollapse: "collapse", inlineSize: "100%" }}>
      <caption style={{ textAlign: "left", marginBottom: "0.5rem" }}>Most viewed pages</caption>
      <thead>
        <tr>
          <th scope="col" style={CELL}>
            Page
          </th>
          <th scope="col" style={CELL}>
            Views
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ page, views }) => (
          <tr key={page}>
            <th
              scope="row"
              style={{
                ...CELL,
                fontWeight: "normal",
                overflowWrap: "anywhere",
                background: `linear-gradient(var(--theme-elevation-100), var(--theme-elevation-100)) 0 50% / ${(100 * views) / most}% 80% no-repeat`,
              }}
            >
              {page}
            </th>
            <td style={CELL}>{number.format(views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
