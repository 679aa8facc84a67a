/** The first try to delete a linked record names the links; a second within a minute deletes. */
import { APIError, type CollectionBeforeDeleteHook } from "payload";
import { withinSentence } from "#admin-ui/words/formats.ts";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import { linkingTo, type LinkingRecord } from "#publishing/linked-from/find-links.ts";
import { namedIn } from "#records/kind-name.ts";

/** Milliseconds until the warning must be shown again. */
const READ_FOR = 60_000;
/** Records named in the warning; for others it gives the number. */
const NAMED = 2;
/** Characters of a title; the list next to the form shows it in full. */
const TITLE = 48;

function inSentence(record: LinkingRecord, t: Words): string {
  const { kind, title } = namedIn(t, record);
  return t(record.isDraft ? "{kind} “{title}” (in a draft)" : "{kind} “{title}”", {
    kind: withinSentence(kind, t.locale),
    title: title.length > TITLE ? `${title.slice(0, TITLE - 1).trimEnd()}…` : title,
  });
}

/** Applies to people; the host itself and imports are exempt. */
export function confirmDeletion(
  siteUrl: string,
  now: () => number = Date.now,
): CollectionBeforeDeleteHook {
  const warned = new Map<string, number>();
  return async ({ collection, id, req, context }) => {
    if (!req.user || context.quiet === true) return;
    for (const [key, at] of warned) if (now() - at > READ_FOR) warned.delete(key);
    const key = `${req.user.id} ${id}`;
    if (warned.delete(key)) return;
    const records = await linkingTo(req.payload, collection.slug, Number(id), siteUrl);
    if (records.length === 0) return;
    warned.set(key, now());
    const named = records
      .slice(0, NAMED)
      .map((record) => inSentence(record, adminWords(req.i18n)))
      .join(", ");
    const more = records.length > NAMED ? ` and ${records.length - NAMED} more` : "";
    const isOne = records.length === 1;
    const verb =
      collection.slug === "media" ? (isOne ? "shows" : "show") : isOne ? "links" : "link";
    const what = collection.slug === "media" ? "this" : "here";
    throw new APIError(
      `Not deleted yet: ${isOne ? "one record" : `${records.length} records`} ${verb} ${what}: ${named}${more}. To delete anyway, press Delete again within a minute.`,
      409,
      undefined,
      true,
    );
  };
}
