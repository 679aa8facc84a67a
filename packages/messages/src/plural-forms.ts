/** The forms in which a language writes a noun after a number, and those that a message lacks. */
import { branchesOf, compiledOf, valuesIn } from "#message-values.ts";

export interface PluralForm {
  form: Intl.LDMLPluralRule;
  /** Numbers with this form: whole ones if there are any among the first thousand. */
  numbers: readonly number[];
}

const ORDER: readonly Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];
/** Numbers of a site's counts. */
const COUNTS = Array.from({ length: 1000 }, (_, count) => count);
/** Of forms without such a number: the Polish "other", the French "many". */
const RARER = [1_000_000, 0.5, 1.5];
const NUMBERS_AT_MOST = 3;

/** In the order in which they are written. */
export function pluralForms(
  code: string,
  type: Intl.PluralRulesOptions["type"] = "cardinal",
): PluralForm[] {
  const rules = new Intl.PluralRules(code, { type });
  const { pluralCategories } = rules.resolvedOptions();
  return ORDER.filter((form) => pluralCategories.includes(form)).map((form) => {
    const has = (number: number): boolean => rules.select(number) === form;
    const counts = COUNTS.filter(has);
    const numbers = counts.length > 0 ? counts : RARER.filter(has);
    return { form, numbers: numbers.slice(0, NUMBERS_AT_MOST) };
  });
}

export interface FormsOf {
  /** Of the language; its numbers read as the form "other" meanwhile. */
  missing: PluralForm[];
  /** Not of the language: no number has them. */
  unused: string[];
}

/** The forms of a message's numbers; `null` for a message without such a number. */
export function formsOf(code: string, message: string): FormsOf | null {
  const counted = valuesIn(compiledOf(message) ?? []).filter(
    ([, kind]) => kind === "plural" || kind === "selectordinal",
  );
  if (counted.length === 0) return null;
  const found = counted.map((value): FormsOf => {
    const type = value[1] === "plural" ? "cardinal" : "ordinal";
    const own = new Set(branchesOf(value).map(([form]) => form));
    const forms = pluralForms(code, type);
    const rules = new Intl.PluralRules(code, { type });
    // Exact numbers (`=1`) come before forms.
    const isCovered = ({ form }: PluralForm): boolean =>
      own.has(form) ||
      COUNTS.every((count) => own.has(String(count)) || rules.select(count) !== form);
    return {
      missing: forms.filter((form) => !isCovered(form)),
      unused: [...own].filter(
        (form) => !/^\d/.test(form) && !forms.some((known) => known.form === form),
      ),
    };
  });
  const missing = new Map(found.flatMap((one) => one.missing.map((form) => [form.form, form])));
  return {
    missing: [...missing.values()],
    unused: [...new Set(found.flatMap(({ unused }) => unused))],
  };
}
