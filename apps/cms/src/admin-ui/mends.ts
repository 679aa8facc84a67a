/** Fixes for screen readers in Payload 3.90's lists and forms; each can be applied repeatedly. */
import { attribute, fieldOf, labelled, named, set, wordsOf, type Mend } from "#admin-ui/mend.ts";
import { TEXT_MENDS } from "#admin-ui/text-mends.ts";
import type { Words } from "#admin-ui/words/words.ts";

const partOfField = (words: string) => (element: Element, t: Words) => {
  const field = fieldOf(element);
  return field ? `${t(words)}: ${field}` : t(words);
};

/** A list row's name: the text of its first link, else of its second cell. */
const rowOf = (element: Element): string => {
  const row = element.closest("tr");
  return wordsOf(row?.querySelector("td a")) || wordsOf(row?.querySelector("td:not(:first-child)"));
};

/** The heading of the row's or fold's own bar. */
const formRowOf = (element: Element): string => {
  const head = element.closest(".collapsible")?.querySelector(".collapsible__header-wrap");
  return wordsOf(head?.querySelector("h3, .row-label, [class*=block-pill]")) || wordsOf(head);
};

/** The file's name, on the card of one of many. */
const cardOf = (element: Element): string =>
  wordsOf(
    element
      .closest(".upload--has-many__dragItem")
      ?.querySelector(".upload-relationship-details__filename"),
  );

/** In this order: a chosen option, what is typed into, what opens a picture's or file's choice. */
const CONTROLS = [
  ":checked",
  "input:not([type=hidden]), textarea, [contenteditable=true]",
  "button",
].map((selector) => `:is(${selector}):not(:disabled)`);

/** The control of the label's own field: not of a field inside it. */
function controlOf(label: Element): HTMLElement | undefined {
  const field = label.closest(".field-type");
  for (const selector of CONTROLS)
    for (const control of field?.querySelectorAll<HTMLElement>(selector) ?? [])
      if (control.closest(".field-type") === field) return control;
  return undefined;
}

/** Payload's labels name a field's depth in drawers, the ids of most fields do not. */
function nameItsField(label: HTMLElement): void {
  const id = label.getAttribute("for") ?? "";
  if (id === "" || document.getElementById(id)) return;
  const control = controlOf(label);
  if (control?.matches("input:not([type=radio]), textarea")) set(control, "id", id);
}

/** The label of rich text, radio buttons, options or a picture is no label of an input for the browser. */
export function followLabel({ target }: Event): void {
  const label = target instanceof Element ? target.closest("label.field-label") : null;
  if (label instanceof HTMLLabelElement && label.control === null) controlOf(label)?.focus();
}

/** Payload ties no error to its control. */
function tieError(error: HTMLElement): void {
  const control = controlOf(error);
  if (!control?.id) return;
  set(error, "id", `${control.id}-error`);
  set(control, "aria-describedby", error.id);
  set(control, "aria-invalid", "true");
}

function freeOfError(control: HTMLElement): void {
  if (document.getElementById(control.getAttribute("aria-describedby") ?? "")) return;
  control.removeAttribute("aria-describedby");
  control.removeAttribute("aria-invalid");
}

export const MENDS: Mend[] = [
  { selector: ".field-error", mend: tieError },
  { selector: "[aria-describedby$='-error']", mend: freeOfError },
  { selector: "label.field-label[for]", mend: nameItsField },
  attribute(".template-default__wrap", "id", "page"),
  attribute(".template-default__wrap", "tabindex", "-1"),
  labelled(".nav__wrap", "Sections"),
  {
    selector: ".nav__link",
    mend: (link) =>
      link.querySelector(".nav__link-indicator")
        ? set(link, "aria-current", "page")
        : link.removeAttribute("aria-current"),
  },
  labelled(".step-nav", "Path"),
  // Payload's name is an id.
  labelled("dialog.payload__modal-item", (dialog) => wordsOf(dialog.querySelector("h1, h2, h3"))),
  attribute(".not-found", "role", "main"),
  // Of a long title that is cut, the end is cut.
  attribute(":is(.render-title, .table td:nth-child(2) > a):not([dir])", "dir", "auto"),
  // Lists.
  {
    selector: ".select-row input",
    mend: (element, t) => set(element, "aria-label", t("Select {what}", { what: rowOf(element) })),
  },
  labelled("#select-all", "Select all"),
  // Payload's name has other words than the button.
  {
    selector: "#empty-trash-button",
    mend: (element) => set(element, "aria-label", wordsOf(element)),
  },
  named(".clickable-arrow--left", "Previous page"),
  named(".clickable-arrow--right", "Next page"),
  // The file's name is next to it.
  {
    selector: ".thumbnail img",
    mend: (element) => element.getAttribute("alt") && element.setAttribute("alt", ""),
  },
  // Forms.
  attribute(".doc-header", "role", "region"),
  labelled(".doc-header", "Top of the form"),
  // Its children are links, not list items.
  attribute(".doc-tabs__tabs", "role", "group"),
  {
    selector: ".doc-tabs__tabs a[aria-label]",
    mend: (element) => set(element, "aria-label", wordsOf(element)),
  },
  named(".doc-controls__popup .popup-button", "More actions"),
  // "Collapse" alone leaves out the words on the button.
  {
    selector: ".diff-collapser__toggle-button[aria-label]",
    mend: (element) => {
      const [deed = ""] = (element.getAttribute("aria-label") ?? "").split(":");
      set(element, "aria-label", `${deed}: ${wordsOf(element)}`);
    },
  },
  named(".clipboard-action__popup .popup-button", partOfField("Copy or paste")),
  labelled(".array-actions .popup-button", (element, t) => {
    const what = formRowOf(element);
    return what ? t("Actions of {what}", { what }) : t("Actions of this row");
  }),
  named(".popup-button", "More"),
  // Payload's name is "Toggle block" on every fold.
  attribute(".collapsible__toggle > span", "hidden", "hidden"),
  {
    selector: ".collapsible__toggle",
    mend: (element) => {
      set(element, "aria-label", formRowOf(element));
      set(element, "aria-expanded", String(element.matches(".collapsible__toggle--open")));
    },
  },
  labelled(".collapsible__drag", (element, t) => {
    const what = formRowOf(element);
    return what ? t("Move {what}", { what }) : t("Move this row");
  }),
  labelled(".multi-value-remove", (element, t) => {
    const value = wordsOf(element.parentElement?.querySelector("[class*='multi-value-label']"));
    return value && `${t("Remove")}: ${value}`;
  }),
  // Buttons are in it. It stays a stop of the keyboard, whose arrows move it.
  attribute(".rs__multi-value[role=button]", "role", "group"),
  {
    selector: ".upload--has-many__drag",
    mend: (element, t) => {
      const what = cardOf(element);
      set(element, "aria-label", what ? t("Move {what}", { what }) : t("Move this file"));
    },
  },
  attribute(".radio-group", "role", "radiogroup"),
  { selector: ".radio-group", mend: (element) => set(element, "aria-label", fieldOf(element)) },
  named(".date-time-picker input", fieldOf),
  named(".date-time-picker__clear-button", partOfField("Empty")),
  named(":is(.rs__input, [role=combobox])", (element, t) => fieldOf(element) || t("Choose")),
  attribute(".field-type :is(input[type=text], textarea):not([dir])", "dir", "auto"),
  ...TEXT_MENDS,
  // `4KB — 154x32 — image/svg+xml`: no word for an editor.
  {
    selector: ".upload-relationship-details__meta",
    mend: (element) => {
      const sizes = wordsOf(element).replace(/( — )?\w+\/[\w.+-]+$/, "");
      const parted = sizes.replace(/(\d)(?=[KMG]B)/, "$1 ").replace(/(\d)x(?=\d)/, "$1 × ");
      const plain = parted.replaceAll(" — ", ", ");
      if (element.textContent !== plain) element.textContent = plain;
    },
  },
  named(".upload-relationship-details__edit", partOfField("Edit the file")),
  named(".upload-relationship-details__remove", partOfField("Remove the file")),
  named(".file-details__remove", "Remove the file"),
  named(".condition__actions-remove", "Remove this filter"),
  named(".condition__actions-add", "Add a filter"),
  labelled(".copy-to-clipboard", "Copy the address"),
  // Hidden from screen readers, but the keyboard reaches them.
  {
    selector: ":is(.dropdown-indicator, .clear-indicator)[aria-hidden=true]",
    mend: (element) => element.removeAttribute("aria-hidden"),
  },
  named(".dropdown-indicator", partOfField("Open the options")),
  named(".clear-indicator", partOfField("Empty")),
  attribute(":is(.dropdown-indicator, .clear-indicator)", "tabindex", "-1"),
  // On a phone a row is a block without its column's heading.
  {
    selector: ".table tbody td",
    mend: (cell) => {
      const words = wordsOf(cell);
      if (words !== "" && words !== "–") set(cell, "data-label", headingOf(cell));
    },
  },
  {
    selector: ".table thead th:has(.sort-column__buttons)",
    mend: (heading) => {
      const sorted = heading.querySelector(".sort-column--active");
      const isUp = sorted?.classList.contains("sort-column__asc");
      set(heading, "aria-sort", sorted ? (isUp ? "ascending" : "descending") : "none");
    },
  },
];

function headingOf(cell: HTMLElement): string {
  const at = cell instanceof HTMLTableCellElement ? cell.cellIndex : -1;
  return wordsOf(cell.closest("table")?.tHead?.rows[0]?.cells[at]);
}

/** A group's heading is always Payload's third or fourth level. */
function mendHeadings(within: ParentNode): void {
  let above = 0;
  for (const heading of within.querySelectorAll<HTMLElement>("h1, h2, h3, h4, h5, h6")) {
    if (heading.getClientRects().length === 0) continue;
    const own = Number(heading.tagName.slice(1));
    above = Math.min(own, above + 1);
    if (above === own) heading.removeAttribute("aria-level");
    else set(heading, "aria-level", String(above));
  }
}

export function mendAll(within: ParentNode, t: Words): void {
  for (const { selector, mend } of MENDS)
    for (const element of within.querySelectorAll<HTMLElement>(selector)) mend(element, t);
  mendHeadings(within);
}
