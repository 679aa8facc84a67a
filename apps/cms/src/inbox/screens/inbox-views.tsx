import type { ListViewServerProps, Where } from "payload";
import { adminWords } from "#admin-ui/words/words.ts";
import { isFilling, STILL_FILLING } from "#inbox/fill-search-texts.ts";
import { languagesIn } from "#inbox/languages.ts";
import { inOrder, isShown, listOf } from "#inbox/list-address.ts";
import { AddCandidate } from "#inbox/screens/add-candidate.tsx";
import { Arrivals } from "#inbox/screens/arrivals.tsx";
import { ReplyToMany } from "#inbox/screens/many/reply-to-many.tsx";
import { WaitingLetters } from "#inbox/screens/many/waiting-letters.tsx";
import { ListPicks, readPicks } from "#inbox/screens/list-picks.tsx";
import { NoteListed } from "#inbox/screens/note-listed.tsx";
import { SavedViews } from "#inbox/screens/saved-views.tsx";
import { KINDS, SCREENS } from "#inbox/screens/view-names.ts";
import { WAITING } from "#inbox/statuses.ts";
import { sinceMonday } from "#inbox/weeks.ts";
import { dueFilter } from "#inbox/teamwork/due.ts";
import { todayOf } from "#publishing/schedule/day-begins.ts";
import { mentioning } from "#inbox/teamwork/mentions.ts";

interface View {
  label: string;
  address: string;
  count?: number;
}

/** An end that is over is removed within the hour (`inbox/retention.ts`). */
const POOLED = { poolUntil: { exists: "true" } };
const ANSWERED = { answerAt: { exists: "true" } };
/** What a colleague must act on, the longest in its status first. */
const LONGEST = inOrder(listOf({ status: { in: WAITING } }), "statusSince");

/** Ready-made filters as chips, and the way to the applications by vacancy. */
export async function InboxViews({ payload, user, searchParams, i18n }: ListViewServerProps) {
  const t = adminWords(i18n);
  const count = async (where: Where): Promise<number> =>
    (await payload.count({ collection: "submissions", where, overrideAccess: false, user }))
      .totalDocs;
  const week = { receivedAt: await sinceMonday(payload) };
  const me = String(user?.id);
  const due = dueFilter(await todayOf(payload));
  const [isNew, answered, thisWeek, isDue, mentions, suspicious, pooled, languages, picks] =
    await Promise.all([
      count({ status: { equals: "new" } }),
      count(ANSWERED),
      count(week),
      count({ nextStepOn: due.nextStepOn, status: due.status }),
      count(mentioning(me)),
      count({ suspicious: { equals: true } }),
      count(POOLED),
      languagesIn(payload, user, t),
      readPicks(payload, { me, shown: searchParams?.["where[and][0][assignee][equals]"], t }),
    ]);
  const views: View[] = [
    { label: t("All"), address: listOf({}) },
    { label: t("New"), address: listOf({ status: "new" }), count: isNew },
    ...(answered > 0
      ? [{ label: t("New answers"), address: listOf(ANSWERED), count: answered }]
      : []),
    { label: t("This week"), address: listOf(week), count: thisWeek },
    { label: t("Waiting longest"), address: LONGEST },
    { label: t("Mine"), address: listOf({ assignee: me }) },
    { label: t("Due"), address: listOf(due), count: isDue },
    ...(mentions > 0
      ? [{ label: t("Mentions you"), address: listOf(mentioning(me)), count: mentions }]
      : []),
    ...KINDS.map(({ kind, label }) => ({ label: t(label), address: listOf({ kind }) })),
    ...(pooled > 0 ? [{ label: t("Talent pool"), address: listOf(POOLED), count: pooled }] : []),
    ...(suspicious > 0
      ? [{ label: t("Suspicious"), address: listOf({ suspicious: "true" }), count: suspicious }]
      : []),
    ...(languages.length > 1 ? languages : []).map(({ code, name }) => ({
      label: name,
      address: listOf({ language: code }),
    })),
  ];
  const isChosen = (address: string): boolean => isShown(address, searchParams ?? {});
  return (
    <>
      <NoteListed />
      <AddCandidate payload={payload} t={t} />
      <Arrivals since={new Date().toISOString()} />
      <nav aria-label={t("Views of the inbox")} className="inbox-views">
        <ul className="chips">
          {views.map(({ label, address, count: found }) => (
            <li key={label}>
              <a className="chip" href={address} {...(isChosen(address) && CHOSEN)}>
                {label}
                {found !== undefined && <span> {found}</span>}
              </a>
            </li>
          ))}
          <ListPicks {...{ picks, isChosen }} />
          {SCREENS.map(({ label, address }) => (
            <li key={label}>
              <a href={address} className="chip inbox-views__board">
                {t(label)}
              </a>
            </li>
          ))}
        </ul>
        <SavedViews isReadyMade={views.some(({ address }) => isChosen(address))} />
      </nav>
      <ReplyToMany />
      <WaitingLetters payload={payload} t={t} />
      {isFilling(payload) && <p>{t(STILL_FILLING)}</p>}
    </>
  );
}

const CHOSEN = { "aria-current": "true" } as const;
