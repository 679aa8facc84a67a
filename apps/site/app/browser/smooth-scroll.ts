import { SCROLL_MS, easedPosition } from "#app/browser/scroll-easing.ts";

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
