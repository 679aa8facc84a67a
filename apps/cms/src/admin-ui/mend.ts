/** What a fix of Payload's elements is made of; each can be applied repeatedly. */
import type { Words } from "#admin-ui/words/words.ts";

export interface Mend {
  selector: string;
  mend: (element: HTMLElement, t: Words) => void;
}

/** Writes only differences, because each change triggers the observer again. */
export function set(element: Element, name: string, value: string): void {
  if (value !== "" && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

export const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** A text box's value and a tooltip's text are not accessible names. */
const hasName = (element: HTMLElement): boolean =>
  ["aria-label", "aria-labelledby", "title"].some((name) => element.getAttribute(name)) ||
  (!element.isContentEditable && element.innerText.trim() !== "");

type Name = string | ((element: HTMLElement, t: Words) => string);

export const named = (selector: string, name: Name): Mend => ({
  selector,
  mend: (element, t) => {
    if (!hasName(element))
      set(element, "aria-label", typeof name === "string" ? t(name) : name(element, t));
  },
});

/** The label of the element's field. */
export const fieldOf = (element: Element): string =>
  wordsOf(element.closest(".field-type")?.querySelector(".field-label")).replace(/\s*\*$/, "");

/** Also in place of another name, and again when it changes. */
export const labelled = (selector: string, name: Name): Mend => ({
  selector,
  mend: (element, t) =>
    set(element, "aria-label", typeof name === "string" ? t(name) : name(element, t)),
});

export const attribute = (selector: string, name: string, value: string): Mend => ({
  selector,
  mend: (element) => set(element, name, value),
});
