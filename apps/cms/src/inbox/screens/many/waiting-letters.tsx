import type { Payload } from "payload";
import { LocalTime } from "#admin-ui/local-time.tsx";
import type { Words } from "#admin-ui/words/words.ts";
import { readWaiting, type WaitingBatch } from "#inbox/many/waiting.ts";
import { TakeBackAll } from "#inbox/screens/many/take-back-all.tsx";

const whatOf = ({ kind, count: n }: WaitingBatch, t: Words): string =>
  kind === "rejection"
    ? t.count(n, "{n} rejection", "{n} rejections")
    : t.count(n, "{n} letter", "{n} letters");

/** What waits to be sent to many, and what was taken back by itself. */
export async function WaitingLetters({ payload, t }: { payload: Payload; t: Words }) {
  const { batches, takenBack } = await readWaiting(payload, Date.now());
  if (batches.length + takenBack.length === 0) return null;
  return (
    <section aria-label={t("Letters that wait")} className="many-waiting">
      <ul>
        {batches.map((one) => (
          <li key={one.batch}>
            <span>
              {t.parts(
                one.count === 1
                  ? "{what} of {who} waits until {when}"
                  : "{what} of {who} wait until {when}",
                {
                  what: <strong>{whatOf(one, t)}</strong>,
                  who: one.by,
                  when: <LocalTime at={Date.parse(one.dueAt)} />,
                },
              )}
            </span>
            <TakeBackAll batch={one.batch} count={one.count} />
          </li>
        ))}
      </ul>
      {takenBack.length > 0 && (
        <details>
          <summary>
            {t("Taken back by themselves in the last 7 days: {n}", { n: takenBack.length })}
          </summary>
          <ul>
            {takenBack.map(({ submission, to, reason }) => (
              <li key={`${submission} ${to}`}>
                <a href={`/admin/collections/submissions/${submission}`}>{to}</a>: {t(reason)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
