/** Duration of a scroll to a section (BLOG-04). */
const SCROLL_MS = 500;

/** Scroll position after `ms`: slow, fast, slow. */
export function easedPosition(from: number, to: number, ms: number): number {
  const part = Math.min(Math.max(ms / SCROLL_MS, 0), 1);
  return from + (to - from) * (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);
}

const number = (length: string): number => Number.parseFloat(length) || 0;

/** Scroll margin of an element: where native navigation puts it. */
export const landing = (target: Element): number =>
  number(getComputedStyle(document.documentElement).scrollPaddingBlockStart) +
  number(getComputedStyle(target).scrollMarginBlockStart);

const STOPS = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/** Scrolls in 500 ms (BLOG-04) unless the reader scrolls; then focuses, as native navigation. */
export function smoothScrollTo(target: HTMLElement): void {
  const from = scrollY;
  const to = Math.min(
    from + target.getBoundingClientRect().top - landing(target),
    document.documentElement.scrollHeight - innerHeight,
  );
  const stopped = new AbortController();
  for (const event of STOPS)
    addEventListener(event, () => stopped.abort(), {
      passive: true,
      once: true,
      signal: stopped.signal,
    });
  const begun = performance.now();
  const step = (): void => {
    if (stopped.signal.aborted) return;
    const gone = performance.now() - begun;
    scrollTo({ top: easedPosition(from, to, gone), behavior: "instant" });
    if (gone < SCROLL_MS) return void requestAnimationFrame(step);
    stopped.abort();
    takeFocus(target);
  };
  requestAnimationFrame(step);
}

function takeFocus(target: HTMLElement): void {
  if (!target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
}
