/**
 * For editors. `POST /cms/api/translations/start`: begins a translation as a draft, empty or with
 * the original's words. `POST …/open`: opens a prepared language; while words are left it lists them
 * instead, unless the request has `anyway`. `GET …/{id}/original`: the original's texts by path, and
 * which of them changed since they were translated.
 */
import { APIError, type Endpoint } from "payload";
import * as v from "valibot";
import { isEditor } from "#accounts/access/roles.ts";
import { languagesOf } from "#records/languages.ts";
import { openLanguage } from "#translations/open-language.ts";
import { originalTexts } from "#translations/original-texts.ts";
import { changedIn } from "#translations/changed-originals.ts";
import { originalOf } from "#translations/original-of.ts";
import { startTranslation } from "#translations/start.ts";
import { translatedKind } from "#translations/translated-kinds.ts";
import { whatRemains } from "#translations/what-remains.ts";
import { forbid, refuse } from "#server/http/refuse.ts";

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
    if (!isEditor(req)) return forbid();
    const body = v.safeParse(startBody, await req.json?.().catch(() => null));
    if (!body.success) return refuse(422, "The request needs a kind, a record and a language.");
    const { kind, record = null, language, isCopy } = body.output;
    const { others } = await languagesOf(req.payload);
    if (!others.includes(language))
      return refuse(422, "The settings do not name this language: add it there first.");
    const id = await startTranslation(req, { kind, record, language }, isCopy);
    return id === null
      ? refuse(404, "The original no longer exists.")
      : answer({ address: `/admin/collections/translations/${id}` });
  },
};

const openBody = v.object({ language: v.string(), anyway: v.optional(v.boolean(), false) });

/** The approval of a change by a second person covers words; a language is opened by one press. */
const SECOND_PERSON =
  "Publishing needs a second person here, and opening a language cannot be proposed: switch the rule off first (Site, Who may publish).";

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
    try {
      await openLanguage(req, language);
    } catch (error) {
      if (error instanceof APIError && error.status === 403) return refuse(403, SECOND_PERSON);
      throw error;
    }
    return answer({ isOpen: true, left });
  },
};

const original: Endpoint = {
  path: "/:id/original",
  method: "get",
  handler: async (req) => {
    if (!isEditor(req)) return forbid();
    const id = Number(req.routeParams?.id);
    const doc = await req.payload.findByID({
      collection: "translations",
      id: Number.isInteger(id) ? id : 0,
      depth: 0,
      draft: true,
      disableErrors: true,
      overrideAccess: true,
      showHiddenFields: true,
    });
    const kind = translatedKind(doc?.kind ?? "");
    const own = doc && (await originalOf(req.payload, doc));
    if (!kind || !own) return answer({ texts: {}, changed: {} });
    return answer({ texts: originalTexts(kind.shape, own), changed: changedIn(kind, own, doc) });
  },
};

export const translationEndpoints = [start, open, original];
