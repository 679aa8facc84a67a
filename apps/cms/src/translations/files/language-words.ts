/** The words of one language, record by record, as the files of translators have them. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { en } from "@meridian/messages/en";
import { messageProblem, MOST_OF_A_MESSAGE } from "@meridian/messages/message-problem";
import { placeOf } from "@meridian/messages/places";
import { ownMessagesFor } from "@meridian/messages/word-sources";
import { builtInFor, builtInOf } from "@meridian/messages/built-in";
import type { Payload, PayloadRequest, Where } from "payload";
import { plainText } from "#records/rich-text/plain-text.ts";
import { isOwnMessages } from "#records/globals/site-settings/language.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { changedIn } from "#translations/changed-originals.ts";
import { unitsOf, type Unit } from "#translations/files/units.ts";
import { dataIn } from "#translations/merge-words.ts";
import { originalsOf } from "#translations/what-remains.ts";
import { translatedKinds, type TranslatedKind } from "#translations/translated-kinds.ts";
import type { Translation } from "#payload-types.ts";

/** The kind of the program's words. */
export const MESSAGES = "messages";

/** XLIFF's states that we give; `old`: the original has other words since. */
export type UnitState = "initial" | "old" | "translated" | "final";

export interface ListedUnit extends Unit {
  state: UnitState;
}

export interface RecordWords {
  kind: string;
  record: number | null;
  /** For people: `Service: Dedicated teams`. */
  title: string;
  units: ListedUnit[];
}

export interface Wanted {
  language: string;
  /** Kinds, and `messages`; empty: all. */
  kinds: ReadonlySet<string>;
  /** What has no translation, or an old one. */
  onlyLeft: boolean;
}

type Stored = Translation & { deletedAt?: string | null };

/** The newest words of a translation, and those that visitors see. */
export interface Versions {
  latest: Stored;
  /** `null`: not published. */
  shown: Stored | null;
}

const ALL = { limit: 0, pagination: false } as const;

interface OfKind {
  kind: string;
  language: string;
  /** Only these. */
  records?: readonly number[];
}

/** By record; as the transaction of `req` sees them. */
export async function versionsOf(
  { db }: Payload,
  { kind, language, records }: OfKind,
  req?: PayloadRequest,
): Promise<Map<number | null, Versions>> {
  const among = records && { in: [...records] };
  const { docs } = await db.findVersions<Stored>({
    ...ALL,
    collection: "translations",
    where: {
      latest: { equals: true },
      "version.kind": { equals: kind },
      "version.language": { equals: language },
      "version.deletedAt": { exists: false },
      ...(among && { "version.record": among }),
    },
    req,
  });
  const shown = await db.find<Stored>({
    ...ALL,
    collection: "translations",
    where: {
      kind: { equals: kind },
      language: { equals: language },
      _status: { equals: "published" },
      deletedAt: { exists: false },
      ...(among && { record: among }),
    },
    req,
  });
  const byId = new Map(shown.docs.map((doc) => [doc.id, doc]));
  return new Map(
    docs.map(({ parent, version }) => {
      const id = Number(parent);
      return [version.record ?? null, { latest: { ...version, id }, shown: byId.get(id) ?? null }];
    }),
  );
}

export const wordsIn = (doc: Pick<Translation, "words"> | null | undefined) =>
  dataIn(doc?.words?.[0]);

/** With the state of each text. */
export function listedUnits(
  kind: TranslatedKind,
  original: Record<string, unknown>,
  versions: Versions | null,
): ListedUnit[] {
  const units = unitsOf(kind.shape, original, wordsIn(versions?.latest));
  if (!versions) return units.map((unit) => ({ ...unit, state: "initial" }));
  const old = changedIn(kind, original, versions.latest);
  const shown = versions.shown
    ? new Map(
        unitsOf(kind.shape, original, wordsIn(versions.shown)).map((unit) => [
          unit.path,
          textsOf(unit),
        ]),
      )
    : null;
  return units.map((unit): ListedUnit => {
    const isMissing = !unit.other && unit.segments.some(({ target }) => target === null);
    if (isMissing) return { ...unit, state: "initial" };
    if (unit.path in old) return { ...unit, state: "old" };
    return { ...unit, state: shown?.get(unit.path) === textsOf(unit) ? "final" : "translated" };
  });
}

/** Equal if all texts are. */
export const textsOf = ({ segments, other }: Unit): string =>
  JSON.stringify(other ?? segments.map(({ target }) => target));

const isLeft = ({ state }: ListedUnit): boolean => state === "initial" || state === "old";

/** What is public in the first language, in the menu's order; other requests have their turn in between. */
export async function* languageWords(
  payload: Payload,
  { language, kinds, onlyLeft }: Wanted,
): AsyncGenerator<RecordWords> {
  const isWanted = (kind: string): boolean => kinds.size === 0 || kinds.has(kind);
  const reduced = (words: RecordWords): RecordWords[] => {
    const units = onlyLeft ? words.units.filter(isLeft) : words.units;
    return units.length > 0 ? [{ ...words, units }] : [];
  };
  if (isWanted(MESSAGES)) yield* reduced(messageWords(await ownMessages(payload), language));
  for (const kind of translatedKinds().values()) {
    if (!isWanted(kind.slug)) continue;
    const [docs, versions] = [
      await originalsOf(payload, kind),
      await versionsOf(payload, { kind: kind.slug, language }),
    ];
    for (const doc of docs) {
      await nextTurn();
      const record = kind.isGlobal ? null : doc.id;
      const units = listedUnits(kind, doc, versions.get(record) ?? null);
      yield* reduced({ kind: kind.slug, record, title: titleOf(kind, doc), units });
    }
  }
}

export function titleOf(kind: TranslatedKind, doc: Record<string, unknown>): string {
  const title = doc[kind.titleField];
  return kind.isGlobal || typeof title !== "string" || title === ""
    ? kind.label
    : `${kind.label}: ${plainText(title)}`;
}

type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface OwnMessages {
  first: string;
  /** Those that visitors see, and those of the newest draft. */
  shown: Messages;
  latest: Messages;
}

interface StoredSettings extends Record<string, unknown> {
  language?: string | null;
  messages?: unknown;
  _status?: string | null;
}

const messagesIn = (settings: StoredSettings | null | undefined): Messages =>
  isOwnMessages(settings?.messages) ? settings.messages : {};

const SETTINGS = "site-settings";

/** As this request's transaction sees them. */
export async function ownMessages(payload: Payload, req?: PayloadRequest): Promise<OwnMessages> {
  const current = await payload.db.findGlobal<StoredSettings>({
    slug: SETTINGS,
    select: { language: true, messages: true, _status: true },
    req,
  });
  const shown = current && isPublished(current) ? current : null;
  return {
    first: shown?.language || "en",
    shown: messagesIn(shown),
    latest: (await messagesOf(payload, { latest: { equals: true } }, req)) ?? messagesIn(current),
  };
}

/** Of the newest such version of the settings; `null`: none is left. */
export async function messagesOf(
  { db }: Payload,
  where: Where,
  req?: PayloadRequest,
): Promise<Messages | null> {
  const { docs } = await db.findGlobalVersions<StoredSettings>({
    ...ALL,
    global: SETTINGS,
    limit: 1,
    where,
    sort: "-updatedAt",
    req,
  });
  return docs[0] ? messagesIn(docs[0].version) : null;
}

/** One unit a message; the language's own ones have its built-in words. */
export function messageWords(own: OwnMessages, language: string): RecordWords {
  const of = (code: string, messages: Messages): Readonly<Record<string, string>> => ({
    ...builtInOf(code),
    ...ownMessagesFor(code, messages),
  });
  const originals = { ...builtInFor(own.first), ...ownMessagesFor(own.first, own.shown) };
  const [latest, shown] = [of(language, own.latest), of(language, own.shown)];
  const units = Object.keys(en).map((key): ListedUnit => {
    const source = String(Reflect.get(originals, key) ?? "");
    const target = latest[key]?.trim() ? (latest[key] ?? null) : null;
    return {
      path: key,
      label: placeOf(key),
      limit: { most: MOST_OF_A_MESSAGE, isFixed: true },
      codes: new Map(),
      segments: [{ id: "s1", source, target }],
      other: null,
      state: target === null ? "initial" : shown[key] === target ? "final" : "translated",
      written(texts) {
        const text = texts.get("s1") ?? target ?? "";
        const problem = messageProblem(key, text);
        return problem === null ? { value: text } : { problem };
      },
    };
  });
  return { kind: MESSAGES, record: null, title: "Words of the program", units };
}
