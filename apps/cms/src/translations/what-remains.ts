/** What is still to be translated before a language is complete, in words (LANG-10). */
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from "payload";
import { en } from "@meridian/messages/en";
import { englishText, missingMessages } from "@meridian/messages/missing-messages";
import { ownMessagesFor } from "@meridian/messages/word-sources";
import { isPublished } from "#records/fields/publishing.ts";
import { isOwnMessages } from "#records/globals/site-settings/language.ts";
import { listAddress } from "#translations/addresses.ts";
import { PICTURES } from "#translations/every-record.ts";
import type { FormShape } from "#translations/form-shape.ts";
import { dataIn } from "#translations/merge-words.ts";
import { textPairs } from "#translations/text-pairs.ts";
import {
  translatedKind,
  translatedKinds,
  type TranslatedKind,
} from "#translations/translated-kinds.ts";
import type { Translation } from "#payload-types.ts";

/** Counts of words of the originals. */
interface Count {
  all: number;
  left: number;
}

export interface Step extends Count {
  label: string;
  /** Where it is done. */
  address: string;
}

const SETTINGS = "/admin/globals/site-settings?task=languages";
/** The part of the settings that is done with the footer. */
const MENU = "menu";

const WORD = /[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu;
const wordsIn = (text: string): number => text.match(WORD)?.length ?? 0;
const sum = (counts: readonly Count[]): Count => ({
  all: counts.reduce((total, { all }) => total + all, 0),
  left: counts.reduce((total, { left }) => total + left, 0),
});

/** In the order in which the work is done; steps without any words are omitted. */
export async function whatRemains(payload: Payload, language: string): Promise<Step[]> {
  const listed = (kind: string): string =>
    listAddress({ language, show: "missing", kind: translatedKind(kind)?.label ?? "" });
  const of = async (kinds: readonly TranslatedKind[], part?: (shape: FormShape) => FormShape) => {
    const counts: Count[] = [];
    for (const kind of kinds) counts.push(...(await countsOf(payload, kind, language, part)));
    return sum(counts);
  };
  const kinds = [...translatedKinds().values()];
  const only = (...slugs: string[]) => kinds.filter(({ slug }) => slugs.includes(slug));
  const rest = kinds.filter(
    ({ slug }) => !["options", "site-settings", "home", PICTURES].includes(slug),
  );
  const steps = [
    {
      label: "Words of the program",
      address: SETTINGS,
      ...(await programWords(payload, language)),
    },
    {
      label: "Menu and footer",
      address: listed("options"),
      ...sum([await of(only("options")), await of(only("site-settings"), menuOf)]),
    },
    {
      label: "Settings",
      address: listed("site-settings"),
      ...(await of(only("site-settings"), withoutMenu)),
    },
    { label: "Home page", address: listed("home"), ...(await of(only("home"))) },
    { label: "Other pages and their parts", address: listed(""), ...(await of(rest)) },
    {
      label: "Descriptions of pictures",
      address: listed(PICTURES),
      ...(await of(only(PICTURES))),
    },
  ];
  return steps.filter(({ all }) => all > 0);
}

const menuOf = ({ groups }: FormShape): FormShape => ({
  words: [],
  limits: new Map(),
  rows: new Map(),
  groups: new Map([...groups].filter(([name]) => name === MENU)),
});
const withoutMenu = (shape: FormShape): FormShape => ({
  ...shape,
  groups: new Map([...shape.groups].filter(([name]) => name !== MENU)),
});

/** Messages that the language lacks; visitors would read them in English. */
export async function programWords({ db }: Payload, language: string): Promise<Count> {
  const settings = await db.findGlobal<Record<string, unknown>>({
    slug: "site-settings",
    select: { messages: true },
  });
  const messages = isOwnMessages(settings?.messages) ? settings.messages : {};
  const own = ownMessagesFor(language, messages);
  const count = (keys: readonly string[]): number =>
    keys.reduce((total, key) => total + wordsIn(englishText(key)), 0);
  return { all: count(Object.keys(en)), left: count(missingMessages(language, own)) };
}

/** `record`: `null` for a page that exists once. */
export interface RecordCount extends Count {
  record: number | null;
}

/** The words of each public original of a kind. */
export async function countsOf(
  payload: Payload,
  kind: TranslatedKind,
  language: string,
  part: (shape: FormShape) => FormShape = (shape) => shape,
): Promise<RecordCount[]> {
  const [docs, byRecord] = await Promise.all([
    originalsOf(payload, kind),
    publishedWords(payload, kind.slug, language),
  ]);
  return docs.map((doc) => {
    const record = kind.isGlobal ? null : Number(doc.id);
    const pairs = textPairs(part(kind.shape), doc, byRecord.get(record) ?? {});
    const count = (some: typeof pairs): number =>
      some.reduce((total, [text]) => total + wordsIn(text), 0);
    return { record, all: count(pairs), left: count(pairs.filter(([, own]) => own === "")) };
  });
}

type Stored = Record<string, unknown> & { id: number; _status?: string | null };
const ALL = { limit: 0, pagination: false } as const;

/** Those that visitors see in the first language; from the database, since hooks cost most. */
export async function originalsOf(
  { db }: Payload,
  { slug, isGlobal }: TranslatedKind,
  { records, req }: { records?: readonly number[]; req?: PayloadRequest } = {},
): Promise<Stored[]> {
  if (isGlobal) {
    const doc = await db.findGlobal<Stored>({ slug: slug as GlobalSlug, req });
    return doc && isPublished(doc) ? [doc] : [];
  }
  const { docs } = await db.find<Stored>({
    ...ALL,
    collection: slug as CollectionSlug,
    where: {
      ...(slug === PICTURES
        ? { decorative: { not_equals: true }, alt: { exists: true } }
        : { _status: { equals: "published" }, deletedAt: { exists: false } }),
      ...(records && { id: { in: [...records] } }),
    },
    req,
  });
  return docs;
}

async function publishedWords(
  { db }: Payload,
  kind: string,
  language: string,
): Promise<Map<number | null, Record<string, unknown>>> {
  const { docs } = await db.find<Translation>({
    ...ALL,
    collection: "translations",
    where: {
      kind: { equals: kind },
      language: { equals: language },
      _status: { equals: "published" },
      deletedAt: { exists: false },
    },
    select: { record: true, words: true },
  });
  return new Map(docs.map(({ record = null, words }) => [record, dataIn(words?.[0])]));
}
