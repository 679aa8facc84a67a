/** Milliseconds between looks. */
const EVERY = 120;
/** Looks, before it gives up. */
const MOST = 40;
/** Looks until what is around a field that is not rendered is shown in its place. */
const AROUND = 10;
/** Payload restores a user's folds late: shown this many looks in a row is shown. */
const ENOUGH = 4;

interface Place {
  /** `contact.phones.0.phone` */
  path: string;
  /** Parts of the path that are above what may be shown. */
  outside?: number;
  /** Of the element that holds the field. */
  root?: string;
  /** Each time, while nothing of the path is rendered. */
  otherwise?: () => void;
}

/** The element of the field, or of its innermost rendered ancestor below `outside`. */
export function elementOf({ path, outside = 0, root }: Place): HTMLElement | null {
  const holder = root === undefined ? document : document.querySelector<HTMLElement>(root);
  const parts = path.split(".");
  for (let length = parts.length; length > outside; length -= 1) {
    const name = parts.slice(0, length).join("__");
    const row = /^(.*)__(\d+)$/.exec(name);
    const found =
      holder?.querySelector<HTMLElement>(`#field-${CSS.escape(name)}`) ??
      (row &&
        holder?.querySelector<HTMLElement>(
          `#${CSS.escape(`${row[1]?.replaceAll("__", "-")}-row-${row[2]}`)}`,
        ));
    if (found) return found;
  }
  return holder instanceof HTMLElement ? holder : null;
}

const isVisible = (element: Element): boolean => element.getClientRects().length > 0;
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

const center = (element: HTMLElement): void =>
  element.scrollIntoView({ block: "center", behavior: "instant" });

function show(element: HTMLElement): void {
  center(element);
  const control = element.matches("input, textarea")
    ? element
    : element.querySelector<HTMLElement>("input, textarea, [contenteditable=true], button");
  control?.focus({ preventScroll: true });
}

/** Opens the folds and rows that hold the field, and puts the focus into it. Returns how to stop that. */
export function openField(place: Place): () => void {
  let looks = 0;
  let inRow = 0;
  let last: HTMLElement | null = null;
  let isShown = false;
  const timer = setInterval(() => {
    looks += 1;
    const element = elementOf(place);
    if (!element) place.otherwise?.();
    const isOpen = element !== null && !openAround(element) && isVisible(element);
    inRow = isOpen && element === last ? inRow + 1 : 0;
    last = element;
    isShown &&= isOpen;
    if (isOpen && !isShown) {
      isShown = isField(element, place.path) || inRow >= AROUND;
      // Payload renders what is in view only.
      if (isShown) show(element);
      else center(element);
    }
    if (looks === MOST || (isShown && inRow >= ENOUGH)) clearInterval(timer);
  }, EVERY);
  return () => clearInterval(timer);
}
