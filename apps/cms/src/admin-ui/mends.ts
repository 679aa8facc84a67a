/**
 * What Payload 3.90's own lists and forms lack for a screen reader: each mend names the parts it is
 * for by a selector, and is the same however often it is made.
 */

interface Mend {
  selector: string;
  mend: (element: HTMLElement) => void;
}

/** Only what differs is written: each change is looked at again. */
function set(element: Element, name: string, value: string): void {
  if (value !== "" && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** What a text box holds is no name of it, nor is what a tooltip will say. */
const hasName = (element: HTMLElement): boolean =>
  ["aria-label", "aria-labelledby", "title"].some((name) => element.getAttribute(name)) ||
  (!element.isContentEditable && element.innerText.trim() !== "");

/** A name for parts that have none. */
const named = (selector: string, name: string | ((element: HTMLElement) => string)): Mend => ({
  selector,
  mend: (element) => {
    if (!hasName(element))
      set(element, "aria-label", typeof name === "string" ? name : name(element));
  },
});

/** What the form calls the field that this is a part of. */
const fieldOf = (element: Element): string =>
  wordsOf(element.closest(".field-type")?.querySelector(".field-label")).replace(/\s*\*$/, "");

const partOfField = (words: string) => (element: Element) => {
  const field = fieldOf(element);
  return field ? `${words}: ${field}` : words;
};

/** What a row of a list is called: by its first link, or else by its first words. */
const rowOf = (element: Element): string => {
  const row = element.closest("tr");
  return wordsOf(row?.querySelector("td a")) || wordsOf(row?.querySelector("td:not(:first-child)"));
};

/** What a row in a form is called. */
const formRowOf = (element: Element): string =>
  wordsOf(element.closest(".collapsible")?.querySelector(".row-label, .collapsible__header-wrap"));

const inWords = (key: string | undefined): string => {
  const words = (key ?? "").replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const attribute = (selector: string, name: string, value: string): Mend => ({
  selector,
  mend: (element) => set(element, name, value),
});

export const MENDS: Mend[] = [
  // Lists.
  {
    selector: ".select-row input",
    mend: (element) => set(element, "aria-label", `Select ${rowOf(element)}`),
  },
  attribute("#select-all", "aria-label", "Select all"),
  named(".clickable-arrow--left", "Previous page"),
  named(".clickable-arrow--right", "Next page"),
  // The file's name is written beside it.
  {
    selector: ".thumbnail img",
    mend: (element) => element.getAttribute("alt") && element.setAttribute("alt", ""),
  },
  // Forms.
  attribute(".doc-header", "role", "region"),
  attribute(".doc-header", "aria-label", "Top of the form"),
  // Its parts are links, and no parts of a list.
  attribute(".doc-tabs__tabs", "role", "group"),
  {
    selector: ".doc-tabs__tabs a[aria-label]",
    mend: (element) => set(element, "aria-label", wordsOf(element)),
  },
  named(".doc-controls__popup .popup-button", "More actions"),
  named(".clipboard-action__popup .popup-button", partOfField("Copy or paste")),
  named(
    ".array-actions .popup-button",
    (element) => `Actions of ${formRowOf(element) || "this row"}`,
  ),
  named(".popup-button", "More"),
  {
    selector: ".collapsible__drag",
    mend: (element) => set(element, "aria-label", `Move ${formRowOf(element) || "this row"}`),
  },
  named(".date-time-picker input", fieldOf),
  named(".date-time-picker__clear-button", partOfField("Empty")),
  named(".rs__input", (element) => fieldOf(element) || "Choose"),
  named(".ContentEditable__root", (element) => fieldOf(element) || "Text"),
  named("[data-button-key]", ({ dataset }) => inWords(dataset.buttonKey)),
  named(".upload-relationship-details__edit", partOfField("Edit the file")),
  named(".upload-relationship-details__remove", partOfField("Take the file out")),
  named(".file-details__remove", "Take the file out"),
  attribute(".copy-to-clipboard", "aria-label", "Copy the address"),
  // Hidden from a screen reader and reached by the keyboard all the same.
  {
    selector: ":is(.dropdown-indicator, .clear-indicator)[aria-hidden=true]",
    mend: (element) => element.removeAttribute("aria-hidden"),
  },
  named(".dropdown-indicator", partOfField("Open the choices")),
  named(".clear-indicator", partOfField("Empty")),
  attribute(":is(.dropdown-indicator, .clear-indicator)", "tabindex", "-1"),
];

/** Headings without a gap: a group's heading is Payload's third or fourth, whatever is above it. */
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

export function mendAll(within: ParentNode): void {
  for (const { selector, mend } of MENDS)
    for (const element of within.querySelectorAll<HTMLElement>(selector)) mend(element);
  mendHeadings(within);
}
