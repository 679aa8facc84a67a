/** Loads islands and plain scripts when needed (islands/island.tsx, islands/use-script.ts). */
import type { ComponentType } from "react";
import { holdPresses } from "#app/browser/held-presses.ts";
import { DRAFT } from "#app/forms/draft/draft-key.ts";
import { whenUsed } from "#app/browser/when-used.ts";

/** Distance below the viewport at which a part is loaded. */
const NEAR = "300px 0px";
/** Events that load a part at once. holdPresses replays the event itself. */
const TOUCHES = ["pointerdown", "keydown", "focusin", "input", "dragenter", "submit"] as const;

export function loadParts(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island], [data-script]"))
    watch(element);
}

const pageLoaded = (): Promise<unknown> =>
  document.readyState === "complete"
    ? Promise.resolve()
    : new Promise((done) => addEventListener("load", done, { once: true }));

const pageRested = (): Promise<unknown> =>
  new Promise((done) =>
    "requestIdleCallback" in globalThis
      ? requestIdleCallback(done, { timeout: 2000 })
      : setTimeout(done, 200),
  );

const isPhone = (): boolean => matchMedia("(pointer: coarse), (max-width: 48rem)").matches;

/** From then on an island may change what another shows (team/shared-team.ts). */
const islandUsed = new Promise<void>((used) =>
  addEventListener(
    "click",
    ({ target }) => (target as Element).closest("[data-island]") && used(),
    true,
  ),
);

const MOMENTS: Record<string, (element: HTMLElement, start: () => void) => unknown> = {
  idle: (_, start) => pageLoaded().then(pageRested).then(start),
  later(_, start) {
    const rested = pageLoaded().then(pageRested);
    return (isPhone() ? whenUsed(window, rested) : rested).then(start);
  },
  near: (element, start) => whenSeen(element, start, NEAR),
  visible: (element, start) => whenSeen(element, start, "0px"),
  touch: (element, start) =>
    (changesUntouched() ? Promise.resolve() : islandUsed).then(() =>
      whenSeen(element, start, NEAR),
    ),
};

/** A stored draft is restored; without a secure connection the captcha is a text question. */
function changesUntouched(): boolean {
  try {
    return !isSecureContext || Object.keys(sessionStorage).join().includes(DRAFT);
  } catch {
    return false;
  }
}

async function whenSeen(
  element: HTMLElement,
  start: () => void,
  rootMargin: string,
): Promise<void> {
  // The page's own resources come first.
  await pageLoaded();
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      start();
    },
    { rootMargin },
  );
  // An island's own element has no box.
  seen.observe(
    element.dataset.island === undefined ? element : (element.firstElementChild ?? element),
  );
}

function watch(element: HTMLElement): void {
  const touched = new AbortController();
  let loading: Promise<void> | null = null;
  let tries = 0;
  const loadNow = (): void => {
    loading ??= load(element, tries++).then(
      async (begin) => {
        touched.abort();
        try {
          await begin();
          element.dataset.loaded = "";
          presses.release();
        } catch (error) {
          // A bug: it would fail again.
          presses.giveUp(true);
          warn(error);
        }
      },
      (error: unknown) => {
        // Offline, or the page is older than the deployed build: the next touch retries.
        loading = null;
        // Offline, a submitted form would end at the browser's error page, so it is held.
        if (navigator.onLine) presses.giveUp(false);
        else addEventListener("online", loadNow, { once: true });
        warn(error);
      },
    );
  };
  for (const touch of TOUCHES)
    element.addEventListener(touch, loadNow, {
      capture: true,
      passive: true,
      signal: touched.signal,
    });
  // Read after loading by forms/draft/use-draft.ts.
  element.addEventListener("input", () => (element.dataset.written = ""), {
    capture: true,
    once: true,
    signal: touched.signal,
  });
  const presses = holdPresses(element);
  // Touched before this script came.
  if (element.matches(":focus-within")) loadNow();
  MOMENTS[element.dataset.when ?? "idle"]?.(element, loadNow);
}

const warn = (error: unknown): void =>
  // oxlint-disable-next-line no-console
  console.warn("A part of this page works without its script:", error);

/** A module that failed to load may stay failed under its address. */
const again = (address: string, tries: number): string =>
  tries === 0 ? address : `${address}?${tries}`;

/** Loads the part's files; resolves with its start function. */
async function load(element: HTMLElement, tries: number): Promise<() => Promise<void> | void> {
  const { island, script = "", needs = "" } = element.dataset;
  for (const href of needs.split(" ").filter(Boolean)) preload(href);
  if (island === undefined) {
    const part: {
      default: (element: HTMLElement) => void;
    } = await import(/* @vite-ignore */ again(script, tries));
    return () => part.default(element);
  }
  const [react, part] = await Promise.all([
    import("#app/browser/hydrate.tsx"),
    // The module's exports: TypeScript has no types for a computed address.
    import(/* @vite-ignore */ again(island, tries)) as Promise<{ default: ComponentType<object> }>,
  ]);
  return () => react.hydrate(element, part.default);
}

function preload(href: string): void {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
  );
}
