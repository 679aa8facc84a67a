import type { OldDatabase } from "#server/migrations/from-proposals.ts";
import { toNotes } from "#server/migrations/one-form/notes.ts";
import { toPages } from "#server/migrations/one-form/pages.ts";
import { toTranslations } from "#server/migrations/one-form/translations.ts";
import type { SettingsWords } from "#server/migrations/one-form/words.ts";

/** Once the pages have the fields. `words`: of `readSettingsWords`, before the settings lost them. */
export async function toOneForm(db: OldDatabase, words: SettingsWords): Promise<void> {
  await toPages(db, words);
  await toTranslations(db);
  await toNotes(db, words);
}
