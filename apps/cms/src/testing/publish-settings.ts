import type { Payload } from "payload";
import {
  asPageFields,
  pageWordsIn,
  WORDED_PAGES,
  withoutPageWords,
} from "#records/globals/page-words.ts";
import type { User } from "#payload-types.ts";

const REQUIRED = { home: {}, clients: { title: "Clients" }, career: {} } as const;
const requiredOf = (page: (typeof WORDED_PAGES)[number]): object =>
  page === "road-map" ? { pageTitle: "Road map" } : REQUIRED[page];

/** In the forms that have them: the settings', and the four pages' (decision 098). */
export async function publishSettings(
  payload: Payload,
  settings: Record<string, unknown>,
  user?: User,
): Promise<void> {
  const as = { ...(user && { user }) };
  for (const page of WORDED_PAGES) {
    const words = pageWordsIn(page, settings);
    if (words === undefined) continue;
    const data = { ...requiredOf(page), ...asPageFields(page, words), _status: "published" };
    await payload.updateGlobal({ ...as, slug: page, data: data as never });
  }
  const data = { ...withoutPageWords(settings), _status: "published" };
  await payload.updateGlobal({ ...as, slug: "site-settings", data: data as never });
}
