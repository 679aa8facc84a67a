/**
 * What was pressed may go, or may be disabled, by the press: the keyboard would start again at the
 * top of the page. Payload disables a form's button while it saves, and afterwards, because nothing
 * is left to save: the form's status gets the focus. A menu closes by a choice, and a filter is
 * removed: what opened them gets it.
 */

const CONTROLS = ".doc-controls";
/** Buttons of menus and panels. */
const OPENERS = ".popup__trigger-wrap button, .list-controls button[aria-controls]";
const OPENED = ".popup__content, .list-controls";
const CHIPS = ".chips";
/** A list of rows, in whose menus a row is moved or removed. */
const ROWS = ".array-field, .blocks-field";

/** Where the last press was. */
let pressed: "controls" | "opened" | "chips" | undefined;
let opener: HTMLElement | undefined;
/** A list that reads its rows again renders its buttons anew, in the same order. */
let openerAt = -1;
let openerRows: Element | null = null;

const openersOf = (within: Document): HTMLElement[] => [
  ...(openerRows?.isConnected ? openerRows : within).querySelectorAll<HTMLElement>(OPENERS),
];

/** After a removed row the next one, else the last one. */
const inPlaceOf = (openers: HTMLElement[]): HTMLElement | undefined =>
  openers[openerAt] ?? (openerRows?.isConnected ? openers.at(-1) : undefined);

const placeOf = (target: Element): typeof pressed => {
  if (target.closest(CHIPS)) return "chips";
  if (target.closest(OPENED) && opener?.isConnected) return "opened";
  return target.closest(`${CONTROLS} button, .popup__content button`) ? "controls" : undefined;
};

/** Listens to clicks, which Enter and Space cause, too, and to keys. */
export function notePress({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  const found = target.closest<HTMLElement>(OPENERS);
  if (found) {
    opener = found;
    openerRows = found.closest(ROWS);
    openerAt = openersOf(document).indexOf(found);
  }
  pressed = type === "click" ? placeOf(target) : undefined;
}

/** May be called at any time. */
export function keepFocus(within: Document): void {
  const { activeElement: active, body } = within;
  const isLost = !active || active === body || active.closest(".popup__hidden-content");
  if (!pressed || !isLost) return;
  if (pressed === "opened") {
    if (!opener?.isConnected) opener = inPlaceOf(openersOf(within));
    // A row may have been moved out of the window.
    if (opener?.matches(":enabled")) return opener.focus();
  }
  if (pressed === "chips")
    return within.querySelector<HTMLElement>(`${CHIPS} button`)?.focus({ preventScroll: true });
  // The last one is the innermost drawer's.
  const status = [...within.querySelectorAll<HTMLElement>(`${CONTROLS}__meta`)].at(-1);
  if (!status) return;
  status.tabIndex = -1;
  status.focus({ preventScroll: true });
}

const DIALOG = "dialog.payload__modal-item";
/** Payload keeps a closed menu's entries on the page, where they take no focus. */
const MENU = ".popup__content, .popup__hidden-content";
const REMEMBERED = 8;
/** What had the focus, newest first. */
let places: HTMLElement[] = [];
/** Open dialogs from the outermost, with the place before each. */
let dialogs: { dialog: HTMLElement; before: HTMLElement | undefined; isEntered: boolean }[] = [];

export function noteFocus({ target }: Event): void {
  if (target instanceof HTMLElement) places = [target, ...places].slice(0, REMEMBERED);
}

/**
 * Payload leaves the focus behind an open drawer, and loses it after a question that a menu opened:
 * the menu is gone. The focus goes into a dialog, and afterwards to the newest place that is left.
 */
export function followDialogs(within: Document): void {
  const open = [...within.querySelectorAll<HTMLElement>(DIALOG)];
  const closed = dialogs.find(({ dialog }) => !open.includes(dialog));
  dialogs = dialogs.filter(({ dialog }) => open.includes(dialog));
  // Payload's drawers are over the page, but leave it within reach of keys and screen readers.
  within.querySelector(".template-default")?.toggleAttribute("inert", open.length > 0);
  const isLost = within.activeElement === null || within.activeElement === within.body;
  if (isLost) closed?.before?.focus();
  for (const dialog of open) {
    if (dialogs.some((known) => known.dialog === dialog)) continue;
    const isLeft = (place: HTMLElement): boolean =>
      !dialog.contains(place) && place.isConnected && !place.closest(MENU);
    dialogs.push({ dialog, before: places.find(isLeft), isEntered: false });
  }
  for (const entry of dialogs) {
    // Until it is visible, a dialog takes no focus.
    if (entry.isEntered) continue;
    entry.dialog.tabIndex = -1;
    if (!entry.dialog.contains(within.activeElement)) entry.dialog.focus({ preventScroll: true });
    entry.isEntered = entry.dialog.contains(within.activeElement);
  }
}
