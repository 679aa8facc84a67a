import { RowsOfBars } from "#dashboard/rows-of-bars.tsx";
import type { VisitReport } from "#server/read-visits.ts";
import type { Downloaded } from "#dashboard/document-names.ts";
import { formName } from "#dashboard/form-names.ts";
import { numberOf, shortDayOf } from "#admin-ui/words/formats.ts";
import type { Words } from "#admin-ui/words/words.ts";

const PAGES = 10;

interface Worded {
  t: Words;
}

/** The pages and the form funnel of a report, and why there are none. */
export function VisitLists({
  report: { counting, days, pages, forms, searches },
  documents,
  t,
}: Worded & {
  report: VisitReport;
  documents: readonly Downloaded[];
}) {
  const isViewed = days.some(({ views }) => views > 0);
  const isEmpty = !isViewed && [forms, searches, documents].every(({ length }) => length === 0);
  return (
    <>
      {!counting && (
        <p>
          {t(
            "The site does not count visits now (Settings, Search and measuring). Earlier counts are shown.",
          )}
        </p>
      )}
      {isEmpty && counting && (
        <p>
          {t(
            "No visits yet. Bots, and visitors whose browser sends “do not track”, are not counted.",
          )}
        </p>
      )}
      <div className="dashboard-work">
        {isViewed && <Pages pages={pages.slice(0, PAGES)} t={t} />}
        {forms.length > 0 && <Funnels forms={forms} t={t} />}
        {documents.length > 0 && <Documents documents={documents} t={t} />}
        {searches.length > 0 && <Searches searches={searches} t={t} />}
      </div>
    </>
  );
}

const Pages = ({ pages, t }: Worded & Pick<VisitReport, "pages">) => (
  <div>
    <h3>{t("Most viewed pages")}</h3>
    <RowsOfBars
      rows={pages.map(({ page, views }) => ({
        name: page,
        bars: [{ count: views, words: numberOf(t.locale).format(views) }],
      }))}
    />
  </div>
);

const Documents = ({ documents, t }: Worded & { documents: readonly Downloaded[] }) => (
  <div>
    <h3>{t("Downloaded documents")}</h3>
    <RowsOfBars
      rows={documents.map(({ number, name, count }) => ({
        name: name ?? t("Removed document {number}", { number }),
        bars: [{ count, words: numberOf(t.locale).format(count) }],
      }))}
    />
  </div>
);

const SEARCHES = 20;

const Searches = ({ searches, t }: Worded & Pick<VisitReport, "searches">) => (
  <div>
    <h3>{t("Searches without a result")}</h3>
    <RowsOfBars
      rows={searches.slice(0, SEARCHES).map(({ words, count, last }) => ({
        name: words,
        bars: [
          {
            count,
            words: t("{count}, last on {day}", {
              count,
              day: shortDayOf(t.locale).format(new Date(last)),
            }),
          },
        ],
      }))}
    />
    <p>
      {t(
        "Words that visitors looked for and no page has. Each is stored for ninety days, without anything about who wrote it; what looks like an e-mail address or a phone number never is.",
      )}
    </p>
  </div>
);

/** Per form: views that showed it, began to fill it in, and sent it. */
function Funnels({ forms, t }: Worded & Pick<VisitReport, "forms">) {
  const share = (count: number, of: number): string =>
    of > 0 ? ` (${Math.round(Math.min(100, (100 * count) / of))} %)` : "";
  return (
    <div>
      <h3>{t("Forms")}</h3>
      <RowsOfBars
        rows={forms
          .toSorted((a, b) => b.opened - a.opened)
          .map(({ form, opened, started, sent }) => ({
            name: formName(form, t),
            bars: [
              { count: opened, words: t("{count} seen", { count: opened }) },
              {
                count: started,
                words: t("{count} started", { count: started }) + share(started, opened),
              },
              { count: sent, words: t("{count} sent", { count: sent }) + share(sent, opened) },
            ],
          }))}
      />
    </div>
  );
}
