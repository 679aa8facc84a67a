import type { Payload, ServerProps, Where } from "payload";
import { isAuthorsRole } from "#accounts/access/roles.ts";
import { AgoTime } from "#admin-ui/lists/ago-time.tsx";
import { isSentBack, SENT_BACK } from "#publishing/review/latest.ts";
import { recentWork, type Work } from "#publishing/editing/recent-work.ts";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import { namedIn } from "#records/kind-name.ts";

const SHOWN = 6;

/** Their drafts, those that were sent back first, to editors and authors; to editors the latest saves by anyone, too. */
export async function Recent({
  payload,
  user,
  i18n,
}: Pick<ServerProps, "payload" | "user" | "i18n">) {
  const t = adminWords(i18n);
  if (user?.collection !== "users" || user.role === "recruiter") return null;
  const written: Where = { "version.review.writer": { equals: user.id } };
  const own: Where = isAuthorsRole(user.role)
    ? written
    : { or: [{ "version.lastSavedBy": { equals: user.email } }, written] };
  const draftsOf = (...where: Where[]) =>
    recentWork(payload, {
      where: { and: [{ "version._status": { equals: "draft" } }, ...where] },
      limit: SHOWN,
    });
  const [sentBack, newest, changes] = await Promise.all([
    draftsOf(written, SENT_BACK),
    draftsOf(own),
    isAuthorsRole(user.role) ? null : recentWork(payload, { limit: SHOWN }),
  ]);
  const first = new Set(sentBack.map(({ address }) => address));
  const others = newest.filter(({ address }) => !first.has(address));
  const drafts = [...sentBack, ...others].slice(0, SHOWN);
  const names = await namesOf(payload, changes ?? []);
  const now = Date.now();
  return (
    <>
      <section className="dashboard-part" aria-labelledby="my-drafts">
        <h2 id="my-drafts">{t("My drafts")}</h2>
        <List works={drafts} now={now} t={t} empty={t("You have no unpublished drafts.")} />
      </section>
      {changes && (
        <section className="dashboard-part" aria-labelledby="changed-last">
          <h2 id="changed-last">{t("Last changes")}</h2>
          <List works={changes} now={now} t={t} empty={t("No changes yet.")} names={names} />
        </section>
      )}
    </>
  );
}

interface ListProps {
  works: Work[];
  now: number;
  empty: string;
  t: Words;
  /** Of who saved, by e-mail address. Without it: works of one person. */
  names?: ReadonlyMap<string, string>;
}

/** Of users who have one. */
async function namesOf(
  payload: Payload,
  works: readonly Work[],
): Promise<ReadonlyMap<string, string>> {
  if (works.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: "users",
    where: { email: { in: [...new Set(works.map(({ by }) => by))] } },
    select: { email: true, name: true },
    pagination: false,
    depth: 0,
  });
  return new Map(docs.flatMap(({ email, name }) => (name ? [[email, name] as const] : [])));
}

const List = ({ works, now, empty, names, t }: ListProps) =>
  works.length === 0 ? (
    <p>{empty}</p>
  ) : (
    <ul>
      {works
        .map((work) => namedIn(t, work))
        .map(({ kind, title, address, at, by, isPublished, review }) => (
          <li key={address}>
            <a href={address}>{title}</a>{" "}
            <small>
              {kind},{" "}
              {names &&
                `${t(isPublished ? "published by {who}" : "draft by {who}", { who: names.get(by) ?? by })}, `}
              {!names && review.asked && `${t("for review")}, `}
              {!names &&
                isSentBack(review) &&
                `${t("sent back by {who}", { who: review.by ?? "" })}, `}
              <AgoTime at={at} now={now} />
            </small>
            {!names && isSentBack(review) && review.answer && <q>{review.answer}</q>}
          </li>
        ))}
    </ul>
  );
