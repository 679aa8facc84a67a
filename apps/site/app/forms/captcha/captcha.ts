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

export type CaptchaState = "unsolved" | "solving" | "solved" | "failed";

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

/** One that the page solves by itself. */
export function createCaptcha(solve: () => Promise<Solved>, now: () => number = Date.now): Captcha {
  let state: CaptchaState = "unsolved";
  let solving: Promise<Solved | null> = NOTHING;
  const listeners = new Set<() => void>();
  const become = (next: CaptchaState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const start = (): Promise<Solved | null> => {
    if (state === "solving" || state === "solved") return solving;
    const mine: Promise<Solved | null> = solve()
      .catch(() => null)
      .then((solved) => {
        // A solution that comes after a reset belongs to nobody.
        if (solving === mine) become(solved ? "solved" : "failed");
        return solved;
      });
    solving = mine;
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
      become("unsolved");
    },
    async token() {
      let solved = await solving;
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
