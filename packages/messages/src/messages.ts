import type { en } from "#en.ts";

type English = typeof en;
export type MessageKey = keyof English;
/** All messages of a language. A missing key does not compile. */
export type Messages = Readonly<Record<MessageKey, string>>;

/** What is before the first of these. */
type Before<S, Sign extends string> = S extends `${infer Start}${Sign}${string}` ? Start : S;
/** The name in `{name}` or `{name, plural, …}`; a branch of a plural has a space or a `#`. */
type NameOf<S> =
  Before<Before<Before<S, "}">, "{">, ","> extends infer Name
    ? Name extends "" | `${string}${" " | "#"}${string}`
      ? never
      : Name
    : never;
type NamesIn<S> = S extends `${string}{${infer Rest}` ? NameOf<Rest> | NamesIn<Rest> : never;
export type MessageValues<K extends MessageKey> = Record<NamesIn<English[K]>, string | number>;

/** The message in the page's language. */
export type Translate = <K extends MessageKey>(
  key: K,
  ...values: [NamesIn<English[K]>] extends [never] ? [] : [MessageValues<K>]
) => string;
