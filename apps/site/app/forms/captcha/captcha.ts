/** `usableFrom`, `expiresAt`: ms since 1970; without `usableFrom` usable at once. */
export interface Solved {
  token: string;
  expiresAt: number;
  usableFrom?: number;
}

/** ALTCHA with our own checkbox, or a vendor's widget with the site's public key. */
export type CaptchaSupport = { provider: "altcha"; challengeUrl: string } | VendorSupport;

export interface VendorSupport {
  provider: "turnstile" | "hcaptcha" | "recaptcha";
  siteKey: string;
}

/** `away`: visitor or site is offline; fetching is retried until it succeeds. */
export type CaptchaState = "unsolved" | "solving" | "solved" | "failed" | "away";

export interface Captcha {
  state(): CaptchaState;
  subscribe(listener: () => void): () => void;
  /** Starts solving, unless already started. */
  start(): void;
  reset(): void;
  /** Resolves to a valid token, replacing an expired one. `null`: not solved, not in work. */
  token(): Promise<string | null>;
}

/** Milliseconds of remaining lifetime that a token needs: the upload follows. */
const MARGIN_MS = 60_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface CaptchaOptions {
  now?: () => number;
  /** Resolves when a fetch that failed this many times is worth a retry. */
  untilWorthATry?: (tries: number) => Promise<void>;
}

/** A captcha that the page solves. `solve` rejects if offline; `null`: there is no solution. */
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
    // Ignores results from before a reset or from an earlier attempt.
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
      // A submit triggers an attempt at once instead of waiting for the next retry.
      let solved = await (state === "away" ? attempt() : solving);
      if (solved && solved.expiresAt - MARGIN_MS <= now()) {
        state = "unsolved";
        solved = await start();
      }
      // The server rejects an earlier post as automated; a fast visitor waits a moment here.
      const early = (solved?.usableFrom ?? 0) - now();
      if (early > 0) await pause(early);
      return solved?.token ?? null;
    },
  };
}

const NOTHING: Promise<Solved | null> = Promise.resolve(null);

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/** On the browser's `online` event, and at intervals in case the site was down. */
const untilLineMayBeBack = (tries: number): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const go = (): void => (over.abort(), resolve());
    const timer = setTimeout(go, Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));
    over.signal.addEventListener("abort", () => clearTimeout(timer));
    addEventListener("online", go, { signal: over.signal });
  });
