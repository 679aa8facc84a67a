import { tagsOf } from "@meridian/contract";
import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import { docsLinkingTo, docsShowing, type LinkingDoc } from "#publishing/linked-from/find-links.ts";
import { isTermKind, postsWithTerm } from "#publishing/purge/posts-with-term.ts";
import { isAddressed } from "#records/addresses.ts";
import {
  EVERYTHING,
  inLanguage,
  isTagged,
  ofPageWords,
  tagsBy,
  tagsOfChange,
  type Tagged,
  type TaggedKind,
} from "#records/tags.ts";
import { afterCommit } from "#server/transactions.ts";
import { isCollection } from "#server/is-collection.ts";
import { hasOptionalPage } from "#translations/absent-pages.ts";
import { mayFillPage } from "#records/placeholders/unfilled-pages.ts";
import { languagesOf } from "#records/languages.ts";
import { translatedKind } from "#translations/translated-kinds.ts";

type Listening = Payload["db"] & { [LISTENER]?: () => void; [HELD]?: number };

// On the database adapter: Next bundles this module more than once; all share one listener.
const LISTENER = Symbol.for("meridian.change-listener");
const HELD = Symbol.for("meridian.held-changes");

/**
 * The changes of this work are sent together, after it. They are stored as they are committed: after a
 * crash the next start sends them.
 */
export async function sentTogether<T>({ db }: Payload, work: () => Promise<T>): Promise<T> {
  const listening: Listening = db;
  listening[HELD] = (listening[HELD] ?? 0) + 1;
  try {
    return await work();
  } finally {
    listening[HELD] -= 1;
    if (listening[HELD] === 0) listening[LISTENER]?.();
  }
}

/** `listener` runs after the commit of each noted change. */
export function listenForChanges({ db }: Payload, listener: () => void): void {
  Object.assign(db, { [LISTENER]: listener });
}

/** Part of the change's transaction: sent if committed, even after a crash; else never. */
export async function noteChange(
  kind: TaggedKind,
  states: readonly Tagged[],
  req: PayloadRequest,
): Promise<void> {
  const own = tagsOfChange(kind, states);
  const tags = own.includes("*")
    ? own
    : [
        ...own,
        ...(await elsewhere(kind, states, req)),
        ...(await ofAddresses(kind, states, req)),
        ...(await ofPosts(kind, states, req)),
        ...(await ofFilled(kind, states, req)),
      ];
  if (tags.length > 0) await noteTags(req.payload, [...new Set(tags)], req);
}

/** The settings name pages that have no content yet (OWN-64). */
async function ofFilled(
  kind: TaggedKind,
  states: readonly Tagged[],
  req: PayloadRequest,
): Promise<string[]> {
  if (!(await mayFillPage(kind, states.length, req))) return [];
  const { others } = await languagesOf(req.payload, req);
  return [...tagsOf("settings"), ...everyLanguage(tagsOf("settings"), others)];
}

/** Tags of the same record in the other languages of the site. */
async function elsewhere(
  kind: TaggedKind,
  states: readonly Tagged[],
  req: PayloadRequest,
): Promise<string[]> {
  const { others } = await languagesOf(req.payload, req);
  const [state] = states;
  if (others.length === 0 || !state) return [];
  if (kind === "translations" && state.kind === "media") return ofPicture(state, req);
  if (kind === "translations")
    return isMoved(states)
      ? [
          ...(await ofRecord(state, others, req)),
          ...(await ofOptionalPage(states, req)),
          ...(await ofLinking(state, req)),
        ]
      : [];
  const described = translatedKind(kind);
  if (!described) return kind === "redirects" ? everyLanguage(tagsBy[kind](state), others) : [];
  if (!described.isStrict) return everyLanguage(tagsOfChange(kind, states), others);
  const words = everyLanguage(ofPageWords(kind, states), others);
  const tags = await ofTranslations(
    kind,
    described.isGlobal ? null : Number(state.id),
    others,
    req,
  );
  if (tags.length === 0 || states.length > 1) return [...tags, ...words];
  return [
    ...tags,
    ...words,
    ...(hasOptionalPage(kind) ? everyLanguage(tagsOf("settings"), others) : []),
  ];
}

/**
 * Addresses of withdrawn translations (`translations/withdrawn.ts`), and of languages that are no
 * more (`former-languages.ts`), are redirects as long as the original is public.
 */
async function ofAddresses(
  kind: TaggedKind,
  states: readonly Tagged[],
  req: PayloadRequest,
): Promise<string[]> {
  const [state] = states;
  const isTranslation = kind === "translations";
  if (!state || !isMoved(states) || !isAddressed((isTranslation ? state.kind : kind) ?? ""))
    return [];
  if (isTranslation) return tagsOf("redirects");
  const { totalDocs } = await req.payload.db.count({
    collection: "translations",
    where: { kind: { equals: kind }, record: { equals: Number(state.id) } },
    req,
  });
  return totalDocs > 0 ? tagsOf("redirects") : [];
}

/** The settings name pages without a record in a language (LANG-58): the first one, and the last. */
async function ofOptionalPage(
  [{ kind, language } = {}, ...others]: readonly Tagged[],
  req: PayloadRequest,
): Promise<string[]> {
  if (!kind || !language || others.length > 0 || !hasOptionalPage(kind)) return [];
  const { totalDocs } = await req.payload.db.count({
    collection: "translations",
    where: {
      kind: { equals: kind },
      language: { equals: language },
      _status: { equals: "published" },
      deletedAt: { exists: false },
    },
    req,
  });
  return totalDocs > 1 ? [] : inLanguage(tagsOf("settings"), language);
}

/** Of the posts with a term: in the language of its translation, else in all. */
async function ofPosts(
  kind: TaggedKind,
  [state = {}]: readonly Tagged[],
  req: PayloadRequest,
): Promise<string[]> {
  const isTranslation = kind === "translations";
  const of = isTranslation ? state.kind : kind;
  const term = Number(isTranslation ? state.record : state.id);
  if (!isTermKind(of) || !term) return [];
  const posts = await postsWithTerm(of, term, req);
  const { others } = await languagesOf(req.payload, req);
  const languages = isTranslation ? [state.language ?? ""] : others;
  const tags = isTranslation ? [] : posts.flatMap((post) => tagsBy["blog-posts"](post));
  for (const { id } of languages.length > 0 ? posts : [])
    tags.push(...(await ofTranslations("blog-posts", id, languages, req)));
  return tags;
}

const everyLanguage = (tags: readonly string[], languages: readonly string[]): string[] =>
  languages.flatMap((language) => inLanguage(tags, language));

/** The original and its other translations link to a translation by its address. */
const isMoved = (states: readonly Tagged[]): boolean =>
  states.length < 2 || new Set(states.map(({ slug }) => slug ?? "")).size > 1;

async function ofRecord(
  { kind, record = null }: Tagged,
  languages: readonly string[],
  req: PayloadRequest,
): Promise<string[]> {
  if (!kind || !isTagged(kind)) return [];
  const original =
    record !== null && isCollection(req.payload, kind)
      ? await req.payload.db.findOne<Tagged & { id: number }>({
          collection: kind as CollectionSlug,
          where: { id: { equals: record } },
          select: { slug: true, path: true },
          req,
        })
      : {};
  return [
    ...(original ? tagsBy[kind](original) : []),
    ...(await ofTranslations(kind, record, languages, req)),
  ];
}

/** A picture's description is in every reply that has the picture, in this language. */
async function ofPicture({ record, language }: Tagged, req: PayloadRequest): Promise<string[]> {
  if (!record || !language) return [];
  return ofDocs(await docsShowing(req, record), language, req);
}

/** Records link to a translation while it is published, by its address (`translations/links.ts`). */
async function ofLinking(
  { kind, record, language }: Tagged,
  req: PayloadRequest,
): Promise<string[]> {
  if (!kind || !record || !language || !isAddressed(kind)) return [];
  return ofDocs(await docsLinkingTo(req, kind, record), language, req);
}

/** Tags of these records in a language. */
async function ofDocs(
  docs: readonly LinkingDoc[],
  language: string,
  req: PayloadRequest,
): Promise<string[]> {
  const tags: string[] = [];
  for (const { kind, doc } of docs) {
    const described = translatedKind(kind);
    const shown: Tagged = doc;
    if (kind === "translations")
      tags.push(...(shown.language === language ? tagsBy[kind](shown) : []));
    else if (described?.isStrict)
      tags.push(
        ...(await ofTranslations(
          kind,
          described.isGlobal ? null : Number(shown.id),
          [language],
          req,
        )),
      );
    else tags.push(...inLanguage(tagsOfChange(kind, [shown]), language));
  }
  return tags;
}

async function ofTranslations(
  kind: string,
  record: number | null,
  languages: readonly string[],
  req: PayloadRequest,
): Promise<string[]> {
  const { docs } = await req.payload.db.find<Tagged & { id: number }>({
    collection: "translations",
    where: {
      kind: { equals: kind },
      language: { in: [...languages] },
      ...(record !== null && { record: { equals: record } }),
    },
    select: { slug: true, language: true, record: true, kind: true },
    limit: 0,
    pagination: false,
    req,
  });
  return docs.flatMap((doc) => tagsBy.translations(doc));
}

/** Call it after a bulk change that noted nothing. */
export const noteEverything = (payload: Payload): Promise<void> => noteTags(payload, EVERYTHING);

/** Part of the change's transaction, as `noteChange`. */
export async function noteTags(
  payload: Payload,
  tags: string[],
  req?: PayloadRequest,
): Promise<void> {
  const db: Listening = payload.db;
  await db.create({ collection: "purges", data: { tags }, req });
  await afterCommit(req ?? { payload }, () => {
    if (!db[HELD]) db[LISTENER]?.();
  });
}
