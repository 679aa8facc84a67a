import type { UIFieldServerProps } from "payload";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { numberOf } from "#inbox/export/table.ts";
import { fieldLabels } from "#inbox/field-labels.ts";
import { partsOf } from "#inbox/parts.ts";
import { cameFrom } from "#inbox/sources/came-from.ts";
import { stageInWords } from "#inbox/stage.ts";
import type { Submission } from "#payload-types.ts";

/** Next to the message: how long it is in its status, where it came from, and its number. */
export async function SubmissionFacts({ data, payload }: UIFieldServerProps) {
  const { id, key, statusSince, fields, history, receivedAt }: Partial<Submission> = data ?? {};
  if (id === undefined) return null;
  const source = cameFrom({ fields: fields ?? {}, receivedAt });
  const { facts } = partsOf({ fields: fields ?? {} }, await fieldLabels(payload));
  return (
    <section aria-label="Facts" className="submission-facts">
      <h3>Facts</h3>
      {source && <p dir="auto">{source}</p>}
      <dl>
        {statusSince && (
          <div>
            <dt>In this status</dt>
            <dd>
              for {stageInWords(statusSince)}, since <LocalTime at={Date.parse(statusSince)} />
            </dd>
          </div>
        )}
        {facts.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
        <div>
          <dt>Number</dt>
          <dd>{numberOf({ id, key })}</dd>
        </div>
      </dl>
      {history && history.length > 0 && <History of={history} />}
    </section>
  );
}

/** The newest first. */
const History = ({ of }: { of: NonNullable<Submission["history"]> }) => (
  <details className="submission-history">
    <summary>History ({of.length})</summary>
    <ol>
      {of.toReversed().map(({ id, what, by, at }) => (
        <li key={id}>
          <span dir="auto">{what}</span>
          <small>
            {by}, <LocalTime at={Date.parse(at)} />
          </small>
        </li>
      ))}
    </ol>
  </details>
);
