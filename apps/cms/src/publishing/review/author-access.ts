/**
 * What an author reads and changes of content with drafts: what is public, and their own drafts. The
 * newest state in the database decides, not what a call sends. A draft belongs to the user who began
 * it (`keep-review.ts`). A translator reads what is public and all translations into their languages,
 * and changes nothing but these.
 */
import type { Access, CollectionConfig, GlobalConfig, PayloadRequest, Where } from "payload";
import { isAuthor, isTranslator, noOne, translatorsLanguages } from "#accounts/access/roles.ts";
import { latestOf, type Latest, type Place } from "#publishing/review/latest.ts";
import { isTrashed } from "#publishing/trash.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { isCollection } from "#server/is-collection.ts";

/** Payload tests whether a user may publish with this state in the data. */
const publishes = (data: Latest | undefined): boolean => isPublished(data ?? {});

const isOwn = ({ user }: PayloadRequest, { review }: Latest): boolean =>
  Boolean(user) && review?.writer === user?.id;

const TRANSLATIONS = "translations";

/** `within`: where versions have the record's fields. */
function readable(req: PayloadRequest, slug: string, hasTrash: boolean, within = ""): Where {
  const { user } = req;
  if (isTranslator(req) && slug === TRANSLATIONS)
    return {
      [`${within}language`]: { in: [...translatorsLanguages(req)] },
      [`${within}deletedAt`]: { exists: false },
    };
  const isPublic: Where[] = [
    { [`${within}_status`]: { equals: "published" } },
    ...(hasTrash ? [{ [`${within}deletedAt`]: { exists: false } }] : []),
  ];
  if (isTranslator(req)) return { and: isPublic };
  return { or: [{ and: isPublic }, { [`${within}review.writer`]: { equals: user?.id ?? 0 } }] };
}

/** A translation into one of a translator’s languages, also one that another user began. */
const isTheirs = (req: PayloadRequest, { place }: Place, { language }: Latest): boolean =>
  place === TRANSLATIONS && translatorsLanguages(req).includes(language ?? "");

/** Their own draft, or what is public and has no draft. An editor has decided on one with a time. */
export async function mayChange(req: PayloadRequest, at: Place): Promise<boolean> {
  const latest = await latestOf(req, at);
  if (!latest || isTrashed(latest) || latest.publishAt) return false;
  if (isTranslator(req)) return isTheirs(req, at, latest);
  return isPublished(latest) || isOwn(req, latest);
}

/** Whether an author may see the newest state, for what shows it by other ways than a read. */
export async function maySee(req: PayloadRequest, at: Place): Promise<boolean> {
  if (!isAuthor(req)) return true;
  const latest = await latestOf(req, at);
  if (latest && isTranslator(req) && at.place === TRANSLATIONS)
    return !isTrashed(latest) && isTheirs(req, at, latest);
  return latest !== null && ((isPublished(latest) && !isTrashed(latest)) || isOwn(req, latest));
}

/** Only what was never public: the trash takes a record off the site. */
async function mayTrash(req: PayloadRequest, { place, record }: Place): Promise<boolean> {
  const latest = await latestOf(req, { place, record });
  if (isTranslator(req) || !latest || isTrashed(latest) || latest.publishAt || !isOwn(req, latest))
    return false;
  if (isPublished(latest) || !isCollection(req.payload, place)) return false;
  const shown = await req.payload.db.findOne<Latest & { id: number }>({
    collection: place,
    where: { id: { equals: record } },
  });
  return shown !== null && !isPublished(shown);
}

/** Authors have their own rule. */
export const or =
  (ofAuthors: Access, ofOthers: Access | undefined): Access =>
  (args) =>
    isAuthor(args.req) ? ofAuthors(args) : (ofOthers?.(args) ?? false);

/** Without a number: a change of many records at once. */
const placeOf = (place: string, id: unknown): Required<Place> | null =>
  id === undefined ? null : { place, record: Number(id) };

export function collectionAccess({ slug, access, trash }: CollectionConfig) {
  const hasTrash = Boolean(trash);
  const at = (id: unknown): Required<Place> | null => placeOf(slug, id);
  return {
    ...access,
    create: or(
      ({ req, data }) => !isTranslator(req) && access?.create !== noOne && !publishes(data),
      access?.create,
    ),
    read: or(({ req }) => readable(req, slug, hasTrash), access?.read),
    readVersions: or(({ req }) => readable(req, slug, hasTrash, "version."), access?.readVersions),
    update: or(async ({ req, id, data }) => {
      const one = at(id);
      if (!one || publishes(data)) return false;
      return isTrashed(data ?? {}) ? mayTrash(req, one) : mayChange(req, one);
    }, access?.update),
    delete: or(async ({ req, id, data }) => {
      const one = at(id);
      return one !== null && isTrashed(data ?? {}) && mayTrash(req, one);
    }, access?.delete),
  } satisfies CollectionConfig["access"];
}

export function globalAccess({ slug, access }: GlobalConfig) {
  return {
    ...access,
    read: or(({ req }) => readable(req, slug, false), access?.read),
    // With the global's data Payload 3.90 only tests whether its form may show versions, by a query
    // of the global's own table, which has no `version`: the form would not open.
    readVersions: or(
      ({ req, data }) => data !== undefined || readable(req, slug, false, "version."),
      access?.readVersions,
    ),
    // Its form may publish if this may: its buttons are for editors, and `drafts-only.ts` refuses.
    update: or(({ req }) => mayChange(req, { place: slug }), access?.update),
  } satisfies GlobalConfig["access"];
}
