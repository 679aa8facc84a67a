import { fieldOfPart } from "@meridian/contract/forms";
import type { DraftValues } from "#app/forms/draft/draft.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Files, and hidden values set by the page, are not the visitor's text. */
const NOT_WRITTEN = new Set(["file", "hidden", "password", "submit", "button"]);

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
  const values: Record<string, string[]> = {};
  for (const control of controls) {
    const stored = (values[control.name] ??= []);
    if (!isTicked(control) || control.checked) stored.push(control.value);
  }
  return values;
}

/** Restores a draft without overwriting later changes; dispatches events as for manual input. */
export function fillControls(form: HTMLFormElement, values: DraftValues): void {
  const nth: Record<string, number> = {};
  for (const control of named(form, Object.keys(values))) {
    const stored = values[control.name] ?? [];
    if (isTicked(control)) {
      if (
        isUntouched(control) &&
        control.checked !== stored.includes(control.value) &&
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
