import { statusWord, waitOf } from "#inbox/stage.ts";
import type { Submission } from "#payload-types.ts";

/** A status as a word with its sign and colour, and how long it waits. */
export function Stage({ of }: { of: Pick<Submission, "status" | "statusSince"> }) {
  const { words, isLate } = waitOf(of);
  return (
    <span className="stage">
      <span className={`stage__word stage__word--${of.status}`}>{statusWord(of.status)}</span>
      {words && <small className={isLate ? "stage__late" : undefined}>{words}</small>}
    </span>
  );
}
