// 1 kB of the library and its worker, on demand; its own widget would add 33 kB and its styles.
import { QUICKEST_HEADER } from "@meridian/contract/forms";
import { solveChallengeWorkers, type Challenge } from "altcha/lib";
import workerAddress from "altcha/workers/pbkdf2?worker&url";
import type { Solved } from "#app/forms/captcha/captcha.ts";

const MOST_WORKERS = 4;
const TIMEOUT_MS = 15_000;
/** How long a challenge is held for the tick, in milliseconds: half of its lifetime. */
const CACHED_MS = 10 * 60_000;
/** Milliseconds beyond the server's minimum age, for clock differences. */
const MARGIN_MS = 250;

interface Fetched {
  challenge: Challenge;
  at: number;
  /** The server rejects tokens used earlier as automated (ms since 1970). */
  usableFrom: number;
}

// The only address allowed for a worker (server/http/headers.ts, TRUSTED_TYPES).
const trusted = globalThis.trustedTypes?.createPolicy("captcha-worker", {
  createScriptURL: () => workerAddress,
});
const createWorker = (): Worker => new Worker(trusted?.createScriptURL("") ?? workerAddress);

export interface AltchaSolver {
  /**
   * Fetches the challenge. Called at the form's first focus, because the server measures the form's
   * age from it. Resolves to whether it succeeded; never rejects.
   */
  prepare(): Promise<boolean>;
  /** Solves in the background. Rejects if challenge or worker are unavailable; `null`: unsolved. */
  solve(): Promise<Solved | null>;
}

export function createAltchaSolver(challengeUrl: string): AltchaSolver {
  let fetched: Promise<Fetched | null> | null = null;
  const fetchOnce = (): Promise<Fetched | null> =>
    (fetched ??= fetchChallenge(challengeUrl).catch(() => (fetched = null)));
  return {
    prepare: async () => (await fetchOnce()) !== null,
    async solve() {
      const cached = await fetchOnce();
      // A challenge is valid for one message.
      fetched = null;
      const { challenge, usableFrom } =
        cached && Date.now() - cached.at < CACHED_MS ? cached : await fetchChallenge(challengeUrl);
      const solution = await solveChallengeWorkers({
        challenge,
        concurrency: Math.min(navigator.hardwareConcurrency || 1, MOST_WORKERS),
        createWorker,
      });
      return (
        solution && {
          token: btoa(JSON.stringify({ challenge, solution })),
          expiresAt: (challenge.parameters.expiresAt ?? Infinity) * 1000,
          usableFrom,
        }
      );
    },
  };
}

async function fetchChallenge(challengeUrl: string): Promise<Fetched> {
  const response = await fetch(challengeUrl, {
    headers: { accept: "application/json" },
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`captcha challenge: HTTP ${response.status}`);
  const [at, quickest] = [Date.now(), Number(response.headers.get(QUICKEST_HEADER))];
  const challenge: Challenge = await response.json();
  return {
    challenge,
    at,
    usableFrom: quickest > 0 ? at + quickest + MARGIN_MS : at,
  };
}
