import { sent, type Answer } from "#answer.ts";
import type { Attempt } from "#checks/checks.ts";
import { TARGETS } from "#deliver/deliverer.ts";
import { isForDocument, type Documents } from "#documents.ts";
import type { Journal } from "#journal/journal.ts";

interface Stored {
  id: string;
  page: string;
  /** Of a new message; without them it is a repeat. */
  targets?: readonly string[];
}

/**
 * The answer to a stored message. Who gets no email with a document's link gets the document from the
 * page (OWN-158): nothing is promised that does not come. A repeat, whose first response may have been
 * lost, gets the same answer.
 */
export async function answerTo(
  { journal, documents }: { journal: Pick<Journal, "list">; documents?: Documents | undefined },
  attempt: Attempt,
  { id, page, targets }: Stored,
): Promise<Answer> {
  const answer = sent(attempt, targets ? "stored" : "repeated", id);
  const { form, variant, values, t } = attempt;
  if (!isForDocument({ kind: form.kind, variant })) return answer;
  const rows = targets ?? (await targetsOf(journal, id));
  if (rows.includes("acknowledgement")) return { ...answer, message: t("document.mailed") };
  const link = documents?.link({ id: values.documentId ?? "", page });
  return link ? { ...answer, message: t("document.ready"), link } : answer;
}

const targetsOf = async (journal: Pick<Journal, "list">, submission: string): Promise<string[]> =>
  (await journal.list({ submission, all: true, limit: TARGETS.length })).map(
    ({ target }) => target,
  );
