import { fieldOfPart } from "@meridian/contract/forms";
import type { DraftValues } from "#app/forms/draft/draft.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Neither a file's bytes nor what the page itself put into a hidden field is the visitor's writing.
 */
const NOT_WRITTEN = new Set(["file", "hidden", "password", "submit", "button"]);

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

/**
 * Controls of these names, and those that only make up a field of such a name (`teamSize.from`).
 */
const named = (form: HTMLFormElement, names: readonly string[]): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      "name" in element &&
      "value" in element &&
      isOneOf(names, String(element.name)) &&
      // What has a name and a value has a type.
      !NOT_WRITTEN.has((element as Control).type),
  );

const isOneOf = (names: readonly string[], name: string): boolean =>
  names.includes(name) || names.includes(fieldOfPart(name));

/** What the controls hold, by name; files are not text. */
export const readValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );

/** Whether the control is as the page brought it. */
function isUntouched(control: Control): boolean {
  if (isTicked(control)) return control.checked === control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  const served =
    [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return control.value === (served?.value ?? "");
}

/** What the visitor has put into these controls; `null` while they are as the page brought them. */
export function readControls(form: HTMLFormElement, names: readonly string[]): DraftValues | null {
  const controls = named(form, names);
  if (controls.every(isUntouched)) return null;
  const values: Record<string, string[]> = {};
  for (const control of controls) {
    const kept = (values[control.name] ??= []);
    if (!isTicked(control) || control.checked) kept.push(control.value);
  }
  return values;
}

/**
 * Puts a draft back, but not over what was written or ticked since: each control tells of its
 * change as if by hand.
 */
export function fillControls(form: HTMLFormElement, values: DraftValues): void {
  const nth: Record<string, number> = {};
  for (const control of named(form, Object.keys(values))) {
    const kept = values[control.name] ?? [];
    if (isTicked(control)) {
      if (
        isUntouched(control) &&
        control.checked !== kept.includes(control.value) &&
        !(control.type === "radio" && control.checked)
      )
        control.click();
      continue;
    }
    const value = kept[(nth[control.name] = (nth[control.name] ?? -1) + 1)];
    if (value !== undefined && value !== control.value && isUntouched(control))
      write(control, value);
  }
}

function write(control: Control, value: string): void {
  // The prototype's own setter: React puts one before it, and would take the change for its own and
  // say nothing of it.
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

/**
 * Empties what a visitor can write into, and tells of the change. Not `reset()`: that would bring
 * back what the server had put there. Of several choices the first is chosen; the ends of a range
 * go to the ends of its ruler.
 */
export function clearControls(form: HTMLFormElement, names: readonly string[]): void {
  // From the last to the first, so that the first of its name is the one that stays chosen.
  for (const control of named(form, names).toReversed()) {
    if (isTicked(control)) control.checked = control.type === "radio";
    else control.value = isEndOfRange(control) ? outermost(control) : "";
  }
  form.dispatchEvent(new Event("change", { bubbles: true }));
}
