import { partClass, type TaskField } from "#records/globals/site-settings/task-fields.ts";

const EVERY = 120;
/** Steps, before it gives up. */
const MOST = 40;
/** Payload restores a user's folds late: open this many times in a row is open. */
const ENOUGH = 4;

const isVisible = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.getClientRects().length > 0;

/** Opens the fold that is this element or directly in it; `true` if it was shut. */
function unfold(element: Element | null | undefined): boolean {
  const shut = element?.querySelector(":scope > .collapsible--collapsed");
  const toggle = shut?.querySelector(":scope > .collapsible__toggle-wrap > .collapsible__toggle");
  if (toggle instanceof HTMLElement) toggle.click();
  return toggle instanceof HTMLElement;
}

const elementOf = (path: readonly string[]) => document.getElementById(`field-${path.join("__")}`);

/** Of a list's row; fields of lists are below the number of their row. */
function unfoldRow(path: readonly string[]): boolean {
  const at = path.findIndex((name) => /^\d+$/.test(name));
  if (at === -1) return false;
  return unfold(document.getElementById(`${path.slice(0, at).join("-")}-row-${path[at]}`));
}

/** The field, or what is around it and rendered. */
function nearest(path: readonly string[], part: Element): HTMLElement | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const found = elementOf(path.slice(0, length));
    if (isVisible(found)) return found;
  }
  return isVisible(part) ? part : undefined;
}

function show(element: HTMLElement): void {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const control = element.matches("input, textarea")
    ? element
    : element.querySelector<HTMLElement>("input, textarea, [contenteditable=true], button");
  control?.focus({ preventScroll: true });
}

/** Opens the field's part and row, and puts the focus into the field. Returns how to stop that. */
export function openField({ path, part }: Pick<TaskField, "path" | "part">): () => void {
  const names = path.split(".");
  let left = MOST;
  let inRow = 0;
  const timer = setInterval(() => {
    left -= 1;
    const own = document.querySelector(`.${partClass(part)}`);
    const wasShut = own !== null && (unfold(own) || unfoldRow(names));
    const found = own && nearest(names, own);
    const isThere = !wasShut && found !== null && found === elementOf(names);
    if (found && !wasShut && (inRow === 0 || !isThere)) {
      // Payload renders a part when it is in view.
      if (isThere || left === 0) show(found);
      else found.scrollIntoView({ block: "center", behavior: "instant" });
    }
    inRow = isThere ? inRow + 1 : 0;
    if (left === 0 || inRow === ENOUGH) clearInterval(timer);
  }, EVERY);
  return () => clearInterval(timer);
}
