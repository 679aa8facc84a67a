import { CallError } from "@meridian/contract";

export interface GuardedCall {
  call: string;
  /** The call with its parameters: it can fail for some parameters only. */
  key: string;
  url: string;
}

export interface Breaker {
  /** Rethrows the last error if the call failed, or the host was unreachable, a moment ago. */
  guard<T>(guarded: GuardedCall, request: () => Promise<T>): Promise<T>;
  /** Clears every failure: the host has just called. */
  reset(): void;
}

/** Consecutive calls without a response before the host is paused. */
const MAX_FAILURES = 2;
const QUESTIONS_REMEMBERED = 1000;

/**
 * A circuit breaker: without it every request after a purge would wait for the client's timeout. A
 * wrong response pauses that call for `rest` milliseconds; two calls in a row without a response
 * pause the host, and then one call at a time tests whether it is up.
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
    async guard({ call, key, url }, request) {
      const problem = resting(key);
      if (problem !== undefined)
        throw new CallError(call, url, `not repeated yet: a moment ago it ${problem}`);
      const probe = host.unanswered >= MAX_FAILURES;
      if (probe) host.probing = true;
      try {
        const answer = await request();
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
