const TEXTS = new Set(["label", "labels", "description", "placeholder", "singular", "plural"]);

/** All texts of a configuration that forms and lists show. */
export function shownTexts(value: unknown, isText = false, seen = new Set<unknown>()): string[] {
  if (typeof value === "string") return isText ? [value] : [];
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  // Payload's data about picture sizes is in no form or list.
  if ("name" in value && value.name === "sizes") return [];
  return Object.entries(value).flatMap(([key, one]) => shownTexts(one, TEXTS.has(key), seen));
}
