import { compileMessageOrThrow, type CompiledMessage } from "@lingui/message-utils/compileMessage";
import { en } from "#en.ts";

const MARKUP = /<\/?[a-z!]/i;
/** Characters; the longest built-in message has about 300. */
const MOST = 1000;

/** Why an owner's or a translator's message cannot replace the built-in one; `null` if it can. */
export function messageProblem(key: string, message: string): string | null {
  const built = (en as Readonly<Record<string, string>>)[key];
  if (built === undefined) return "There is no message with this key.";
  if (message.length > MOST) return `Use ${MOST} characters at most.`;
  if (MARKUP.test(message)) return "Write it without HTML: tags would be shown as they are.";
  const wanted = valuesIn(compileMessageOrThrow(built));
  const compiled = compiledOf(message);
  if (!compiled)
    return wanted.size === 0
      ? "Its braces do not match. Write one brace as '{', with the quotes."
      : `Its braces do not match. Write the values as ${listed(wanted)}.`;
  const unknown = [...valuesIn(compiled)].find((name) => !wanted.has(name));
  if (unknown !== undefined)
    return wanted.size === 0
      ? `It has no value {${unknown}}.`
      : `It has no value {${unknown}}; use ${listed(wanted)}.`;
  const missing = [...wanted].filter((name) => !valuesIn(compiled).has(name));
  return missing.length > 0 ? `Add ${listed(new Set(missing))}.` : null;
}

const listed = (names: ReadonlySet<string>): string =>
  [...names].map((name) => `{${name}}`).join(", ");

function compiledOf(message: string): CompiledMessage | null {
  try {
    return compileMessageOrThrow(message);
  } catch {
    return null;
  }
}

/** The names of all values, in branches of a plural, too. */
function valuesIn(message: CompiledMessage, names = new Set<string>()): Set<string> {
  for (const token of message) {
    if (typeof token === "string") continue;
    const [name, , branches] = token;
    names.add(name);
    if (typeof branches === "object" && branches !== null)
      for (const branch of Object.values(branches))
        if (Array.isArray(branch)) valuesIn(branch as CompiledMessage, names);
  }
  return names;
}
