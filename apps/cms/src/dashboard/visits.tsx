import type { ServerProps } from "payload";
import { BarChart } from "#dashboard/bar-chart.tsx";
import { RowsOfBars } from "#dashboard/rows-of-bars.tsx";
import { readVisits, type VisitReport } from "#dashboard/read-visits.ts";
import { formName } from "#dashboard/form-names.ts";

type VisitsProps = Pick<ServerProps, "user"> & { purgeUrl: string; purgeSecret: string };

const DAYS = 30;
const PAGES = 10;
const VIEWS = [{ label: "Views", colour: "var(--sea-3)" }];
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const number = new Intl.NumberFormat("en-GB");

/** Page views by day and page, and the form funnel. */
export async function Visits({ user, purgeUrl, purgeSecret }: VisitsProps) {
  if (user?.collection !== "users" || user.role === "recruiter") return null;
  const report = await readVisits({ purgeUrl, purgeSecret, days: DAYS });
  return (
    <section className="dashboard-part" aria-labelledby="visits-title">
      <h2 id="visits-title">Visits in the last {DAYS} days</h2>
      {typeof report === "string" ? <p>{report}</p> : <Report report={report} />}
    </section>
  );
}

function Report({ report: { counting, days, pages, forms, searches } }: { report: VisitReport }) {
  const total = days.reduce((all, { views }) => all + views, 0);
  const isEmpty = total === 0 && forms.length === 0 && searches.length === 0;
  return (
    <>
      {!counting && (
        <p>
          The site does not count visits now (Settings, Search and measuring). Earlier counts are
          shown.
        </p>
      )}
      {isEmpty && counting && (
        <p>
          No visits yet. Bots, and visitors whose browser sends “do not track”, are not counted.
        </p>
      )}
      {total > 0 && <Days days={days} total={total} />}
      <div className="dashboard-work">
        {total > 0 && <Pages pages={pages.slice(0, PAGES)} />}
        {forms.length > 0 && <Funnels forms={forms} />}
        {searches.length > 0 && <Searches searches={searches} />}
      </div>
    </>
  );
}

function Days({ days, total }: { days: VisitReport["days"]; total: number }) {
  const most = Math.max(...days.map(({ views }) => views));
  return (
    <BarChart
      title={`${number.format(total)} views, ${number.format(most)} on the busiest day`}
      series={VIEWS}
      bars={days.map(({ day: date, views }) => ({
        name: day.format(new Date(date)),
        counts: [views],
      }))}
    />
  );
}

const Pages = ({ pages }: Pick<VisitReport, "pages">) => (
  <div>
    <h3>Most viewed pages</h3>
    <RowsOfBars
      rows={pages.map(({ page, views }) => ({
        name: page,
        bars: [{ count: views, words: number.format(views) }],
      }))}
    />
  </div>
);

const SEARCHES = 20;

const Searches = ({ searches }: Pick<VisitReport, "searches">) => (
  <div>
    <h3>Searches without a result</h3>
    <RowsOfBars
      rows={searches.slice(0, SEARCHES).map(({ words, count, last }) => ({
        name: words,
        bars: [
          {
            count,
            words: `${number.format(count)}, last on ${day.format(new Date(last))}`,
          },
        ],
      }))}
    />
    <p>
      Words that visitors looked for and no page has. Each is stored for ninety days, without
      anything about who wrote it; what looks like an email address or a phone number never is.
    </p>
  </div>
);

/** Per form: views that showed it, began to fill it in, and sent it. */
function Funnels({ forms }: Pick<VisitReport, "forms">) {
  const share = (count: number, of: number): string =>
    of > 0 ? ` (${Math.round(Math.min(100, (100 * count) / of))} %)` : "";
  return (
    <div>
      <h3>Forms</h3>
      <RowsOfBars
        rows={forms
          .toSorted((a, b) => b.opened - a.opened)
          .map(({ form, opened, started, sent }) => ({
            name: formName(form),
            bars: [
              { count: opened, words: `${number.format(opened)} seen` },
              {
                count: started,
                words: `${number.format(started)} started${share(started, opened)}`,
              },
              { count: sent, words: `${number.format(sent)} sent${share(sent, opened)}` },
            ],
          }))}
      />
    </div>
  );
}
