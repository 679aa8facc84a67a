/** Texts of the configuration and refusals in German, on the server (decision 133). */
import type { ServerProps } from "payload";

export type GermanTable = Readonly<Record<string, string>>;

interface Pattern {
  english: RegExp;
  german: string;
  names: readonly string[];
}

const PLACE = /\{(\w+)\}/g;
/** Longer texts are no refusals; matching stays short. */
const LONGEST = 1000;
const patterns = new WeakMap<GermanTable, readonly Pattern[]>();

function patternsOf(table: GermanTable): readonly Pattern[] {
  const known = patterns.get(table);
  if (known) return known;
  const made = Object.entries(table)
    .filter(([english]) => english.search(PLACE) >= 0)
    // The one with the most words of its own first.
    .toSorted(([a], [b]) => b.replace(PLACE, "").length - a.replace(PLACE, "").length)
    .map(([english, german]): Pattern => {
      const parts = english
        .split(/\{\w+\}/)
        .map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
      return {
        english: new RegExp(`^${parts.join("(.*?)")}$`, "s"),
        german,
        names: [...english.matchAll(PLACE)].map(([, name = ""]) => name),
      };
    });
  patterns.set(table, made);
  return made;
}

/** What a visitor sent, such as "constructor", is no key. */
const ownOf = (table: GermanTable, english: string): string | undefined =>
  Object.hasOwn(table, english) ? table[english] : undefined;

/** By the whole text, or by a text with `{values}`; a value that is a text of the table, or such a sentence, is in German, too. */
export function germanText(table: GermanTable, english: string): string {
  const whole = ownOf(table, english);
  if (whole !== undefined || english.length > LONGEST) return whole ?? english;
  for (const { english: pattern, german, names } of patternsOf(table)) {
    const found = pattern.exec(english);
    if (found)
      return german.replace(PLACE, (place, name: string) => {
        const value = found[names.indexOf(name) + 1] ?? place;
        return ownOf(table, value) ?? (value.endsWith(".") ? germanText(table, value) : value);
      });
  }
  return english;
}

interface Asked {
  i18n: Pick<ServerProps["i18n"], "language">;
  payload: { config: { custom?: { german?: GermanTable } } };
}

/** Labels, descriptions and refusals in the language of a request, by their English. */
export function configWords({ i18n, payload }: Asked): (english: string) => string {
  const table = i18n.language === "de" ? payload.config.custom?.german : undefined;
  return table ? (english) => germanText(table, english) : (english) => english;
}
