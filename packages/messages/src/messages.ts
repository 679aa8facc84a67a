import type { en } from "#en.ts";

type English = typeof en;
export type MessageKey = keyof English;
/** All messages of a language. A missing key does not compile. */
export type Messages = Readonly<Record<MessageKey, string>>;

/** What is before the first of these. */
type Before<S, Sign extends string> = S extends `${infer Start}${Sign}${string}` ? Start : S;
/** The names in `{name}` and `{name, plural, one {…} other {…}}`. */
type NamesIn<S> = S extends `${string}{${infer Rest}` ? NamesAt<Rest> : never;
/** The name at the beginning, and the rest's. */
type NamesAt<S> = S extends `${infer Head}}${infer Rest}`
  ? Before<Head, ","> | (Head extends `${string}{${string}` ? NamesInBranches<S> : NamesIn<Rest>)
  : never;
/** Before the first branch, or between two. */
type NamesInBranches<S> = S extends `${string}{${infer Rest}` ? NamesInBranch<Rest> : never;
type NamesInBranch<S> = S extends `${infer Text}}${infer Rest}`
  ? Text extends `${string}{${infer Name}`
    ? Before<Name, ","> | NamesInBranch<Rest>
    : Rest extends `}${infer After}`
      ? NamesIn<After>
      : NamesInBranches<Rest>
  : never;
export type MessageValues<K extends MessageKey> = Record<NamesIn<English[K]>, string | number>;

/** The message in the page's language. */
export type Translate = <K extends MessageKey>(
  key: K,
  ...values: [NamesIn<English[K]>] extends [never] ? [] : [MessageValues<K>]
) => string;
