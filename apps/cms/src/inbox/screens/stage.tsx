import type { Words } from "#admin-ui/words/words.ts";
import { statusWord, waitOf } from "#inbox/stage.ts";
import type { Submission } from "#payload-types.ts";

type Staged = Pick<Submission, "status" | "statusSince"> & Partial<Pick<Submission, "answerAt">>;

/** A status as a word with its sign and colour, how long it waits, and whether an answer does. */
export function Stage({ of, t }: { of: Staged; t: Words }) {
  const { words, isLate } = waitOf(of, t);
  return (
    <span className="stage">
      <span className={`stage__word stage__word--${of.status}`}>{t(statusWord(of.status))}</span>
      {of.answerAt && <span className="stage__word stage__word--answer">{t("New answer")}</span>}
      {words && <small className={isLate ? "stage__late" : undefined}>{words}</small>}
    </span>
  );
}
