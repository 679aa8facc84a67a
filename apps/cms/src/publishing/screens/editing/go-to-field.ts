import type { ClientField } from "payload";

/** -1 without tabs. */
export function tabOf(fields: readonly ClientField[], path: string): number {
  const [name = ""] = path.split(".");
  const tabs = fields.flatMap((field) => (field.type === "tabs" ? field.tabs : []));
  return tabs.findIndex((tab) =>
    "name" in tab && tab.name ? tab.name === name : holds(tab.fields, name),
  );
}

const holds = (fields: readonly ClientField[], name: string): boolean =>
  fields.some((field) =>
    "name" in field && field.name
      ? field.name === name
      : "fields" in field && holds(field.fields, name),
  );

/** The field's element, or its innermost existing ancestor, such as a collapsed row. */
function elementOf(path: string): HTMLElement | null {
  const parts = path.split(".");
  for (let length = parts.length; length > 0; length -= 1) {
    const found = document.getElementById(`field-${parts.slice(0, length).join("__")}`);
    if (found && found.getClientRects().length > 0) return found;
  }
  return null;
}

const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top;

function show(element: HTMLElement): void {
  element.scrollIntoView({
    block: "center",
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
  });
  const input = element.matches("input, textarea")
    ? element
    : element.querySelector<HTMLElement>("input, textarea, [contenteditable=true], button");
  input?.focus({ preventScroll: true });
}

/** Scrolls to the uppermost field and focuses it; switches tabs if necessary. */
export function goToField(fields: readonly ClientField[], paths: readonly string[]): void {
  const [first] = paths;
  if (first === undefined) return;
  const [upmost] = paths
    .map(elementOf)
    .filter((element) => element !== null)
    .toSorted((a, b) => topOf(a) - topOf(b));
  if (upmost) return show(upmost);
  document.querySelectorAll<HTMLElement>(".tabs-field__tab-button")[tabOf(fields, first)]?.click();
  // The tab's fields are rendered within the next frames.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const element = elementOf(first);
      if (element) show(element);
    }),
  );
}
