/** The site's search finds a record by its words while it is public. */
import type { History } from "./history.ts";
import {
  addressOf,
  addressShown,
  LANGUAGES,
  languagePrefix,
  versionOf,
  type Item,
  type Language,
} from "./model.ts";
import { linksIn } from "./page-parts.ts";
import type { Check, Reading } from "./reading.ts";

/** Records of one comparison. */
const MOST = 8;

async function differences(
  { model, visitor }: History,
  reading: Reading,
  [item, language]: [Item, Language],
): Promise<string[]> {
  const version = versionOf(item, language);
  if (!version || (language === "de" && !model.isGermanOn)) return [];
  const { text } = version.face;
  const { status, body } = await reading.get(`${languagePrefix(language)}/search?q=${text}`);
  if (status !== 200) return [`search for ${text} (${language}): ${status}`];
  const hits = linksIn(body, visitor.url);
  const address = addressShown(model, item, language);
  if (address !== undefined)
    return hits.includes(address) ? [] : [`search for ${text} (${language}): lacks ${address}`];
  const withdrawn = [...version.known].map((slug) => addressOf(item.kind, slug, language));
  return withdrawn
    .filter((path) => hits.includes(path))
    .map((path) => `search for ${text} (${language}): has ${path}, not public now`);
}

export function checkSearch(history: History, touched: ReadonlySet<Item>): Check {
  const items = [...touched].slice(-MOST);
  return {
    name: "search",
    async run(reading) {
      const found: string[] = [];
      for (const item of items)
        for (const language of LANGUAGES)
          found.push(...(await differences(history, reading, [item, language])));
      return found;
    },
  };
}
