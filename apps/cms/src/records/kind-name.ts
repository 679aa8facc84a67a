import { namedLanguage, offeredLanguages } from "@meridian/messages/languages";
import { labelText } from "#admin-ui/words/label-text.ts";
import { languageIn } from "#admin-ui/words/formats.ts";
import type { Words } from "#admin-ui/words/words.ts";

/** What editors call a document: `Blog post`, or `German translation`. */
export function kindName(labels: { singular: unknown }, doc: object | null): string {
  const name = labelText(labels.singular);
  const { language, kind }: { language?: unknown; kind?: unknown } = doc ?? {};
  // Other documents, such as submissions, have a language, too.
  return typeof language === "string" && typeof kind === "string" && name === "Translation"
    ? `${namedLanguage(language).name} ${name.toLowerCase()}`
    : name;
}

/** The kind of a page that is no record, whose title is its name. */
export const PAGE_KIND = "Page";

interface Named {
  kind: string;
  title: string;
}

let codes: ReadonlyMap<string, string> | undefined;
function codeOf(language: string): string | undefined {
  codes ??= new Map(offeredLanguages().map(({ name, code }) => [name, code]));
  return codes.get(language);
}

/** With its kind (of `kindName`) and title in the reader's words. */
export function namedIn<N extends Named>(t: Words, named: N): N {
  const { kind, title } = named;
  const [, language] = /^(.+) translation$/.exec(kind) ?? [];
  const code = language && codeOf(language);
  return {
    ...named,
    kind: code ? t("{language} translation", { language: languageIn(t.locale, code) }) : t(kind),
    title: kind === PAGE_KIND ? t(title) : title,
  };
}
