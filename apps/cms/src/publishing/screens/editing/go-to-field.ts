import type { ClientField } from "payload";
import { fieldsOfTasks, tasksIn, taskSlug } from "#records/globals/site-settings/task-fields.ts";
import { openField } from "#records/screens/settings/open-field.ts";

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

/** The element of the field, or of its innermost existing ancestor below `outside`. */
function elementOf(path: string, outside: number): HTMLElement | null {
  const parts = path.split(".");
  for (let length = parts.length; length > outside; length -= 1) {
    const name = parts.slice(0, length).join("__");
    const row = /^(.*)__(\d+)$/.exec(name);
    const found =
      document.getElementById(`field-${name}`) ??
      (row && document.getElementById(`${row[1]?.replaceAll("__", "-")}-row-${row[2]}`));
    if (found) return found;
  }
  return null;
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0;
const isField = (element: HTMLElement, path: string): boolean =>
  element.id === `field-${path.replaceAll(".", "__")}`;

/** Opens the folds and rows around the element, and the row itself; `true` if one was closed. */
function openAround(element: HTMLElement): boolean {
  const around = [...element.querySelectorAll(":scope > .collapsible--collapsed")];
  for (let at = element.closest(".collapsible--collapsed"); at;)
    at = around[around.push(at) - 1]?.parentElement?.closest(".collapsible--collapsed") ?? null;
  for (const fold of around)
    fold.querySelector<HTMLElement>(":scope > * > .collapsible__toggle")?.click();
  return around.length > 0;
}

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

/** Milliseconds between looks. */
const EVERY = 60;
/** Looks until what is around the field is shown in its place: a fold opens within 300 ms. */
const ENOUGH = 12;
/** Looks while the form loads. */
const MOST = 80;

const CLOSED_WITH_ERROR =
  ".collapsible-field--has-error > .collapsible--collapsed > * > .collapsible__toggle";

/** Switches to the field's tab, and opens the folds and rows that hold it. */
function reach(fields: readonly ClientField[], path: string, blockAt: BlockAt, looks = 0): void {
  const { tab, outside } = tabOf(fields, path, blockAt);
  const element = elementOf(path, outside);
  if (!element) {
    const button = document.querySelectorAll<HTMLElement>(".tabs-field__tab-button")[tab];
    if (!button?.classList.contains("tabs-field__tab-button--active")) button?.click();
    // Payload renders nothing in a closed fold, but marks the fold of an error.
    for (const fold of document.querySelectorAll<HTMLElement>(CLOSED_WITH_ERROR)) fold.click();
  }
  const isOpened = element !== null && openAround(element);
  if (element && !isOpened && isShown(element) && (looks >= ENOUGH || isField(element, path)))
    return show(element);
  // Payload renders what is in view only.
  if (looks === 0 && element && isShown(element))
    element.scrollIntoView({ block: "center", behavior: "instant" });
  if (looks < MOST) setTimeout(() => reach(fields, path, blockAt, looks + 1), EVERY);
}

/** Scrolls to the first field of the form and focuses it. */
export function goToField(
  fields: readonly ClientField[],
  paths: readonly string[],
  blockAt: BlockAt,
): void {
  const [first] = paths
    .flatMap((path) => {
      const element = elementOf(path, tabOf(fields, path, blockAt).outside);
      return element ? [{ path, element }] : [];
    })
    .toSorted((a, b) =>
      a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
    );
  const path = first?.path ?? paths[0];
  if (path === undefined) return;
  const tasks = tasksIn(fields);
  const own = fieldsOfTasks(tasks).find((one) => one.path === path.replace(/\.\d+(?=\.|$)/g, ""));
  if (!own) return reach(fields, path, blockAt);
  const at = tasks.findIndex((task) => taskSlug(task) === own.task);
  const links = document.querySelectorAll<HTMLElement>(
    ".settings-tasks > ul .settings-tasks__link",
  );
  links[at]?.click();
  openField({ path, part: own.part });
}
