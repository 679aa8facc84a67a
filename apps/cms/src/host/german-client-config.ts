/**
 * Payload makes one copy of the configuration per language for browsers, at the first request in
 * that language, and keeps it. The German one is translated here, before a page uses it.
 */
import { getClientConfig } from "@payloadcms/ui/utilities/getClientConfig";
import { getLocalI18n, type ClientConfig, type ImportMap, type Payload } from "payload";
import { inGermanDays } from "#admin-ui/date-formats.ts";
import { germanText, type GermanTable } from "#admin-ui/words/german-text.ts";

type Part = Record<string, unknown>;

const TEXTS = ["label", "description", "placeholder", "singular", "plural"] as const;
/** Made anew for each copy; other objects belong to the host's configuration. */
const PARTS = ["admin", "labels", "fields", "tabs", "blocks", "options"] as const;

const hasFormat = (date: unknown): date is { displayFormat: string } =>
  typeof date === "object" &&
  date !== null &&
  typeof Reflect.get(date, "displayFormat") === "string";

/** In place. */
export function translateParts(part: unknown, table: GermanTable): void {
  if (Array.isArray(part)) for (const one of part) translateParts(one, table);
  else if (typeof part === "object" && part !== null) {
    const own = part as Part;
    for (const name of TEXTS) {
      const text = own[name];
      if (typeof text === "string") own[name] = germanText(table, text);
    }
    for (const name of PARTS) translateParts(own[name], table);
    // One object for all languages: replaced, not changed.
    if (hasFormat(own.date))
      own.date = { ...own.date, displayFormat: inGermanDays(own.date.displayFormat) };
  }
}

/**
 * Payload keeps the fields of each form in the language of its first reader; built anew for each
 * request, they are in that of the user. The setter ignores Payload's `false`.
 */
Object.defineProperty(globalThis, "_payload_doNotCacheClientSchemaMap", {
  configurable: true,
  get: () => true,
  set: () => {},
});

const translated = new WeakSet<ClientConfig>();

export async function translateClientConfig(
  { config }: Payload,
  importMap: ImportMap,
): Promise<void> {
  const i18n = await getLocalI18n({ config, language: "de" });
  const copy = getClientConfig({ config, i18n, importMap, user: true });
  if (translated.has(copy)) return;
  translated.add(copy);
  const table = config.custom.german as GermanTable;
  copy.admin.dateFormat = inGermanDays(copy.admin.dateFormat);
  translateParts([copy.collections, copy.globals, copy.blocks], table);
}
