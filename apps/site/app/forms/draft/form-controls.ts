import { fieldOfPart } from "@meridian/contract/forms";
import type { DraftValues } from "#app/forms/draft/draft.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Files, and hidden values set by the page, are not the visitor's text. */
const NOT_WRITTEN = new Set(["file", "hidden", "password", "submit", "button"]);

/** In a draft: the language of its labels. No control has this name. */
const LANGUAGE = ":language";
const pageLanguage = (): string => document.documentElement.lang;

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

/** Controls with these names, and those that are parts of such a field (`teamSize.from`). */
const named = (form: HTMLFormElement, names: readonly string[]): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      "name" in element &&
      "value" in element &&
      isOneOf(names, String(element.name)) &&
      // Named controls with a value have a type.
      !NOT_WRITTEN.has((element as Control).type),
  );

const isOneOf = (names: readonly string[], name: string): boolean =>
  names.includes(name) || names.includes(fieldOfPart(name));

/** Values by name, without files. */
export const readValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );

function isUntouched(control: Control): boolean {
  if (isTicked(control)) return control.checked === control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  const served =
    [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return control.value === (served?.value ?? "");
}

/** The visitor's changes to these controls; `null` while they are unchanged. */
export function readControls(form: HTMLFormElement, names: readonly string[]): DraftValues | null {
  const controls = named(form, names);
  if (controls.every(isUntouched)) return null;
  const values: Record<string, string[]> = { [LANGUAGE]: [pageLanguage()] };
  for (const control of controls) {
    const stored = (values[control.name] ??= []);
    if (!isTicked(control) || control.checked) stored.push(control.value);
  }
  return values;
}

/** Restores a draft without overwriting later changes; dispatches events as for manual input. */
export function fillControls(form: HTMLFormElement, values: DraftValues): void {
  const nth: Record<string, number> = {};
  const controls = named(form, Object.keys(values));
  const isStored = ticksOf(values, controls);
  for (const control of controls) {
    const stored = values[control.name] ?? [];
    if (isTicked(control)) {
      if (
        isUntouched(control) &&
        control.checked !== isStored(control) &&
        !(control.type === "radio" && control.checked)
      )
        control.click();
      continue;
    }
    const value = stored[(nth[control.name] = (nth[control.name] ?? -1) + 1)];
    if (value !== undefined && value !== control.value && isUntouched(control))
      write(control, value);
  }
}

/**
 * Which boxes and choices a draft ticks: by their labels, wherever they are now. In another language
 * than the draft's a label may be new; then its place counts.
 */
function ticksOf(values: DraftValues, controls: readonly Control[]) {
  const labels = new Set(controls.filter(isTicked).map(({ value }) => value));
  const isTranslated = (values[LANGUAGE] ?? [pageLanguage()])[0] !== pageLanguage();
  return ({ name, value }: HTMLInputElement): boolean => {
    const field = fieldOfPart(name);
    const stored = Object.entries(values).flatMap(([part, ticked]) =>
      fieldOfPart(part) === field ? ticked : [],
    );
    return (
      stored.includes(value) ||
      (isTranslated && (values[name] ?? []).some((label) => !labels.has(label)))
    );
  };
}

function write(control: Control, value: string): void {
  // The prototype's setter: React overrides it per element and would not notice the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(
    control,
    value,
  );
  for (const event of ["input", "change"])
    control.dispatchEvent(new Event(event, { bubbles: true }));
}

const isEndOfRange = (control: Control): control is HTMLInputElement =>
  control.type === "number" && fieldOfPart(control.name) !== control.name;

const outermost = ({ name, min, max }: HTMLInputElement): string =>
  name.endsWith(".to") ? max : min;

/** Empties the fields and dispatches events (`reset()` would restore the server's values). */
export function clearControls(form: HTMLFormElement, names: readonly string[]): void {
  // In reverse, so that the first choice of a name remains selected.
  for (const control of named(form, names).toReversed()) {
    if (isTicked(control)) control.checked = control.type === "radio";
    else control.value = isEndOfRange(control) ? outermost(control) : "";
  }
  form.dispatchEvent(new Event("change", { bubbles: true }));
}
