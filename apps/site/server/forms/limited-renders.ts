import { RateLimiterMemory } from "rate-limiter-flexible";

/** Refusals rendered per second, before the rate limit: a render takes 5 to 20 ms. */
const REFUSALS_RENDERED = 5;

/** Whether one more refusal may be rendered as a page this second. */
export function limitedRenders(): () => Promise<boolean> {
  const renders = new RateLimiterMemory({ points: REFUSALS_RENDERED, duration: 1 });
  return () =>
    renders.consume("all").then(
      () => true,
      () => false,
    );
}
