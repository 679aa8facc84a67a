import { useBrowserFile } from "#app/islands/browser-files.ts";

/**
 * `near`: close to the viewport; `visible`: in it; `idle`: once the page has loaded and is idle;
 * `touch`: when pressed, typed into or focused, which also loads all others.
 */
export type Moment = "near" | "visible" | "idle" | "touch";

/**
 * Attributes that attach a plain script (`*.script.ts`, whose default export takes the element).
 */
export function useScript(name: string, when: Moment) {
  const { address, needs } = useBrowserFile(name);
  return { "data-script": address, "data-needs": needs.join(" ") || undefined, "data-when": when };
}
