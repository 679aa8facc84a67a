import { RowsOfBars } from "#dashboard/rows-of-bars.tsx";
import type { VisitReport } from "#server/read-visits.ts";
import type { Downloaded } from "#dashboard/document-names.ts";
import { formName } from "#dashboard/form-names.ts";

const PAGES = 10;
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const number = new Intl.NumberFormat("en-GB");

/** The pages and the form funnel of a report, and why there are none. */
export function VisitLists({
  report: { counting, days, pages, forms, searches },
  documents,
}: {
  report: VisitReport;
  documents: readonly Downloaded[];
}) {
  const isViewed = days.some(({ views }) => views > 0);
  const isEmpty = !isViewed && [forms, searches, documents].every(({ length }) => length === 0);
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
      <div className="dashboard-work">
        {isViewed && <Pages pages={pages.slice(0, PAGES)} />}
        {forms.length > 0 && <Funnels forms={forms} />}
        {documents.length > 0 && <Documents documents={documents} />}
        {searches.length > 0 && <Searches searches={searches} />}
      </div>
    </>
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

const Documents = ({ documents }: { documents: readonly Downloaded[] }) => (
  <div>
    <h3>Downloaded documents</h3>
    <RowsOfBars
      rows={documents.map(({ name, count }) => ({
        name,
        bars: [{ count, words: number.format(count) }],
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
