/** Calls `begin` once when in view, never with reduced motion. `margin`: as `rootMargin`. */
export function onceInView(element: Element, margin: string, begin: () => void): void {
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      seen.disconnect();
      if (!matchMedia("(prefers-reduced-motion: reduce)").matches) begin();
    },
    { rootMargin: margin },
  );
  seen.observe(element);
}
