import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { en } from "#en.ts";
import { branchesOf, compiledOf, valuesIn, type Value } from "#message-values.ts";

const MARKUP = /<\/?[a-z!]/i;
/** Characters; the longest built-in message has about 300. */
export const MOST_OF_A_MESSAGE = 1000;

/** Why an owner's or a translator's message cannot replace the built-in one; `null` if it can. */
export function messageProblem(key: string, message: string): string | null {
  const built = (en as Readonly<Record<string, string>>)[key];
  if (built === undefined) return "There is no message with this key.";
  if (message.length > MOST_OF_A_MESSAGE) return `Use ${MOST_OF_A_MESSAGE} characters at most.`;
  if (MARKUP.test(message)) return "Write it without HTML: tags would be shown as they are.";
  const builtValues = valuesIn(compileMessageOrThrow(built));
  const wanted = namesOf(builtValues);
  const compiled = compiledOf(message);
  if (!compiled)
    return wanted.size === 0
      ? "Its braces do not match. Write one brace as '{', with the quotes."
      : `Its braces do not match. Write the values as ${listed(wanted)}.`;
  const values = valuesIn(compiled);
  const names = namesOf(values);
  const unknown = [...names].find((name) => !wanted.has(name));
  if (unknown !== undefined)
    return wanted.size === 0
      ? `It has no value {${unknown}}.`
      : `It has no value {${unknown}}; use ${listed(wanted)}.`;
  const missing = [...wanted].filter((name) => !names.has(name));
  if (missing.length > 0) return `Add ${listed(new Set(missing))}.`;
  return values.map((value) => choiceProblem(value, builtValues)).find(Boolean) ?? null;
}

/** Pages cannot show other kinds, and a number without its form would show nothing. */
function choiceProblem(value: Value, builtValues: readonly Value[]): string | null {
  const [name, kind] = value;
  if (kind === undefined || kind === "number") return null;
  if (!["plural", "selectordinal", "select"].includes(kind))
    return `Write {${name}} without "${kind}".`;
  const forms = branchesOf(value).map(([form]) => form);
  if (!forms.includes("other")) return `Add the form "other" to {${name}}.`;
  if (kind !== "select") return null;
  const known = builtValues
    .filter((built) => built[0] === name)
    .flatMap((built) => branchesOf(built).map(([form]) => form));
  const other = forms.find((form) => !known.includes(form));
  return other === undefined
    ? null
    : `{${name}} has no form "${other}"; use ${[...new Set(known)].join(", ")}.`;
}

const listed = (names: ReadonlySet<string>): string =>
  [...names].map((name) => `{${name}}`).join(", ");

const namesOf = (values: readonly Value[]): Set<string> => new Set(values.map(([name]) => name));
