import { CallError } from "@meridian/contract";

export interface Asking {
  call: string;
  /** What is asked, parameters and all: a call that fails for one may do for another. */
  key: string;
  url: string;
}

export interface Breaker {
  /**
   * Asks, unless this question failed, or the host did not answer, a moment ago: then throws at
   * once what it threw then.
   */
  guard<T>(asking: Asking, ask: () => Promise<T>): Promise<T>;
  /** Forgets every failure: the host has just been heard from. */
  reset(): void;
}

/** How often in a row a host may leave calls unanswered before it is left alone. */
const MAX_FAILURES = 2;
const QUESTIONS_REMEMBERED = 1000;

/**
 * Spares a dead host, and the visitor: without it every request after a purge would wait for the
 * client's timeout. A wrong answer rests that question for `rest` milliseconds; no answer, twice in
 * a row, rests the host, and then a single call is let through to see whether it is back.
 */
export function createBreaker({
  now = () => Date.now(),
  rest = 3000,
}: { now?: () => number; rest?: number } = {}): Breaker {
  const questions = new Map<string, { until: number; problem: string }>();
  const host = { unanswered: 0, until: 0, probing: false, problem: "" };

  const resting = (key: string): string | undefined => {
    const question = questions.get(key);
    if (question && question.until > now()) return question.problem;
    return host.unanswered >= MAX_FAILURES && (host.until > now() || host.probing)
      ? host.problem
      : undefined;
  };

  const failed = (key: string, error: unknown): void => {
    const problem = error instanceof CallError ? error.problem : String(error);
    if (questions.size >= QUESTIONS_REMEMBERED) questions.clear();
    questions.set(key, { until: now() + rest, problem });
    if (error instanceof CallError && error.cause === undefined) return;
    Object.assign(host, { unanswered: host.unanswered + 1, until: now() + rest, problem });
  };

  return {
    async guard({ call, key, url }, ask) {
      const problem = resting(key);
      if (problem !== undefined)
        throw new CallError(call, url, `not asked again yet, a moment ago it ${problem}`);
      const probe = host.unanswered >= MAX_FAILURES;
      if (probe) host.probing = true;
      try {
        const answer = await ask();
        questions.delete(key);
        host.unanswered = 0;
        return answer;
      } catch (error) {
        failed(key, error);
        throw error;
      } finally {
        if (probe) host.probing = false;
      }
    },
    reset() {
      questions.clear();
      host.unanswered = 0;
    },
  };
}
