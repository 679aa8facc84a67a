import { canonicalLanguage } from "@meridian/contract/language";
import type {
  BlocksField,
  CheckboxField,
  CollectionConfig,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  FieldAccess,
  TextFieldSingleValidation,
} from "payload";
import type { Hidden } from "#admin-ui/lists/states.ts";
import { contentAccess, noOne } from "#accounts/access/roles.ts";
import { slugOf } from "#records/fields/free-slug.ts";
import { titleHtml } from "#records/fields/inline-html.ts";
import { versions } from "#records/fields/publishing.ts";
import { isSlug } from "#records/fields/slug-rule.ts";
import { plainText } from "#records/rich-text/plain-text.ts";
import { dataIn, wordsAlong } from "#translations/merge-words.ts";
import { withHiddenOriginals } from "#translations/hidden-records.ts";
import { originalOf } from "#translations/original-of.ts";
import { placeKey } from "#translations/place.ts";
import { translationEndpoints } from "#translations/endpoint.ts";
import { isUntouchedCopy } from "#translations/text-pairs.ts";
import { translatedKind, translatedKinds } from "#translations/translated-kinds.ts";
import { noteTranslatedFrom } from "#translations/translated-from.ts";
import { wordFields } from "#translations/word-fields.ts";
import type { Translation } from "#payload-types.ts";

export type Words = NonNullable<Translation["words"]>;

/** One call finds the records of these kinds by address. */
const ONE_CALL = ["services", "case-studies", "articles"];
const sharing = (kind: string): string[] => (ONE_CALL.includes(kind) ? ONE_CALL : [kind]);

const isAddress = (kind: string, slug: string): boolean =>
  kind === "landing-pages" ? slug.split("/").every(isSlug) : isSlug(slug);

const validateSlug: TextFieldSingleValidation = async (value, { data, id, req }) => {
  const { kind = "", language = "" }: Partial<Translation> = data;
  if (!translatedKind(kind)?.hasSlug) return true;
  if (!value) return "Write the last part of the page's address.";
  if (!isAddress(kind, value)) return "Use lower-case letters, digits and single hyphens.";
  const { totalDocs } = await req.payload.count({
    collection: "translations",
    where: {
      slug: { equals: value },
      language: { equals: language },
      kind: { in: sharing(kind) },
      ...(id !== undefined && { id: { not_equals: id } }),
    },
    req,
  });
  return totalDocs === 0 || "Another record uses this address in this language.";
};

/** The words' block of a document. */
export const wordsOf = (doc: Partial<Pick<Translation, "words">>): Record<string, unknown> =>
  dataIn(doc.words?.[0]);

/** Lists and links show the translation's own name. */
const named: CollectionBeforeChangeHook<Translation> = ({ data, originalDoc }) => {
  const kind = translatedKind(String(data.kind ?? originalDoc?.kind ?? ""));
  const words = wordsOf(data.words ? data : (originalDoc ?? {}));
  const name = words[kind?.titleField ?? "title"] ?? words.title;
  const title = typeof name === "string" ? plainText(titleHtml(name)) : "";
  return { ...data, title: title || (kind?.label ?? "") };
};

const placed: CollectionBeforeChangeHook<Translation> = ({ data, originalDoc }) => {
  const { kind = "", record = null, language = "", deletedAt } = { ...originalDoc, ...data };
  return { ...data, place: deletedAt ? null : placeKey({ kind, record, language }) };
};

/** The form has the rows of the original as it is now. */
const alignedForEditors: CollectionAfterReadHook<Translation> = async ({ doc, req, findMany }) => {
  const kind = translatedKind(doc.kind);
  if (findMany || !req.user || !kind || !doc.words?.[0]) return doc;
  const original = await originalOf(req.payload, doc, req);
  if (!original) return doc;
  const [block] = doc.words;
  const words = { ...block, ...wordsAlong(kind.shape, original, dataIn(block)) };
  return { ...doc, words: [words] };
};

const hidden = { hidden: true } as const;

/**
 * What it translates, and into what, decides who may write it: no request changes these later. To
 * restore a version, Payload needs all of its fields.
 */
const fixed: { update: FieldAccess } = {
  update: ({ req }) => req.context.isRestoringVersion === true,
};

const wordsField = (): BlocksField => ({
  name: "words",
  type: "blocks",
  label: "Words",
  required: true,
  minRows: 1,
  maxRows: 1,
  blocks: [...translatedKinds().values()].map(({ slug, label, fields }) => ({
    slug,
    labels: { singular: label, plural: label },
    admin: { disableBlockName: true },
    fields: wordFields(fields),
  })),
  admin: { initCollapsed: false, isSortable: false },
});

/** An untouched copy of the original is no translation, unless someone confirms it (LANG-53). */
const sameWordsField: CheckboxField = {
  name: "sameWords",
  label: "The original’s words are right in this language, too",
  type: "checkbox",
  validate: async (value, { data, req }) => {
    const { kind = "", record = null, words }: Partial<Translation> = data ?? {};
    const described = translatedKind(kind);
    if (value || !described || !words) return true;
    const original = await originalOf(req.payload, { kind, record }, req);
    return (
      !original ||
      !isUntouchedCopy(described.shape, original, wordsOf({ words })) ||
      "These are still the words of the original. Translate them, or tick this if they are right as they are."
    );
  },
  admin: {
    position: "sidebar",
    description: "Needed only to publish a copy in which no word was changed.",
  },
};

/**
 * A record's words in one further language, with their own address, state, versions and times
 * (decision 072). `record`: the number of the original; none for a page that exists once.
 */
export const translations = (): CollectionConfig => ({
  slug: "translations",
  labels: { singular: "Translation", plural: "Translations" },
  // Created from the original's form only.
  access: { ...contentAccess, create: noOne },
  versions,
  endpoints: translationEndpoints,
  disableDuplicate: true,
  custom: { hidden: withHiddenOriginals satisfies Hidden },
  defaultSort: "-updatedAt",
  indexes: [{ fields: ["kind", "language", "record"] }],
  admin: {
    group: "Run the site",
    useAsTitle: "title",
    defaultColumns: ["title", "kind", "language", "_status", "updatedAt"],
    listSearchableFields: ["title", "slug"],
    description: "Words of records in the site's further languages.",
    components: {
      views: {
        list: { Component: "/translations/screens/overview.tsx#TranslationsOverview" },
      },
    },
  },
  hooks: { beforeChange: [named, placed, noteTranslatedFrom], afterRead: [alignedForEditors] },
  fields: [
    {
      name: "original",
      type: "ui",
      admin: {
        position: "sidebar",
        disableListColumn: true,
        components: { Field: "/translations/screens/its-original.tsx#ItsOriginal" },
      },
    },
    { name: "title", type: "text", admin: hidden },
    {
      name: "language",
      type: "text",
      required: true,
      index: true,
      validate: (value: string | null | undefined) =>
        canonicalLanguage(value ?? "") === value || "This is no language code.",
      access: fixed,
      admin: { ...hidden },
    },
    { name: "kind", type: "text", required: true, index: true, access: fixed, admin: hidden },
    { name: "record", type: "number", index: true, access: fixed, admin: hidden },
    { name: "place", type: "text", unique: true, access: fixed, admin: hidden },
    {
      name: "slug",
      label: "Address",
      type: "text",
      index: true,
      validate: validateSlug,
      hooks: {
        beforeValidate: [
          ({ value, data, originalDoc }) => {
            const kind = translatedKind(String(originalDoc?.kind ?? data?.kind));
            if (value || !kind?.hasSlug) return value;
            const title = wordsOf(data ?? {}).title;
            return typeof title === "string" ? slugOf(title) || value : value;
          },
        ],
      },
      admin: {
        position: "sidebar",
        condition: (data) => translatedKind(String(data.kind))?.hasSlug === true,
        description:
          "The last part of the page's address in this language. When it changes, the old address redirects to the new one.",
      },
    },
    sameWordsField,
    wordsField(),
    { name: "translatedFrom", type: "json", hidden: true },
    // The changed texts, by path, that the translation still fits; the form sends them.
    { name: "stillRight", type: "text", virtual: true, admin: { hidden: true, readOnly: false } },
  ],
});
