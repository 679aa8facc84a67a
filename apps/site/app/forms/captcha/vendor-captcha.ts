import type { Captcha, CaptchaState, VendorSupport } from "#app/forms/captcha/captcha.ts";

export interface VendorApi {
  render(place: HTMLElement, options: Record<string, unknown>): string | number;
  reset(widget: string | number): void;
}

export interface VendorCaptcha extends Captcha {
  /** Draws the widget in this element. Returns a cleanup function. */
  mount(place: HTMLElement): () => void;
  /** Loads the script at the form's first focus. Resolves to `navigator.onLine`. */
  prepare(): Promise<boolean>;
  /** The script cannot be loaded (blocked, or the vendor is down): the caller must replace it. */
  isAway(): boolean;
}

export function createVendorCaptcha(
  { siteKey }: Pick<VendorSupport, "siteKey">,
  load: () => Promise<VendorApi>,
): VendorCaptcha {
  let state: CaptchaState = "unsolved";
  let token: string | null = null;
  let away = false;
  let place: HTMLElement | null = null;
  let drawn: { api: VendorApi; widget: string | number } | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const become = (next: CaptchaState, given: string | null = null): void => {
    [state, token] = [next, given];
    for (const listener of listeners) listener();
  };
  const restart = (): void => {
    drawn?.api.reset(drawn.widget);
    become("unsolved");
  };
  const draw = (api: VendorApi): void => {
    if (!place || drawn) return;
    const widget = api.render(place, {
      sitekey: siteKey,
      callback: (given: string) => become("solved", given),
      // Without an error: a slow visitor made no mistake.
      "expired-callback": restart,
      "timeout-callback": restart,
      // By all three manuals the vendor is unreachable; the widget retries by itself.
      "error-callback": () => become("away"),
    });
    drawn = { api, widget };
  };
  const begin = (): Promise<void> =>
    (loading ??= load().then(draw, () => {
      away = true;
      become("unsolved");
    }));
  const prepare = async (): Promise<boolean> => {
    void begin();
    return navigator.onLine;
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => void begin(),
    prepare,
    reset: restart,
    token: async () => token,
    isAway: () => away,
    mount(element) {
      place = element;
      // A widget belongs to its element: a new element gets a new one.
      if (loading) void load().then(draw, () => undefined);
      return () => {
        place = null;
        drawn = null;
        become("unsolved");
      };
    },
  };
}

declare global {
  var captchaIsReady: (() => void) | undefined;
  // Globals that the vendors' scripts set.
  var turnstile: VendorApi;
  var hcaptcha: VendorApi;
  var grecaptcha: VendorApi;
}

interface VendorScript {
  address: string;
  global: "turnstile" | "hcaptcha" | "grecaptcha";
}
const SCRIPTS: Record<VendorSupport["provider"], VendorScript> = {
  turnstile: {
    address: "https://challenges.cloudflare.com/turnstile/v0/api.js",
    global: "turnstile",
  },
  hcaptcha: { address: "https://js.hcaptcha.com/1/api.js", global: "hcaptcha" },
  recaptcha: { address: "https://www.google.com/recaptcha/api.js", global: "grecaptcha" },
};
const TIMEOUT_MS = 15_000;
const READY = "captchaIsReady";
const loads = new Map<string, Promise<VendorApi>>();

/** Loads the script once per page. Rejects after 15 s or on failure; the next call retries. */
export function loadVendor(provider: VendorSupport["provider"]): Promise<VendorApi> {
  const known = loads.get(provider);
  if (known) return known;
  const { promise, resolve, reject } = Promise.withResolvers<VendorApi>();
  const { address, global } = SCRIPTS[provider];
  globalThis[READY] = () => resolve(globalThis[global]);
  const script = Object.assign(document.createElement("script"), {
    src: `${address}?render=explicit&onload=${READY}`,
    async: true,
  });
  const fail = (): void => {
    loads.delete(provider);
    reject(new Error(`${provider} cannot be loaded`));
  };
  script.addEventListener("error", fail);
  setTimeout(fail, TIMEOUT_MS);
  document.head.append(script);
  loads.set(provider, promise);
  return promise;
}
