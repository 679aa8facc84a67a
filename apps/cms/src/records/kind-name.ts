import { namedLanguage } from "@meridian/messages/languages";
import { labelText } from "#admin-ui/words/label-text.ts";

/** What editors call a document: `Blog post`, or `German translation`. */
export function kindName(labels: { singular: unknown }, doc: object | null): string {
  const name = labelText(labels.singular);
  const { language, kind }: { language?: unknown; kind?: unknown } = doc ?? {};
  // Other documents, such as submissions, have a language, too.
  return typeof language === "string" && typeof kind === "string" && name === "Translation"
    ? `${namedLanguage(language).name} ${name.toLowerCase()}`
    : name;
}
