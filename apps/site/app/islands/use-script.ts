import { useBrowserFile } from "#app/islands/browser-files.ts";

/**
 * `near`: close to the viewport; `visible`: in it; `idle`: once the page has loaded and is idle;
 * `later`: as `idle`, on phones only after the first touch, scroll or key, or 5 s of rest; `touch`:
 * when pressed, typed into or focused, which also loads all others, and `near` if the visitor's text
 * is stored, another island was used, or the connection is not secure.
 */
export type Moment = "near" | "visible" | "idle" | "later" | "touch";

/** Attributes that attach a `*.script.ts`; its default export gets the element. */
export function useScript(name: string, when: Moment) {
  const { address, needs } = useBrowserFile(name);
  return { "data-script": address, "data-needs": needs.join(" ") || undefined, "data-when": when };
}
