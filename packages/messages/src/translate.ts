import type { CompiledIcuChoices, CompiledMessage } from "@lingui/message-utils/compileMessage";
import { directionOf, type Direction } from "#direction.ts";
import type { Translate } from "#messages.ts";

/** Messages as `compile` returns them: plain data, which browsers format without a parser. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

type Values = Readonly<Record<string, string | number>>;

const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;

/**
 * The browser takes a text's direction from its first letter outside isolated parts. Without one,
 * as in "{title}: {name}", a right-to-left mark gives it.
 */
function directed(text: string): string {
  if (!text.startsWith("\u2068")) return text;
  let rest = text;
  while (rest.search(ISOLATED) >= 0) rest = rest.replace(ISOLATED, "");
  return rest === "" || /\p{L}/u.test(rest) ? text : `\u200f${text}`;
}

/** `code`: BCP 47; decides plural forms and figures. `t` throws for a key that is not among `messages`. */
export function createTranslate(code: string, messages: CompiledMessages): Translate {
  // Made when needed: browsers take milliseconds to read their tables.
  const known: {
    figures?: Intl.NumberFormat;
    plural?: Intl.PluralRules;
    ordinal?: Intl.PluralRules;
    direction?: Direction;
  } = {};
  // A value may run against the message: isolated, it does not reorder the words around it.
  const text = (value: string): string =>
    (known.direction ??= directionOf(code)) === "rtl" && value !== ""
      ? `\u2068${value}\u2069`
      : value;
  const figure = (value: number): string =>
    (known.figures ??= new Intl.NumberFormat(code)).format(value);
  const formOf = (kind: string, value: number): string =>
    (kind === "plural"
      ? (known.plural ??= new Intl.PluralRules(code))
      : (known.ordinal ??= new Intl.PluralRules(code, { type: "ordinal" }))
    ).select(value);

  const written = (message: CompiledMessage, values: Values, count?: number): string =>
    message
      .map((token) => {
        if (typeof token === "string")
          return token === "#" && count !== undefined ? figure(count) : token;
        const [name, kind, choices] = token;
        const value = values[name] ?? "";
        if (kind === undefined) return typeof value === "string" ? text(value) : String(value);
        if (kind === "number") return figure(Number(value));
        const { offset = 0, ...branches } = choices as CompiledIcuChoices;
        const counted = Number(value) - offset;
        // `=0` before the language's own form (ICU MessageFormat).
        const branch =
          branches[value] ?? (kind === "select" ? null : branches[formOf(kind, counted)]);
        return written(branch ?? branches.other ?? [], values, kind === "select" ? count : counted);
      })
      .join("");
  return (key, values: Values = {}) => {
    const message = messages[key];
    if (message) return directed(written(message, values));
    throw new Error(`the page has no message ${key} in ${code}`);
  };
}
