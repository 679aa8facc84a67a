/** What an editor sees of a translation: its preview, and whether it is older than its original. */
import {
  PREVIEW_PARAMETER,
  previewEnd,
  previewLink,
} from "@meridian/contract/site-protocol/preview-link";
import { otherWords, type History } from "../history.ts";
import { addressShown, LANGUAGES, publish, type Item, type Language } from "../model.ts";
import { linksIn } from "../page-parts.ts";
import { until } from "../until.ts";
import { wordsIn } from "../words.ts";
import { isClean } from "./editing.ts";
import { isTranslated } from "./languages.ts";
import type { Step } from "./step.ts";

/** A record without a draft: its preview is the published page, and its links stay in the language. */
async function preview(history: History, item: Item): Promise<void> {
  for (const language of LANGUAGES) await previewIn(history, item, language);
}

async function previewIn(
  { host, visitor, model }: History,
  item: Item,
  language: Language,
): Promise<void> {
  const page = addressShown(model, item, language);
  const target = host.previewOf?.(item, language);
  if (page === undefined || target === undefined) return;
  const link = previewLink(host.purgeSecret, page, {
    ...target,
    admin: host.url,
    until: previewEnd(Date.now()),
  });
  let different = "";
  const partsOf = (body: string): string =>
    [...linksIn(body, visitor.url), ...wordsIn(body)].toSorted().join("\n");
  await until(`the preview of ${page} is its page`, async () => {
    const seen = partsOf((await visitor.get(page)).body);
    const previewed = partsOf((await visitor.get(`${page}?${PREVIEW_PARAMETER}=${link}`)).body);
    different = `${seen}\ninstead of\n${previewed}`;
    return seen === previewed;
  }).catch((error: unknown) => {
    throw new Error(`${String(error)}\n${different}`, { cause: error });
  });
}

/** It follows words: neither a position in a list nor a saved draft changes it. */
async function older(history: History, item: Item): Promise<void> {
  const { host } = history;
  const { de } = item;
  if (!de) return;
  const expectOlder = async (isOlder: boolean, after: string): Promise<void> => {
    if ((await host.isOlder?.(item)) !== isOlder)
      throw new Error(
        `the translation of ${item.kind} ${item.id} is ${isOlder ? "not " : ""}older than its original after ${after}`,
      );
  };
  const translate = async (): Promise<void> => {
    const words = otherWords(history);
    await host.translate(item, { ...de.face, ...words });
    publish(de, words);
  };
  await translate();
  await expectOlder(false, "its translation");
  await host.move?.(item);
  await expectOlder(false, "another position in the list");
  const words = otherWords(history);
  await host.publish(item, { ...item.en.face, ...words });
  publish(item.en, words);
  await expectOlder(true, "a change of the original's words");
  await host.saveTranslationDraft?.(item, de.face);
  await expectOlder(true, "a saved draft");
  await translate();
  await expectOlder(false, "a translation of the new words");
}

export const translating: Step[] = [
  {
    name: "preview in both languages",
    needs: "previewOf",
    among: (item, { isGermanOn, off }) =>
      isGermanOn && !off.has(item.kind) && isTranslated(item) && isClean(item),
    run: preview,
  },
  {
    name: "change position, then words of a translated record",
    needs: "isOlder",
    among: (item, { isGermanOn }) =>
      isGermanOn && item.kind === "service" && isTranslated(item) && isClean(item),
    run: older,
  },
];
