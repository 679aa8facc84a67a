import { officeLabels } from "@meridian/messages/forms/office-labels";
import { languageOf } from "@meridian/messages/language";
import { ownMessagesFor } from "@meridian/messages/word-sources";
import type { Payload } from "payload";
import { ADDED_LABELS } from "#inbox/by-hand/candidate-words.ts";
import { isOwnMessages } from "#records/globals/site-settings/language.ts";
import { languagesOf } from "#records/languages.ts";

/** Names of the forms' fields in the site's first language, with the owner's words (LANG-40). */
export async function fieldLabels(payload: Payload): Promise<Readonly<Record<string, string>>> {
  const { first } = await languagesOf(payload);
  const settings = await payload.db.findGlobal<Record<string, unknown>>({
    slug: "site-settings",
    select: { messages: true },
  });
  const messages = isOwnMessages(settings?.messages) ? settings.messages : {};
  const { language } = languageOf(first, ownMessagesFor(first, messages));
  return { ...officeLabels(language.t), ...ADDED_LABELS };
}
