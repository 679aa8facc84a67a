import type { AdminViewServerProps, ServerProps } from "payload";
import { readVisits, type VisitReport } from "#server/read-visits.ts";
import { VisitLists } from "#dashboard/visit-lists.tsx";
import { Waterline, type ShownDay } from "#dashboard/waterline.tsx";
import { documentNames } from "#dashboard/document-names.ts";
import { countDays, type Day } from "#inbox/days.ts";
import { SUBMISSION_KINDS } from "#inbox/kinds.ts";
import type { Submission } from "#payload-types.ts";
import { numberOf, shortDayOf, withinSentence } from "#admin-ui/words/formats.ts";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import { MANY } from "#dashboard/form-names.ts";

type HappenedProps = Pick<ServerProps, "payload" | "user" | "i18n"> &
  Partial<Pick<AdminViewServerProps, "searchParams">> & { purgeUrl: string; purgeSecret: string };

const PERIODS = [30, 90];
const sum = (counts: number[]): number => counts.reduce((all, count) => all + count, 0);

interface Counted {
  days: (Day & { views: number | null; sent: number })[];
  /** Of forms that were sent. */
  kinds: { value: Submission["kind"]; label: string }[];
}

/** Sent forms and, to editors, page views by day, with the pages and forms that were seen. */
export async function Happened({ payload, user, i18n, searchParams, ...site }: HappenedProps) {
  const t = adminWords(i18n);
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
      <h2 id="happened">{t("What happened")}</h2>
      <p className="happened__period">
        {PERIODS.map((one) => (
          <a
            key={one}
            className="chip"
            href={`?days=${one}#happened`}
            aria-current={one === period || undefined}
          >
            {t("{days} days", { days: one })}
          </a>
        ))}
      </p>
      {typeof report === "string" && <p>{t(report)}</p>}
      <Figures {...counted} period={period} t={t} />
      {report !== null && (
        <p>
          {t.parts("{page}: where visits and leads came from, and what became of them.", {
            page: <a href={`/admin/sources?days=${period}`}>{t("Sources and campaigns")}</a>,
          })}
        </p>
      )}
      {report !== null && typeof report !== "string" && (
        <VisitLists report={report} documents={documents} t={t} />
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

function Figures({ days, kinds, period, t }: Counted & { period: number; t: Words }) {
  const number = numberOf(t.locale);
  const hasViews = days.some(({ views }) => views !== null);
  const sent = sum(days.map((one) => one.sent));
  if (!hasViews && sent === 0)
    return (
      <p>{t("No forms were sent in the last {period} days. They are counted here.", { period })}</p>
    );
  const byKind = kinds.map(
    ({ value, label }) =>
      `${withinSentence(t(label), t.locale)} ${number.format(sum(days.map(({ counts }) => counts[value])))}`,
  );
  const shown = days.map((one): ShownDay => ({
    name: shortDayOf(t.locale).format(new Date(one.day)),
    views: one.views,
    sent: one.sent,
    words: inWords(one, kinds, t),
  }));
  const facts = [
    ...(hasViews ? [{ name: t("Page views"), ...factOf(shown, "views", t) }] : []),
    { name: t("Forms sent"), ...factOf(shown, "sent", t), more: byKind.join(", ") },
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
        <Waterline
          days={shown}
          label={`${t("The last {period} days.", { period })} ${label.join(". ")}.`}
          locale={t.locale}
        />
        <figcaption>
          {hasViews && <span className="happened__views">{t("Page views above the line")}</span>}
          <span className="happened__sent">
            {t(hasViews ? "Sent forms below it" : "Sent forms")}
          </span>
          {t("by day")}
        </figcaption>
        <Table days={days} kinds={kinds} hasViews={hasViews} t={t} />
      </figure>
    </div>
  );
}

function factOf(days: ShownDay[], of: "views" | "sent", t: Words): { total: string; more: string } {
  const number = numberOf(t.locale);
  const [busiest] = days.toSorted((a, b) => (b[of] ?? 0) - (a[of] ?? 0));
  const total = number.format(sum(days.map((one) => one[of] ?? 0)));
  return {
    total,
    more: busiest
      ? t("most on {day}: {count}", { day: busiest.name, count: busiest[of] ?? 0 })
      : "",
  };
}

/** Each number, newest first, without the days on which nothing happened. */
function Table({ days, kinds, hasViews, t }: Counted & { hasViews: boolean; t: Words }) {
  const number = numberOf(t.locale);
  const rows = days.filter(({ views, sent }) => (views ?? 0) + sent > 0).toReversed();
  return (
    <details>
      <summary>{t("Figures by day")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("Day")}</th>
            {hasViews && <th scope="col">{t("Page views")}</th>}
            {kinds.map(({ value }) => (
              <th key={value} scope="col">
                {t(MANY[value])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.day}>
              <th scope="row">{shortDayOf(t.locale).format(new Date(one.day))}</th>
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
function inWords(
  { views, counts }: Counted["days"][number],
  kinds: Counted["kinds"],
  t: Words,
): string {
  const number = numberOf(t.locale);
  const parts = [
    ...(views ? [t("page views {views}", { views })] : []),
    ...kinds
      .filter(({ value }) => counts[value] > 0)
      .map(
        ({ value, label }) =>
          `${withinSentence(t(label), t.locale)} ${number.format(counts[value])}`,
      ),
  ];
  return parts.join(", ") || t("none");
}
