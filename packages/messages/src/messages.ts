import type { en } from "#en.ts";

type English = typeof en;
export type MessageKey = keyof English;
/** All messages of a language. A missing key does not compile. */
export type Messages = Readonly<Record<MessageKey, string>>;

/** The name in `{name}` or `{name, plural, …}`; a branch of a plural has a space or a `#`. */
type NameIn<S> = S extends `${infer Name},${string}`
  ? NameIn<Name>
  : S extends `${string}${" " | "#"}${string}`
    ? never
    : S;
type NamesIn<S> = S extends `${string}{${infer Inner}}${infer Rest}`
  ? NameIn<Inner> | NamesIn<Rest>
  : never;
export type MessageValues<K extends MessageKey> = Record<NamesIn<English[K]>, string | number>;

/** The message in the page's language. */
export type Translate = <K extends MessageKey>(
  key: K,
  ...values: [NamesIn<English[K]>] extends [never] ? [] : [MessageValues<K>]
) => string;
