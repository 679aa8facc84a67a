/**
 * `POST /cms/api/translations/start`: begins a translation as a draft, empty or with the original's
 * words. `POST …/open`, for editors: opens a prepared language; while words are left it lists them
 * instead, unless the request has `anyway`. `GET …/{id}/original`: the original's texts by path, and
 * which of them changed since they were translated.
 */
import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import {
  isAuthor,
  isEditor,
  isTranslator,
  isWriter,
  mayTranslate,
} from "#accounts/access/roles.ts";
import { languagesOf } from "#records/languages.ts";
import { translationAddress } from "#translations/addresses.ts";
import { openLanguage } from "#translations/open-language.ts";
import { originalTexts } from "#translations/original-texts.ts";
import { changedIn } from "#translations/changed-originals.ts";
import { originalOf, type TranslationOf } from "#translations/original-of.ts";
import { startTranslation } from "#translations/start.ts";
import { fileEndpoints } from "#translations/files/endpoint.ts";
import { translatedKind } from "#translations/translated-kinds.ts";
import { originalsOf, whatRemains } from "#translations/what-remains.ts";
import { forbid, refuse } from "#server/http/refuse.ts";
import { isCollection } from "#server/is-collection.ts";

const startBody = v.object({
  kind: v.string(),
  record: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
  language: v.string(),
  isCopy: v.boolean(),
});

const answer = (json: object): Response =>
  Response.json(json, { headers: { "cache-control": "no-store" } });

const start: Endpoint = {
  path: "/start",
  method: "post",
  handler: async (req) => {
    if (!isWriter(req)) return forbid();
    const body = v.safeParse(startBody, await req.json?.().catch(() => null));
    if (!body.success) return refuse(422, "The request needs a kind, a record and a language.");
    const { kind, record = null, language, isCopy } = body.output;
    const { others } = await languagesOf(req.payload);
    if (!others.includes(language))
      return refuse(422, "The settings do not name this language: add it there first.");
    if (!mayTranslate(req, language)) return forbid();
    const isOriginal = await isRead(req, { kind, record });
    const id = isOriginal && (await startTranslation(req, { kind, record, language }, isCopy));
    if (!id) return refuse(404, "The original no longer exists.");
    if (!(await isRead(req, { kind: "translations", record: id })))
      return refuse(409, "A colleague has begun this translation. Contact an editor.");
    return answer({ address: translationAddress(id) });
  },
};

/** Authors read what is public and their own. */
async function isRead(req: PayloadRequest, { kind, record }: TranslationOf): Promise<boolean> {
  if (!isAuthor(req)) return true;
  const { payload } = req;
  // A translator translates all that is public, the settings, too, whose forms they do not see.
  const described = translatedKind(kind);
  if (isTranslator(req) && described)
    return (await originalsOf(payload, described, { records: [record ?? 0] })).length > 0;
  const as = { depth: 0, overrideAccess: false, disableErrors: true, select: {}, req } as const;
  const global = payload.config.globals.find(({ slug }) => slug === kind);
  const found = isCollection(payload, kind)
    ? await payload.findByID({ ...as, collection: kind, id: record ?? 0, draft: true })
    : global && (await payload.findGlobal({ ...as, slug: global.slug }));
  // Payload gives an unreadable page as an empty one.
  return Object.keys(found || {}).length > 0;
}

const openBody = v.object({ language: v.string(), anyway: v.optional(v.boolean(), false) });

const open: Endpoint = {
  path: "/open",
  method: "post",
  handler: async (req) => {
    if (!isEditor(req)) return forbid();
    const body = v.safeParse(openBody, await req.json?.().catch(() => null));
    if (!body.success) return refuse(422, "The request needs a language.");
    const { language, anyway } = body.output;
    const known = await languagesOf(req.payload);
    if (!known.others.includes(language))
      return refuse(422, "The published settings do not name this language: add it there first.");
    if (known.open.includes(language)) return answer({ isOpen: true, left: [] });
    const left = (await whatRemains(req.payload, language)).filter((step) => step.left > 0);
    if (left.length > 0 && !anyway) return answer({ isOpen: false, left });
    await openLanguage(req, language);
    return answer({ isOpen: true, left });
  },
};

const original: Endpoint = {
  path: "/:id/original",
  method: "get",
  handler: async (req) => {
    if (!isWriter(req)) return forbid();
    const id = Number(req.routeParams?.id);
    if (!(await isRead(req, { kind: "translations", record: Number.isInteger(id) ? id : 0 })))
      return refuse(404, "This translation does not exist.");
    const doc = await req.payload.findByID({
      collection: "translations",
      id: Number.isInteger(id) ? id : 0,
      depth: 0,
      draft: true,
      disableErrors: true,
      overrideAccess: true,
      showHiddenFields: true,
    });
    if (doc && !(await isRead(req, doc)))
      return refuse(404, "The original is not public: its texts are shown once it is.");
    const kind = translatedKind(doc?.kind ?? "");
    const own = doc && (await originalOf(req.payload, doc));
    if (!kind || !own) return answer({ texts: {}, changed: {} });
    return answer({ texts: originalTexts(kind.shape, own), changed: changedIn(kind, own, doc) });
  },
};

export const translationEndpoints = [start, open, original, ...fileEndpoints];
