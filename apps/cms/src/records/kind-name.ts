import { namedLanguage } from "@meridian/messages/languages";

/** What editors call a document: `Blog post`, or `German translation`. */
export function kindName(labels: { singular: unknown }, doc: object | null): string {
  const name = String(labels.singular);
  const { language, kind }: { language?: unknown; kind?: unknown } = doc ?? {};
  // Other documents, such as submissions, have a language, too.
  return typeof language === "string" && typeof kind === "string" && name === "Translation"
    ? `${namedLanguage(language).name} ${name.toLowerCase()}`
    : name;
}
