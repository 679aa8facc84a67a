import type { Payload, ServerProps } from "payload";
import { cache } from "react";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { recentWork, sentAt, type Work } from "#publishing/editing/recent-work.ts";
import { comparison } from "#publishing/review/comparison.ts";
import { isRecentlyOnePerson } from "#publishing/review/one-person.ts";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import { namedIn } from "#records/kind-name.ts";

export const SHOWN = 20;
const ASKED = { "version.review.asked": { equals: true } };

/** One more than the list shows, at most. Read once for a page. */
export const reviewsWaiting = cache((payload: Payload) =>
  recentWork(payload, { where: ASKED, limit: SHOWN + 1, order: "waiting" }),
);

/** For those who publish: drafts that their writers have sent, the longest-waiting first. */
export async function ForReview({
  payload,
  user,
  i18n,
}: Pick<ServerProps, "payload" | "user" | "i18n">) {
  const t = adminWords(i18n);
  if (user?.collection !== "users" || user.role === "recruiter") return null;
  const [found, isNews] = await Promise.all([
    reviewsWaiting(payload),
    isRecentlyOnePerson(payload),
  ]);
  if (found.length === 0 && !isNews) return null;
  const shown = await Promise.all(
    found.slice(0, SHOWN).map(async (work) => ({ work, compare: await comparison(payload, work) })),
  );
  return (
    <section className="dashboard-part" aria-labelledby="for-review">
      <h2 id="for-review">{t("For review")}</h2>
      {isNews && (
        <p role="status">
          {t(
            "Since the last update one person publishes: each editor, without the approval of a second one. What waited for approval is below; nothing publishes it by a time.",
          )}
        </p>
      )}
      {shown.length === 0 && <p>{t("No draft waits for review.")}</p>}
      <ul className="for-review">
        {shown.map(({ work, compare }) => (
          <Waiting key={work.address} work={work} compare={compare} t={t} />
        ))}
      </ul>
      {found.length > SHOWN && <p>{t("Others are shown when some of these are decided.")}</p>}
    </section>
  );
}

function Waiting({ work, compare, t }: { work: Work; compare: string | null; t: Words }) {
  const { address, review, at, by } = work;
  const { kind, title } = namedIn(t, work);
  return (
    <li>
      {kind} <a href={address}>{title}</a>{" "}
      <small>
        {t.parts("sent by {who}, {when}", {
          who: review.by || t("a user who was removed"),
          when: <LocalTime at={sentAt(work)} />,
        })}
      </small>
      {at > sentAt(work) && (
        <p>{t.parts("Changed since by {who}, {when}", { who: by, when: <LocalTime at={at} /> })}</p>
      )}
      {review.note && <q>{review.note}</q>}
      {compare && (
        <a href={compare} aria-label={t("What changes: {title}", { title })}>
          {t("What changes")}
        </a>
      )}
    </li>
  );
}
