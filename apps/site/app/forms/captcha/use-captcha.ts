import { useState, useSyncExternalStore } from "react";
import { useT } from "#app/language/language.ts";
import {
  createCaptcha,
  type Captcha,
  type CaptchaState,
  type CaptchaSupport,
  type VendorSupport,
} from "#app/forms/captcha/captcha.ts";
import { createVendorCaptcha, loadVendor } from "#app/forms/captcha/vendor-captcha.ts";

type Kind = "unknown" | "box" | "question";

interface Provided {
  captcha: Captcha;
  kind(): Kind;
  prepare(): Promise<boolean>;
  mount: ((place: HTMLElement) => () => void) | null;
}

export interface PageCaptcha {
  captcha: Captcha;
  state: CaptchaState;
  /**
   * `question`: the form posts without script, with the text question. `unknown` until hydrated.
   */
  kind: Kind;
  /** Solved on submit, without a tick. */
  isQuiet: boolean;
  failure: string;
  /** Fetches what solving needs, at the form's first focus. Resolves to its success. */
  prepare: () => Promise<boolean>;
  /** Mounts a vendor's widget; `null`: our own checkbox. */
  mount: Provided["mount"];
}

/** The captcha of one form. `wantsQuiet`: no tick, unless a vendor draws its own box. */
export function useCaptcha(support: CaptchaSupport, wantsQuiet = false): PageCaptcha {
  const t = useT();
  const [{ captcha, kind, prepare, mount }] = useState(() =>
    support.provider === "altcha"
      ? ownCaptcha(support.challengeUrl, wantsQuiet)
      : vendorCaptcha(support),
  );
  const isQuiet = wantsQuiet && mount === null;
  const state = useSyncExternalStore(captcha.subscribe, captcha.state, () => "unsolved" as const);
  return {
    captcha,
    state,
    isQuiet,
    failure: isQuiet ? t("form.captchaFailedQuietly") : t("form.captchaFailed"),
    kind: useSyncExternalStore(captcha.subscribe, kind, () => "unknown" as const),
    prepare,
    mount,
  };
}

/** On plain http from another machine browsers withhold `crypto.subtle`. */
const canSolve = (): boolean => typeof Worker !== "undefined" && Boolean(globalThis.crypto?.subtle);

function ownCaptcha(challengeUrl: string, isQuiet: boolean): Provided {
  const load = once(async () =>
    (await import("#app/forms/captcha/altcha.ts")).createAltchaSolver(challengeUrl),
  );
  const captcha = createCaptcha(async () => (await load()).solve());
  const solvedOnDemand: Captcha = { ...captcha, token: () => (captcha.start(), captcha.token()) };
  return {
    captcha: isQuiet ? solvedOnDemand : captcha,
    kind: () => (canSolve() ? "box" : "question"),
    prepare: () =>
      load().then(
        (solver) => solver.prepare(),
        () => false,
      ),
    mount: null,
  };
}

function vendorCaptcha(support: VendorSupport): Provided {
  const captcha = createVendorCaptcha(support, () => loadVendor(support.provider));
  return {
    captcha,
    kind: () => (captcha.isAway() ? "question" : "box"),
    prepare: captcha.prepare,
    mount: captcha.mount,
  };
}

/** Memoizes `make`; a rejected result is discarded. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
