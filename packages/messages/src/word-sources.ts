/**
 * The codes whose words a language has, its own first: `fr-CA`, then `fr`. Not those in another
 * script: Traditional Chinese has no words of Simplified Chinese (LANG-62).
 */
export function wordSources(code: string): string[] {
  const parts = code.split("-");
  const script = scriptOf(code);
  return parts
    .map((_, at) => parts.slice(0, parts.length - at).join("-"))
    .filter((source) => scriptOf(source) === script);
}

const scriptOf = (code: string): string | undefined => {
  try {
    return new Intl.Locale(code).maximize().script;
  } catch {
    return undefined;
  }
};

type Texts = Readonly<Record<string, string>>;

/** An owner's messages of a language, with those of `fr` for `fr-CA` where it has none. */
export const ownMessagesFor = (code: string, own: Readonly<Record<string, Texts>>): Texts =>
  Object.fromEntries(
    wordSources(code)
      .toReversed()
      .flatMap((source) => Object.entries(own[source] ?? {}))
      .filter(([, text]) => text.trim() !== ""),
  );
