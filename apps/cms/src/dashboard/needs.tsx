import type { Payload, ServerProps } from "payload";
import { AgoTime } from "#admin-ui/lists/ago-time.tsx";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import { listOf } from "#inbox/list-address.ts";
import { deliveryWords } from "#inbox/screens/delivery-words.ts";
import { sinceMonday } from "#inbox/weeks.ts";
import { dueFilter } from "#inbox/teamwork/due.ts";
import { mentioning } from "#inbox/teamwork/mentions.ts";
import { todayOf } from "#publishing/schedule/day-begins.ts";
import { lastReport } from "#publishing/broken-links/watch-links.ts";
import { isLate, readUndelivered } from "#dashboard/undelivered.tsx";
import { reviewsWaiting, SHOWN } from "#dashboard/for-review.tsx";
import { numberOf } from "#admin-ui/words/formats.ts";

interface Need {
  /** A number, or `20+`. */
  count: number | string;
  /** After the number. */
  what: string;
  address: string;
  details?: React.ReactNode;
}

/** What waits for this person, as figures that lead to it. */
export async function Needs({
  payload,
  user,
  i18n,
}: Pick<ServerProps, "payload" | "user" | "i18n">) {
  const t = adminWords(i18n);
  if (user?.collection !== "users") return null;
  const isEditor = user.role !== "recruiter";
  const needs = (
    await Promise.all([
      unanswered(payload, t),
      appliedThisWeek(payload, t, user.role === "recruiter"),
      isEditor && forReview(payload, t),
      stepsDue(payload, t, user.id),
      mentions(payload, t, user.id),
      undelivered(payload, t),
      isEditor && brokenLinks(payload, t),
    ])
  ).filter((need) => need !== false && need !== null);
  return (
    <section className="needs" aria-labelledby="needs">
      <h2 id="needs" className="sr-only">
        {t("What needs you")}
      </h2>
      <ul>
        {needs.map(({ count, what, address, details }) => (
          <li key={what} data-none={count === 0 || undefined}>
            <a href={address}>
              <span className="needs__figure">
                {typeof count === "number" ? numberOf(t.locale).format(count) : count}
              </span>{" "}
              <b>{what}</b> <small>{details}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function unanswered(payload: Payload, t: Words): Promise<Need> {
  const { docs, totalDocs } = await payload.find({
    collection: "submissions",
    where: { status: { equals: "new" } },
    sort: "receivedAt",
    limit: 1,
    depth: 0,
    select: { receivedAt: true },
  });
  const oldest = Date.parse(docs[0]?.receivedAt ?? "");
  return {
    count: totalDocs,
    what: t.count(totalDocs, "new message", "new messages"),
    address: listOf({ status: "new" }),
    details: oldest
      ? t.parts("The oldest came {when}", { when: <AgoTime at={oldest} now={Date.now()} /> })
      : t("The inbox is up to date"),
  };
}

/** Recruiters see that there are none, too. */
async function appliedThisWeek(
  payload: Payload,
  t: Words,
  isAlways: boolean,
): Promise<Need | null> {
  const receivedAt = await sinceMonday(payload);
  const { docs, totalDocs } = await payload.find({
    collection: "submissions",
    where: { kind: { equals: "resume" }, receivedAt },
    sort: "-receivedAt",
    limit: 3,
    depth: 0,
    select: { sender: true },
  });
  if (totalDocs === 0 && !isAlways) return null;
  const names = docs.map(({ sender }) => sender || t("an unnamed sender")).join(", ");
  return {
    count: totalDocs,
    what: t("applied this week"),
    address: listOf({ kind: "resume", receivedAt }),
    details:
      totalDocs > docs.length
        ? t("{names} and others", { names })
        : names || t("No one since Monday"),
  };
}

/** Next steps of mine. */
async function stepsDue(payload: Payload, t: Words, user: number): Promise<Need | null> {
  const due = dueFilter(await todayOf(payload));
  const { docs, totalDocs } = await payload.find({
    collection: "submissions",
    where: { ...due, assignee: { equals: user } },
    sort: "nextStepOn",
    limit: 2,
    depth: 0,
    select: { nextStep: true, sender: true },
  });
  const steps = docs.map(({ nextStep, sender }) => nextStep || sender).filter(Boolean);
  return totalDocs === 0
    ? null
    : {
        count: totalDocs,
        what: t.count(totalDocs, "step of yours due", "steps of yours due"),
        address: listOf({ ...due, assignee: String(user) }),
        details: steps.join(", "),
      };
}

async function mentions(payload: Payload, t: Words, user: number): Promise<Need | null> {
  const { docs, totalDocs } = await payload.find({
    collection: "submissions",
    where: mentioning(user),
    sort: "-updatedAt",
    limit: 2,
    depth: 0,
    select: { sender: true },
  });
  return totalDocs === 0
    ? null
    : {
        count: totalDocs,
        what: t.count(totalDocs, "note mentions you", "notes mention you"),
        address: listOf(mentioning(user)),
        details: docs.map(({ sender }) => sender || t("an unnamed sender")).join(", "),
      };
}

async function forReview(payload: Payload, t: Words): Promise<Need | null> {
  const waiting = await reviewsWaiting(payload);
  return waiting.length === 0
    ? null
    : {
        count: waiting.length > SHOWN ? `${SHOWN}+` : waiting.length,
        what: t("for review"),
        address: "#for-review",
        details: waiting
          .slice(0, 2)
          .map(({ title }) => title)
          .join(", "),
      };
}

async function undelivered(payload: Payload, t: Words): Promise<Need | null> {
  const deliveries = await readUndelivered(payload.config.custom.site);
  const late = typeof deliveries === "string" ? [] : deliveries.filter(isLate);
  return late.length === 0
    ? null
    : {
        count: late.length,
        what: t("not delivered"),
        address: "#undelivered",
        details: late[0] && deliveryWords(late[0], t).target,
      };
}

async function brokenLinks(payload: Payload, t: Words): Promise<Need | null> {
  const report = await lastReport(payload);
  const count = report ? report.links.length + report.more : 0;
  return count === 0
    ? null
    : { count, what: t.count(count, "broken link", "broken links"), address: "#broken-links" };
}
