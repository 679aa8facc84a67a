import { useEffect, useState } from "react";
import { FEEDBACK_TICK, feedbackAt, feedbackLength, SMILE_FRAME, type FeedbackShown } from "#app/lib/feedback-run.ts";

/** Both clocks, of the numbers and the smiles, strike on a multiple of this. */
const STRIKE = 30;

/** What each item shows while the statistics run; `null` before they were started and once they are done, when the items themselves show. */
export function useFeedbackRun(finishes: readonly number[], started: boolean): FeedbackShown[] | null {
  const [elapsed, setElapsed] = useState(0);
  const end = feedbackLength(finishes);
  useEffect(() => {
    if (!started) return;
    const began = performance.now();
    const ticking = setInterval(() => {
      const now = Math.min(performance.now() - began, end);
      // Only at a new number or a new smile is there something new to show.
      setElapsed((last) => (now === end || step(now) !== step(last) ? now : last));
      if (now === end) clearInterval(ticking);
    }, STRIKE);
    return () => clearInterval(ticking);
  }, [started, end]);
  return started && elapsed < end ? feedbackAt(finishes, elapsed) : null;
}

const step = (elapsed: number): string => `${Math.floor(elapsed / FEEDBACK_TICK)} ${Math.floor(elapsed / SMILE_FRAME)}`;
