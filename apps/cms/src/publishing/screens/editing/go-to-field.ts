import type { ClientField } from "payload";
import { elementOf, openField } from "#admin-ui/open-field.ts";
import {
  fieldsOfTasks,
  partClass,
  tasksIn,
  taskSlug,
} from "#records/globals/site-settings/task-fields.ts";

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

const CLOSED_WITH_ERROR =
  ".collapsible-field--has-error > .collapsible--collapsed > * > .collapsible__toggle";

/** Switches to the tab. Payload renders nothing in a closed fold, but marks the fold of an error. */
function openTabAndErrors(tab: number): void {
  const button = document.querySelectorAll<HTMLElement>(".tabs-field__tab-button")[tab];
  if (!button?.classList.contains("tabs-field__tab-button--active")) button?.click();
  for (const fold of document.querySelectorAll<HTMLElement>(CLOSED_WITH_ERROR)) fold.click();
}

const openTask = (at: number): void =>
  document.querySelectorAll<HTMLElement>(".settings-tasks > ul .settings-tasks__link")[at]?.click();

let stop = (): void => undefined;

/** Scrolls to the first field of the form and focuses it. */
export function goToField(
  fields: readonly ClientField[],
  paths: readonly string[],
  blockAt: BlockAt,
): void {
  const [first] = paths
    .flatMap((path) => {
      const { outside } = tabOf(fields, path, blockAt);
      const element = elementOf({ path, outside });
      return element ? [{ path, element }] : [];
    })
    .toSorted((a, b) =>
      a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
    );
  const path = first?.path ?? paths[0];
  if (path === undefined) return;
  stop();
  const tasks = tasksIn(fields);
  const own = fieldsOfTasks(tasks).find((one) => one.path === path.replace(/\.\d+(?=\.|$)/g, ""));
  const { tab, outside } = tabOf(fields, path, blockAt);
  if (own) openTask(tasks.findIndex((task) => taskSlug(task) === own.task));
  stop = own
    ? openField({ path, root: `.${partClass(own.part)}` })
    : openField({ path, outside, otherwise: () => openTabAndErrors(tab) });
}
