import type { ServerProps } from "payload";
import { createElement, Fragment, type ReactNode } from "react";
import { pluralOf } from "#admin-ui/words/formats.ts";

type Values = Readonly<Record<string, string | number>>;

/** The admin's words in the user's language, by their English text (decision 133). */
export interface Words {
  /**
   * `{name}` in the text takes the value `name`; numbers are written as the language writes them
   * (a year or an id is passed as text). Without a German text the English one is returned.
   */
  (english: string, values?: Values): string;
  /** A number with a noun, `{n}`: `t.count(days, "{n} day", "{n} days")`. Each form is a text. */
  count: (n: number, one: string, other: string, values?: Values) => string;
  /** Like the call, with elements as values: `t.parts("It came {when}", { when: <AgoTime … /> })`. */
  parts: (english: string, values: Readonly<Record<string, ReactNode>>) => ReactNode;
  /** For `Intl`: the language with the region whose formats the admin uses. */
  locale: string;
}

export type I18n = Pick<ServerProps["i18n"], "language" | "translations">;

const LOCALES: Readonly<Record<string, string>> = { en: "en-GB", de: "de-DE" };
const PLACE = /\{(\w+)\}/;

/** Of a server component's or a request's `i18n`; client components call `useWords`. */
export function adminWords({ language, translations }: I18n): Words {
  const { own } = translations as { own?: Readonly<Record<string, string>> };
  const locale = LOCALES[language] ?? "en-GB";
  // Every second part is a value's name.
  const split = (english: string): string[] => {
    // A visitor's word, such as "constructor", is no key.
    const german = own && Object.hasOwn(own, english) ? own[english] : undefined;
    return (german ?? english).split(PLACE);
  };
  const parts: Words["parts"] = (english, values) =>
    createElement(
      Fragment,
      null,
      ...split(english).map((part, at) => (at % 2 === 0 ? part : (values[part] ?? `{${part}}`))),
    );
  const text = (english: string, values: Values = {}): string =>
    split(english)
      .map((part, at) => {
        if (at % 2 === 0) return part;
        const value = values[part] ?? `{${part}}`;
        return typeof value === "number" ? value.toLocaleString(locale) : value;
      })
      .join("");
  const count: Words["count"] = (n, one, other, values) =>
    text(pluralOf(locale).select(n) === "one" ? one : other, { ...values, n });
  return Object.assign(text, { count, parts, locale });
}
