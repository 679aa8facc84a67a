/** What each address of a record should lead to, those of earlier too. */
import {
  addressOf,
  addressShown,
  LANGUAGES,
  shown,
  versionOf,
  type Item,
  type Language,
  type Model,
} from "./model.ts";
import { alternatesIn } from "./page-parts.ts";
import type { Reading } from "./reading.ts";

interface Expectation {
  differences(reading: Reading): Promise<string[]>;
}

/** Every address that the record had as a public page; in German also those of a public original. */
function known(model: Model, item: Item, language: Language): string[] {
  const isOriginalThere = !model.versionsStandAlone || shown(model, item, "en") !== undefined;
  const slugs = [
    ...(versionOf(item, language)?.known ?? []),
    ...(language === "de" && isOriginalThere ? item.en.known : []),
  ];
  return [...new Set(slugs)].map((slug) => addressOf(item.kind, slug, language));
}

/** Its page has its words, and names its pages in other languages. */
const page = (model: Model, item: Item, language: Language): Expectation => ({
  async differences(reading) {
    const face = shown(model, item, language);
    const address = addressShown(model, item, language);
    if (!face || !address) return [];
    const { status, location, body } = await reading.get(address);
    if (status !== 200) return [`${address}: ${status} ${location ?? ""} instead of its page`];
    const missing = [face.title, face.text, face.body].filter((word) => !body.includes(word));
    const found = missing.map((word) => `${address}: has no ${word}`);
    const origin =
      /<link\b[^>]*rel="canonical"[^>]*href="(https?:\/\/[^/"]+)/.exec(body)?.[1] ?? "";
    const alternates = alternatesIn(body, origin);
    for (const other of LANGUAGES) {
      const isInBoth = LANGUAGES.every((one) => shown(model, item, one));
      const expected = isInBoth ? addressShown(model, item, other) : undefined;
      if (alternates[other] !== expected)
        found.push(`${address}: names ${alternates[other]} in ${other} instead of ${expected}`);
    }
    return [...found, ...(await ofMarkdown(reading, address, [face.title, face.text, face.body]))];
  },
});

/** Its Markdown has its words (AI-01); the reading compares what else it has. */
async function ofMarkdown(
  reading: Reading,
  address: string,
  words: readonly string[],
): Promise<string[]> {
  const { status, body } = await reading.get(`${address}.md`);
  if (status !== 200) return [`${address}.md: ${status} instead of the page's Markdown`];
  return words
    .filter((word) => !body.includes(word))
    .map((word) => `${address}.md: has no ${word}`);
}

/** An address and its Markdown lead to the record's page of now, or to none. */
const leads = (model: Model, item: Item, path: string, language: Language): Expectation => ({
  async differences(reading) {
    const target = targetOf(model, item, language);
    const found: string[] = [];
    for (const ending of ["", ".md"]) {
      const reply = await reading.end(path + ending);
      if (target === undefined) {
        if (reply.status < 400)
          found.push(`${path}${ending}: ${reply.status} at ${reply.path}; nothing is there`);
      } else if (reply.status !== 200 || reply.path !== target + ending)
        found.push(
          `${path}${ending}: ends with ${reply.status} at ${reply.path} instead of ${target}${ending}`,
        );
    }
    return found;
  },
});

const isRemoved = (model: Model, language: Language): boolean =>
  language === "de" && !model.isGermanOn;

/** The addresses of a removed language's pages lead to the first one, if its host lists them. */
const targetOf = (model: Model, item: Item, language: Language): string | undefined =>
  addressShown(model, item, isRemoved(model, language) ? "en" : language);

/** Of addresses that no page had in a removed language nothing is expected. */
const isExpected = (model: Model, item: Item, language: Language): boolean =>
  !isRemoved(model, language) || (model.listsRemoved && item.de?.isPublic === true);

export const expectationsOf = (model: Model, item: Item): Expectation[] =>
  LANGUAGES.flatMap((language) =>
    isExpected(model, item, language)
      ? [
          page(model, item, language),
          ...known(model, item, language).map((path) => leads(model, item, path, language)),
        ]
      : [],
  );
