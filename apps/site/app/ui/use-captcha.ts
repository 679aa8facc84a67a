import { useState, useSyncExternalStore } from "react";
import { createCaptcha, type Captcha, type CaptchaState } from "#app/lib/captcha.ts";

/** Loads the solver; called early, so that a tick finds it there. */
const loadAltcha = () => import("#app/lib/altcha.ts");

/** Whether this page can solve: on plain http from another machine browsers keep their cryptography back. */
const canSolve = (): boolean => typeof Worker !== "undefined" && Boolean(globalThis.crypto?.subtle);

const never = () => () => undefined;

export interface PageCaptcha {
  captcha: Captcha;
  state: CaptchaState;
  /** `question`: the text question takes its place and the form posts without script. `unknown` until hydrated. */
  kind: "unknown" | "box" | "question";
  /** Fetches the solver; at the first focus of the form. */
  prepare: () => void;
}

/** The captcha of one form. */
export function useCaptcha(challengeUrl: string): PageCaptcha {
  const [captcha] = useState(() => createCaptcha(async () => (await loadAltcha()).solveAltcha(challengeUrl)));
  const state = useSyncExternalStore(captcha.subscribe, captcha.state, () => "unsolved" as const);
  const kind = useSyncExternalStore(never, () => (canSolve() ? "box" : "question"), () => "unknown" as const);
  return { captcha, state, kind, prepare };
}

// A solver that cannot be fetched now is fetched at the tick, which says so when it fails again.
const prepare = (): void => void loadAltcha().catch(() => undefined);
