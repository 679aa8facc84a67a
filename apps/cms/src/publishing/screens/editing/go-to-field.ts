import type { ClientField } from "payload";

/** The kind of the block at a path. */
type BlockAt = (path: readonly string[]) => unknown;

interface TabPlace {
  /** -1 without tabs. */
  tab: number;
  /** How many parts of the path are outside the tabs: two in a translation, whose block has them. */
  outside: number;
}

export function tabOf(fields: readonly ClientField[], path: string, blockAt: BlockAt): TabPlace {
  const [name = "", row = "", ...inRow] = path.split(".");
  const tabs = fields.flatMap((field) => (field.type === "tabs" ? field.tabs : []));
  const list = fields.find((field) => field.type === "blocks" && field.name === name);
  if (tabs.length === 0 && list?.type === "blocks") {
    const block = list.blocks.find(({ slug }) => slug === blockAt([name, row]));
    const { tab } = tabOf(block?.fields ?? [], inRow.join("."), () => undefined);
    return { tab, outside: tab === -1 ? 0 : 2 };
  }
  const tab = tabs.findIndex((one) =>
    "name" in one && one.name ? one.name === name : holds(one.fields, name),
  );
  return { tab, outside: 0 };
}

const holds = (fields: readonly ClientField[], name: string): boolean =>
  fields.some((field) =>
    "name" in field && field.name
      ? field.name === name
      : "fields" in field && holds(field.fields, name),
  );

/** The field's element, or its innermost existing ancestor below `outside`, such as a collapsed row. */
function elementOf(path: string, outside: number): HTMLElement | null {
  const parts = path.split(".");
  for (let length = parts.length; length > outside; length -= 1) {
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
export function goToField(
  fields: readonly ClientField[],
  paths: readonly string[],
  blockAt: BlockAt,
): void {
  const [first] = paths;
  if (first === undefined) return;
  const [upmost] = paths
    .map((path) => elementOf(path, tabOf(fields, path, blockAt).outside))
    .filter((element) => element !== null)
    .toSorted((a, b) => topOf(a) - topOf(b));
  if (upmost) return show(upmost);
  const { tab, outside } = tabOf(fields, first, blockAt);
  document.querySelectorAll<HTMLElement>(".tabs-field__tab-button")[tab]?.click();
  // The tab's fields are rendered within the next frames.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const element = elementOf(first, outside);
      if (element) show(element);
    }),
  );
}
