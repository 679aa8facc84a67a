import { useBrowserFile } from "#app/islands/browser-files.ts";

/**
 * `near`: as it comes near the view; `visible`: as it comes into it; `idle`: once the page is
 * loaded and rests; `touch`: when it is pressed, typed into or focused, as with all others too.
 */
export type Moment = "near" | "visible" | "idle" | "touch";

/**
 * Attributes of an element that a script without React gives behaviour (`*.script.ts`, which
 * exports by default what takes the element).
 */
export function useScript(name: string, when: Moment) {
  const { address, needs } = useBrowserFile(name);
  return { "data-script": address, "data-needs": needs.join(" ") || undefined, "data-when": when };
}
