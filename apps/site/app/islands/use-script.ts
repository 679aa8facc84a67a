import { useBrowserFile } from "#app/islands/browser-files.ts";

/**
 * `near`: near the viewport; `visible`: in it; `idle`: once the page is loaded and idle; `later`:
 * `idle`, on phones after the first touch, scroll or key, or 5 s of rest; `touch`: when pressed,
 * typed into or focused, which also loads all others.
 */
export type Moment = "near" | "visible" | "idle" | "later" | "touch";

/** For the element that the `*.script.ts`'s default export takes. */
export function useScript(name: string, when: Moment) {
  const { address, needs } = useBrowserFile(name);
  return { "data-script": address, "data-needs": needs.join(" ") || undefined, "data-when": when };
}
