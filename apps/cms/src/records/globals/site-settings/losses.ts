import type { Words } from "#admin-ui/words/words.ts";
import { rowsAt, type SettingsList } from "#records/globals/site-settings/lists.ts";

export interface Loss {
  label: string;
  before: number;
  after: number;
}

/** `published`: what visitors see now; `rowsNow`: the rows of a list in the form. */
export const lossesOf = (
  lists: readonly SettingsList[],
  published: unknown,
  rowsNow: (path: string) => number,
): Loss[] =>
  lists
    .map(({ path, label }) => ({ label, before: rowsAt(published, path), after: rowsNow(path) }))
    .filter(({ before, after }) => after < before);

/** `Contact: Phone numbers by region: none of 9` */
export const lossWords = ({ label, before, after }: Loss, t: Words): string =>
  after === 0
    ? t("{label}: none of {before}", { label, before })
    : t("{label}: {after} of {before}", { label, before, after });
