import type { Payload } from "payload";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { readWaiting, type WaitingBatch } from "#inbox/many/waiting.ts";
import { TakeBackAll } from "#inbox/screens/many/take-back-all.tsx";

const whatOf = ({ kind, count }: WaitingBatch): string => {
  const word = kind === "rejection" ? "rejection" : "letter";
  return `${count} ${word}${count === 1 ? "" : "s"}`;
};

/** What waits to be sent to many, and what was taken back by itself. */
export async function WaitingLetters({ payload }: { payload: Payload }) {
  const { batches, takenBack } = await readWaiting(payload, Date.now());
  if (batches.length + takenBack.length === 0) return null;
  return (
    <section aria-label="Letters that wait" className="many-waiting">
      <ul>
        {batches.map((one) => (
          <li key={one.batch}>
            <span>
              <strong>{whatOf(one)}</strong> of {one.by} {one.count === 1 ? "waits" : "wait"} until{" "}
              <LocalTime at={Date.parse(one.dueAt)} />
            </span>
            <TakeBackAll batch={one.batch} count={one.count} />
          </li>
        ))}
      </ul>
      {takenBack.length > 0 && (
        <details>
          <summary>Taken back by themselves in the last 7 days: {takenBack.length}</summary>
          <ul>
            {takenBack.map(({ submission, to, reason }) => (
              <li key={`${submission} ${to}`}>
                <a href={`/admin/collections/submissions/${submission}`}>{to}</a>: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
