import type { UIFieldServerProps } from "payload";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import { numberOf } from "#inbox/export/table.ts";
import { fieldLabels } from "#inbox/field-labels.ts";
import { partsOf } from "#inbox/parts.ts";
import { cameFrom } from "#inbox/sources/came-from.ts";
import { stageInWords } from "#inbox/stage.ts";
import { changeInWords } from "#inbox/teamwork/shared-fields.ts";
import type { Submission } from "#payload-types.ts";

/** Next to the message: how long it is in its status, where it came from, and its number. */
export async function SubmissionFacts({ data, payload, i18n }: UIFieldServerProps) {
  const t = adminWords(i18n);
  const { id, key, statusSince, fields, history, receivedAt }: Partial<Submission> = data ?? {};
  if (id === undefined) return null;
  const source = cameFrom({ fields: fields ?? {}, receivedAt }, t);
  const { facts } = partsOf({ fields: fields ?? {} }, await fieldLabels(payload), t);
  return (
    <section aria-label={t("Facts")} className="submission-facts">
      <h3>{t("Facts")}</h3>
      {source && <p dir="auto">{source}</p>}
      <dl>
        {statusSince && (
          <div>
            <dt>{t("In this status")}</dt>
            <dd>
              {t.parts("for {time}, since {when}", {
                time: stageInWords(statusSince, t),
                when: <LocalTime at={Date.parse(statusSince)} />,
              })}
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
          <dt>{t("Number")}</dt>
          <dd>{numberOf({ id, key })}</dd>
        </div>
      </dl>
      {history && history.length > 0 && <History of={history} t={t} />}
    </section>
  );
}

/** The newest first. */
const History = ({ of, t }: { of: NonNullable<Submission["history"]>; t: Words }) => (
  <details className="submission-history">
    <summary>{t("History ({n})", { n: of.length })}</summary>
    <ol>
      {of.toReversed().map(({ id, what, by, at }) => (
        <li key={id}>
          <span dir="auto">{changeInWords(what, t)}</span>
          <small>
            {by}, <LocalTime at={Date.parse(at)} />
          </small>
        </li>
      ))}
    </ol>
  </details>
);
