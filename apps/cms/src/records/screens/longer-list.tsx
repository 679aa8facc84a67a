import type { ListViewServerProps } from "payload";
import { adminWords, type Words } from "#admin-ui/words/words.ts";

/** Tiles on a page of the site's list (CASE-02). */
const SHOWN = 100;

/** `null`: the first page of the site's list shows all. */
export const longerListNote = (published: number, t: Words): string | null =>
  published > SHOWN
    ? t(
        "Of {all} published case studies the page /case-studies shows the first {n} by position, and links to further pages with the others. All are in the sitemap and in the search.",
        { all: published, n: SHOWN },
      )
    : null;

/** Above the list of case studies, when it is longer than its page on the site shows. */
export async function LongerList({ payload, user, i18n }: ListViewServerProps) {
  const { totalDocs } = await payload.count({
    collection: "case-studies",
    where: { _status: { equals: "published" } },
    overrideAccess: false,
    user,
  });
  const note = longerListNote(totalDocs, adminWords(i18n));
  return note && <p style={{ marginBlock: "0 1.2rem" }}>{note}</p>;
}
