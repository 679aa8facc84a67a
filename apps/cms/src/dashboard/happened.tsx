import type { AdminViewServerProps, ServerProps } from "payload";
import { readVisits, type VisitReport } from "#server/read-visits.ts";
import { VisitLists } from "#dashboard/visit-lists.tsx";
import { Waterline, type ShownDay } from "#dashboard/waterline.tsx";
import { documentNames } from "#dashboard/document-names.ts";
import { countDays, type Day } from "#inbox/days.ts";
import { SUBMISSION_KINDS } from "#inbox/kinds.ts";
import type { Submission } from "#payload-types.ts";

type HappenedProps = Pick<ServerProps, "payload" | "user"> &
  Partial<Pick<AdminViewServerProps, "searchParams">> & { purgeUrl: string; purgeSecret: string };

const PERIODS = [30, 90];
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const number = new Intl.NumberFormat("en-GB");
const sum = (counts: number[]): number => counts.reduce((all, count) => all + count, 0);

interface Counted {
  days: (Day & { views: number | null; sent: number })[];
  /** Of forms that were sent. */
  kinds: { value: Submission["kind"]; label: string }[];
}

/** Sent forms and, to editors, page views by day, with the pages and forms that were seen. */
export async function Happened({ payload, user, searchParams, ...site }: HappenedProps) {
  if (user?.collection !== "users") return null;
  const period = PERIODS.find((one) => String(one) === searchParams?.days) ?? 30;
  const [sent, report] = await Promise.all([
    countDays(payload, period),
    user.role === "recruiter" ? null : readVisits({ ...site, days: period }),
  ]);
  const documents =
    report !== null && typeof report !== "string" ? await documentNames(payload, report) : [];
  const counted = join(sent, report !== null && typeof report !== "string" ? report : null);
  return (
    <section className="dashboard-part happened" aria-labelledby="happened">
      <h2 id="happened">What happened</h2>
      <p className="happened__period">
        {PERIODS.map((one) => (
          <a
            key={one}
            className="chip"
            href={`?days=${one}#happened`}
            aria-current={one === period || undefined}
          >
            {one} days
          </a>
        ))}
      </p>
      {typeof report === "string" && <p>{report}</p>}
      <Figures {...counted} period={period} />
      {report !== null && (
        <p>
          <a href={`/admin/sources?days=${period}`}>Sources and campaigns</a>: where visits and
          leads came from, and what became of them.
        </p>
      )}
      {report !== null && typeof report !== "string" && (
        <VisitLists report={report} documents={documents} />
      )}
    </section>
  );
}

function join(sent: Day[], report: VisitReport | null): Counted {
  const views = new Map(report?.days.map((one) => [one.day, one.views]));
  const kinds = SUBMISSION_KINDS.filter(({ value }) =>
    sent.some(({ counts }) => counts[value] > 0),
  );
  const hasViews = report !== null && sum([...views.values()]) > 0;
  return {
    kinds,
    days: sent.map((one) => ({
      ...one,
      views: hasViews ? (views.get(one.day) ?? 0) : null,
      sent: sum(Object.values(one.counts)),
    })),
  };
}

function Figures({ days, kinds, period }: Counted & { period: number }) {
  const hasViews = days.some(({ views }) => views !== null);
  const sent = sum(days.map((one) => one.sent));
  if (!hasViews && sent === 0)
    return <p>No forms were sent in the last {period} days. They are counted here.</p>;
  const byKind = kinds.map(
    ({ value, label }) =>
      `${label.toLowerCase()} ${number.format(sum(days.map(({ counts }) => counts[value])))}`,
  );
  const shown = days.map((one): ShownDay => ({
    name: day.format(new Date(one.day)),
    views: one.views,
    sent: one.sent,
    words: inWords(one, kinds),
  }));
  const facts = [
    ...(hasViews ? [{ name: "Page views", ...factOf(shown, "views") }] : []),
    { name: "Forms sent", ...factOf(shown, "sent"), more: byKind.join(", ") },
  ];
  const label = facts.map(({ name, total, more }) => `${name}: ${total}${more && `, ${more}`}`);
  return (
    <div className="happened__figures">
      <dl>
        {facts.map(({ name, total, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{total}</dd>
            <dd>{more}</dd>
          </div>
        ))}
      </dl>
      <figure>
        <Waterline days={shown} label={`The last ${period} days. ${label.join(". ")}.`} />
        <figcaption>
          {hasViews && <span className="happened__views">Page views above the line</span>}
          <span className="happened__sent">{hasViews ? "Sent forms below it" : "Sent forms"}</span>
          by day
        </figcaption>
        <Table days={days} kinds={kinds} hasViews={hasViews} />
      </figure>
    </div>
  );
}

function factOf(days: ShownDay[], of: "views" | "sent"): { total: string; more: string } {
  const [busiest] = days.toSorted((a, b) => (b[of] ?? 0) - (a[of] ?? 0));
  const total = number.format(sum(days.map((one) => one[of] ?? 0)));
  return {
    total,
    more: busiest ? `most on ${busiest.name}: ${number.format(busiest[of] ?? 0)}` : "",
  };
}

/** Each number, newest first, without the days on which nothing happened. */
function Table({ days, kinds, hasViews }: Counted & { hasViews: boolean }) {
  const rows = days.filter(({ views, sent }) => (views ?? 0) + sent > 0).toReversed();
  return (
    <details>
      <summary>Figures by day</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {hasViews && <th scope="col">Page views</th>}
            {kinds.map(({ value, label }) => (
              <th key={value} scope="col">{`${label}s`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.day}>
              <th scope="row">{day.format(new Date(one.day))}</th>
              {hasViews && <td>{number.format(one.views ?? 0)}</td>}
              {kinds.map(({ value }) => (
                <td key={value}>{number.format(one.counts[value])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** `page views 9, application 2`, or `none`. */
function inWords({ views, counts }: Counted["days"][number], kinds: Counted["kinds"]): string {
  const parts = [
    ...(views ? [`page views ${number.format(views)}`] : []),
    ...kinds
      .filter(({ value }) => counts[value] > 0)
      .map(({ value, label }) => `${label.toLowerCase()} ${number.format(counts[value])}`),
  ];
  return parts.join(", ") || "none";
}
