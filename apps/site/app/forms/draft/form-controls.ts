import { fieldOfPart } from "@meridian/contract/forms";
import type { DraftValues } from "#app/forms/draft/draft.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Files, and hidden values set by the page, are not the visitor's text. */
const NOT_WRITTEN = new Set(["file", "hidden", "password", "submit", "button"]);

/** In a draft: the language of its labels. No control has this name. */
const LANGUAGE = ":language";
const pageLanguage = (): string => document.documentElement.lang;
const isTranslated = (values: DraftValues): boolean =>
  (values[LANGUAGE] ?? [pageLanguage()])[0] !== pageLanguage();

/** In a draft: the place of a dropdown's choice and the number of its options. */
const placeOf = (name: string): string => `:place ${name}`;
const placeIn = ({ selectedIndex, options }: HTMLSelectElement): string =>
  `${selectedIndex}/${options.length}`;

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

const isDropdown = (control: Control): control is HTMLSelectElement =>
  control.type === "select-one";

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
  if (!isDropdown(control)) return control.value === control.defaultValue;
  const served =
    [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return control.value === (served?.value ?? "");
}

/**
 * The fields that the visitor changed; `null` if there are none. The page's own words in the other
 * fields, such as a team, may be different when the draft is restored.
 */
export function readControls(form: HTMLFormElement, names: readonly string[]): DraftValues | null {
  const changed = names.filter((name) => !named(form, [name]).every(isUntouched));
  return changed.length > 0
    ? { [LANGUAGE]: [pageLanguage()], ...valuesOf(named(form, changed)) }
    : null;
}

function valuesOf(controls: readonly Control[]): DraftValues {
  const values: Record<string, string[]> = {};
  for (const control of controls) {
    const stored = (values[control.name] ??= []);
    if (!isTicked(control) || control.checked) stored.push(control.value);
    if (isDropdown(control)) values[placeOf(control.name)] = [placeIn(control)];
  }
  return values;
}

/** Takes note of the values; the result lists the fields that still have them. */
export function noteValues(form: HTMLFormElement, names: readonly string[]): () => string[] {
  const now = (name: string): string => JSON.stringify(valuesOf(named(form, [name])));
  const noted = new Map(names.map((name) => [name, now(name)]));
  return () => names.filter((name) => now(name) === noted.get(name));
}

/**
 * Restores a draft; dispatches events as for manual input. `isNewer`: than the values in the form,
 * which it replaces. Otherwise the visitor's changes have precedence.
 */
export function fillControls(
  form: HTMLFormElement,
  values: DraftValues,
  { isNewer = false } = {},
): void {
  // Read by analytics/form-steps.ts. The events of clicked boxes are trusted, as the visitor's are.
  form.dataset.restoring = "";
  for (const { control, differs, fill } of draftOf(named(form, Object.keys(values)), values))
    if (differs && (isNewer || isUntouched(control))) fill();
  delete form.dataset.restoring;
}

/**
 * Whether the visitor writes something else than the draft has, or is about to: the focus is in a
 * text that the draft would fill in (CON-12). Restoring would mix two texts, or two people.
 */
export const isOverwritten = (
  form: HTMLFormElement,
  names: readonly string[],
  values: DraftValues,
): boolean =>
  draftOf(named(form, names), values).some(({ control, differs, isInDraft }) =>
    isUntouched(control)
      ? differs && isChosen(control) && !isTicked(control)
      : differs || !isInDraft,
  );

/** Focused by the visitor, not by a dialog that opened (`openModal`). */
const isChosen = (control: Control): boolean =>
  control === document.activeElement && control.dataset.focused === undefined;

interface InDraft {
  control: Control;
  /** Whether the draft has another value. */
  differs: boolean;
  isInDraft: boolean;
  fill(): void;
}

/** What a draft has for each control. */
function draftOf(controls: readonly Control[], values: DraftValues): InDraft[] {
  const nth: Record<string, number> = {};
  const isStored = ticksOf(values, controls);
  return controls.map((control) => {
    const value = storedValue(control, values, (nth[control.name] = (nth[control.name] ?? -1) + 1));
    const isInDraft = control.name in values;
    if (isTicked(control)) {
      const differs = isInDraft && control.checked !== isStored(control);
      // Of a choice the other one is clicked.
      const fill = (): void => {
        if (control.type !== "radio" || !control.checked) control.click();
      };
      return { control, differs, isInDraft, fill };
    }
    const differs = value !== undefined && value !== control.value;
    return { control, differs, isInDraft, fill: () => write(control, value ?? "") };
  });
}

/** The `nth` value stored for a control; of a dropdown only if it has such an option. */
function storedValue(control: Control, values: DraftValues, nth: number): string | undefined {
  const value = values[control.name]?.[nth];
  if (!isDropdown(control)) return value;
  const options = [...control.options];
  if (options.some((option) => option.value === value)) return value;
  const [place] = values[placeOf(control.name)] ?? [];
  return isTranslated(values)
    ? options.find(({ index }) => place === `${index}/${options.length}`)?.value
    : undefined;
}

/**
 * Which boxes and choices a draft ticks: by their labels, wherever they are now. In another language
 * than the draft's a label may be new; then its place counts.
 */
function ticksOf(values: DraftValues, controls: readonly Control[]) {
  const labels = new Set(controls.filter(isTicked).map(({ value }) => value));
  const isOther = isTranslated(values);
  return ({ name, value }: HTMLInputElement): boolean => {
    const field = fieldOfPart(name);
    const stored = Object.entries(values).flatMap(([part, ticked]) =>
      fieldOfPart(part) === field ? ticked : [],
    );
    return (
      stored.includes(value) ||
      (isOther && (values[name] ?? []).some((label) => !labels.has(label)))
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

/** Empties the fields and dispatches events (`reset()` would restore the server's values). */
export function clearControls(form: HTMLFormElement, names: readonly string[]): void {
  // In reverse, so that the first choice of a name remains selected.
  for (const control of named(form, names).toReversed()) {
    if (isTicked(control)) control.checked = control.type === "radio";
    else control.value = control.dataset.outermost ?? "";
  }
  form.dispatchEvent(new Event("change", { bubbles: true }));
}
