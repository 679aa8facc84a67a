/**
 * Deleting what others lead to is refused once, naming them; whoever deletes it once more within a
 * minute means it.
 */
import { APIError, type CollectionBeforeDeleteHook } from "payload";
import { linkingTo } from "#publishing/linked-from/find-links.ts";

/** Milliseconds for which the warning counts as read. */
const READ_FOR = 60_000;
/** Records named; of more the number is told. */
const NAMED = 2;
/** Characters of a title: the whole one is in the list beside the form. */
const TITLE = 48;

/** For people: what the host does by itself, and an import, is not asked. */
export function askAgain(
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
      .map(
        ({ kind, title }) =>
          `${kind.toLowerCase()} “${title.length > TITLE ? `${title.slice(0, TITLE - 1).trimEnd()}…` : title}”`,
      )
      .join(", ");
    const more = records.length > NAMED ? ` and ${records.length - NAMED} more` : "";
    throw new APIError(
      `Not deleted yet: ${records.length === 1 ? "one record leads" : `${records.length} records lead`} here: ${named}${more}. Delete once more within a minute to do it all the same.`,
      409,
      undefined,
      true,
    );
  };
}
