/**
 * Replaces Payload's "This field is required" by the words of the field: "The date is missing." A
 * required choice cannot be emptied. What a field's own check answers is in the user's language.
 */
import type { Field, Tab } from "payload";
import { validations } from "payload/shared";
import { configWords } from "#admin-ui/words/german-text.ts";

type Check = (value: unknown, options: Options) => string | true | Promise<string | true>;
interface Options {
  label?: unknown;
  req: { t: (key: "validation:required") => string } & Parameters<typeof configWords>[0];
}

const HOW: Readonly<Record<string, string>> = {
  date: "Choose a day.",
  select: "Choose one.",
  radio: "Choose one.",
  relationship: "Choose one.",
  upload: "Choose one.",
};

/** These begin a label that is no noun: `What it counts`, `On the button`. */
const NO_NOUN = /^(?:What|Who|Where|How|On|In|At|From|To|The|A|An|Show|Read)\b/;
const isPlural = (label: string): boolean =>
  /[^s]s$/.test(label.split(/ (?:above|for|from|in|of|on|to|under) /)[0] ?? "");
const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

export function missingWords(label: string, type: string): string {
  const what = NO_NOUN.test(label) ? `“${label}”` : `The ${inSentence(label)}`;
  const are = isPlural(label) && !NO_NOUN.test(label);
  return `${what} ${are ? "are" : "is"} missing. ${HOW[type] ?? (are ? "Write them." : "Write it.")}`;
}

/** Payload adds a field's own check only where there is none. */
const checkOf = (field: Field): Check | undefined =>
  (Reflect.get(field, "validate") ?? Reflect.get(validations, field.type)) as Check | undefined;

const HOW_IN_GERMAN: Readonly<Record<string, string>> = {
  date: "Wählen Sie einen Tag.",
  select: "Wählen Sie aus der Liste.",
  radio: "Wählen Sie aus der Liste.",
  relationship: "Wählen Sie einen Eintrag.",
  upload: "Wählen Sie eine Datei.",
};

const missingInGerman = (label: string, type: string): string =>
  `„${label}“ fehlt. ${HOW_IN_GERMAN[type] ?? "Füllen Sie das Feld aus."}`;

function withWords(field: Field): Field {
  const check = checkOf(field);
  const isRequired = Reflect.get(field, "required") === true;
  if (!check || !(isRequired || Reflect.has(field, "validate"))) return field;
  const validate: Check = async (value, options) => {
    const found = await check(value, options);
    if (typeof found !== "string") return found;
    const { label, req } = options;
    const words = configWords(req);
    if (!isRequired || found !== req.t("validation:required") || typeof label !== "string")
      return words(found);
    return req.i18n.language === "de"
      ? missingInGerman(words(label), field.type)
      : missingWords(label, field.type);
  };
  return { ...field, validate } as Field;
}

/** Nothing is left if a choice that there must be, or that has a default, is emptied. */
const keptChoice = (field: Field): Field =>
  field.type === "select" &&
  !field.hasMany &&
  (field.required === true || field.defaultValue !== undefined)
    ? { ...field, admin: { isClearable: false, ...field.admin } }
    : field;

const inFields = (fields: readonly Field[]): Field[] =>
  fields.map((field): Field => {
    if (field.type === "tabs")
      return {
        ...field,
        tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: inFields(tab.fields) })),
      };
    if (field.type === "blocks")
      return withWords({
        ...field,
        blocks: field.blocks.map((block) => ({ ...block, fields: inFields(block.fields) })),
      });
    if (field.type === "array") return withWords({ ...field, fields: inFields(field.fields) });
    return "fields" in field
      ? ({ ...field, fields: inFields(field.fields) } as Field)
      : withWords(keptChoice(field));
  });

export const namingWhatIsMissing = <C extends { fields: Field[] }>(config: C): C => ({
  ...config,
  fields: inFields(config.fields),
});
