import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import { OPENED_LANGUAGE } from "#records/globals/site-settings/prepared-languages.ts";
import type { SiteSetting } from "#payload-types.ts";

const SLUG = "site-settings";

/**
 * Opens a prepared language to visitors, in the user's name. Only that is published: a draft of the
 * settings stays a draft.
 */
export async function openLanguage(req: PayloadRequest, language: string): Promise<void> {
  const { payload } = req;
  const as = { slug: SLUG, depth: 0, overrideAccess: false, user: req.user, req } as const;
  const read = (draft: boolean) => payload.findGlobal({ ...as, draft });
  const [published, latest] = [await read(false), await read(true)];
  req.context[OPENED_LANGUAGE] = language;
  const isOwn = await initTransaction(req);
  try {
    await payload.updateGlobal({
      ...as,
      data: { ...wordsOf(published), _status: "published" },
    });
    if (!isPublished(latest))
      await payload.updateGlobal({
        ...as,
        draft: true,
        data: { ...wordsOf(latest), _status: "draft" },
      });
    if (isOwn) await commitTransaction(req);
  } catch (error) {
    if (isOwn) await killTransaction(req);
    throw error;
  }
}

/** Without what identifies a save: its time would be older than that of a draft. */
const wordsOf = (settings: SiteSetting): Partial<SiteSetting> => {
  const { id: _, updatedAt: __, createdAt: ___, ...words } = settings;
  return words;
};
