const USES = ["pointerdown", "scroll", "keydown"] as const;
const REST_MS = 5000;

/** Resolves at the first touch, scroll or key, or after 5 s without one; not before `rested`. */
export async function whenUsed(page: EventTarget, rested: Promise<unknown>): Promise<void> {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((used) => {
    for (const use of USES)
      page.addEventListener(use, () => used(), {
        capture: true,
        passive: true,
        signal: listening.signal,
      });
    void rested.then(() => (timer = setTimeout(used, REST_MS)));
  });
  await rested;
  clearTimeout(timer);
  listening.abort();
}
