/**
 * A captcha solved: what is posted, and from when (else at once) until when it is accepted (ms
 * since 1970).
 */
export interface Solved {
  token: string;
  expiresAt: number;
  usableFrom?: number;
}

/**
 * What the server says about it. ALTCHA's is a checkbox of ours over a challenge; a vendor draws
 * its own, by the site's public key.
 */
export type CaptchaSupport = { provider: "altcha"; challengeUrl: string } | VendorSupport;

export interface VendorSupport {
  provider: "turnstile" | "hcaptcha" | "recaptcha";
  siteKey: string;
}

/**
 * `away`: what solving needs cannot be fetched, for the line or the site is down. It is fetched
 * again until it is there.
 */
export type CaptchaState = "unsolved" | "solving" | "solved" | "failed" | "away";

/** One captcha in a page. */
export interface Captcha {
  state(): CaptchaState;
  subscribe(listener: () => void): () => void;
  /** Begins to solve, unless that has begun. */
  start(): void;
  reset(): void;
  /**
   * The token, as soon as it is there; a solution that has grown old is made anew. `null`: not
   * solved, nor about to be.
   */
  token(): Promise<string | null>;
}

/** Milliseconds a token must still live when it is sent: the upload comes after. */
const MARGIN_MS = 60_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface CaptchaOptions {
  now?: () => number;
  /** Resolves when what could not be fetched so many times may be there again. */
  untilWorthATry?: (tries: number) => Promise<void>;
}

/**
 * One that the page solves by itself. `solve` rejects when what it needs cannot be fetched, and
 * gives `null` when there is no solution.
 */
export function createCaptcha(
  solve: () => Promise<Solved | null>,
  { now = Date.now, untilWorthATry = untilLineMayBeBack }: CaptchaOptions = {},
): Captcha {
  let state: CaptchaState = "unsolved";
  let solving: Promise<Solved | null> = NOTHING;
  let tries = 0;
  const listeners = new Set<() => void>();
  const become = (next: CaptchaState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const attempt = (): Promise<Solved | null> => {
    // What comes after a reset, or after a later attempt, is not used.
    const settle = (next: CaptchaState): void => {
      if (solving !== mine) return;
      if (next !== "away") tries = 0;
      become(next);
      if (next === "away")
        void untilWorthATry(tries++).then(() => void (solving === mine && attempt()));
    };
    const mine: Promise<Solved | null> = solve().then(
      (solved) => (settle(solved ? "solved" : "failed"), solved),
      () => (settle("away"), null),
    );
    solving = mine;
    return mine;
  };
  const start = (): Promise<Solved | null> => {
    if (state === "solving" || state === "solved" || state === "away") return solving;
    const mine = attempt();
    become("solving");
    return mine;
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => void start(),
    reset() {
      solving = NOTHING;
      tries = 0;
      become("unsolved");
    },
    async token() {
      // Whoever sends now is not made to wait for the next try.
      let solved = await (state === "away" ? attempt() : solving);
      if (solved && solved.expiresAt - MARGIN_MS <= now()) {
        state = "unsolved";
        solved = await start();
      }
      // A post that comes sooner is taken for a machine's; a person who was that quick waits a
      // moment here.
      const early = (solved?.usableFrom ?? 0) - now();
      if (early > 0) await pause(early);
      return solved?.token ?? null;
    },
  };
}

const NOTHING: Promise<Solved | null> = Promise.resolve(null);

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/** When the browser says that it is online, and now and then in case it was the site. */
const untilLineMayBeBack = (tries: number): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const go = (): void => (over.abort(), resolve());
    const timer = setTimeout(go, Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));
    over.signal.addEventListener("abort", () => clearTimeout(timer));
    addEventListener("online", go, { signal: over.signal });
  });
