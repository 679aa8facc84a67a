/** The same for translations, whose words are one JSON value. */
import type { OldDatabase } from "#server/migrations/from-proposals.ts";
import { jsonIn, PAGES, type Page, type Row } from "#server/migrations/one-form/words.ts";

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inside, name) => (isRecord(inside) ? inside[name] : undefined), value);

/** One state of a translation. */
interface State {
  id: unknown;
  isPublished: boolean;
  isLatest: boolean;
  block: Json;
  /** The words of the original that it was made from, by path; `null` in an old translation. */
  from: Json | null;
  publishAt: unknown;
}

function stateOf(row: Row, start: "" | "version_"): State {
  const words = jsonIn(row[`${start}words`]);
  const from = jsonIn(row[`${start}translated_from`]);
  const [block] = Array.isArray(words) ? words : [];
  return {
    id: row.id,
    isPublished: row[`${start}_status`] === "published",
    isLatest: Boolean(row.latest),
    block: isRecord(block) ? block : {},
    from: isRecord(from) ? from : null,
    publishAt: row[`${start}publish_at`] ?? null,
  };
}

interface Translation {
  language: string;
  /** What visitors see, or the only state. */
  main: State;
  versions: State[];
}

const VERSIONS = "_translations_v";

/** In the trash a translation stays as it was. */
async function translationsOf({ sql, all }: OldDatabase, kind: string): Promise<Translation[]> {
  const found: Translation[] = [];
  const rows = await all(
    sql`select * from "translations" where "kind" = ${kind} and "deleted_at" is null order by "id"`,
  );
  for (const row of rows) {
    const versions = await all(
      sql`select * from "_translations_v" where "parent_id" = ${row.id} order by "id"`,
    );
    found.push({
      language: String(row.language),
      main: stateOf(row, ""),
      versions: versions.map((version) => stateOf(version, "version_")),
    });
  }
  return found;
}

/** Of a settings' translation: the words of one page, and what they were made from. */
interface Part {
  words: Json;
  from: Json | null;
}

function partOf({ path, group }: Page, { block, from }: State): Part {
  const words = at(block, path);
  const place = `${path.join(".")}.`;
  const texts = from && Object.entries(from).filter(([name]) => name.startsWith(place));
  const own = isRecord(words) ? words : {};
  return {
    words: group.reduceRight<Json>((inner, name) => ({ [name]: inner }), own),
    from:
      texts &&
      Object.fromEntries(
        texts.map(([name, text]) => [[...group, name.slice(place.length)].join("."), text]),
      ),
  };
}

export async function toTranslations(db: OldDatabase): Promise<void> {
  const languages = await translationsOf(db, "site-settings");
  for (const page of PAGES) {
    const own = await translationsOf(db, page.slug);
    for (const settings of languages)
      await toTranslation(
        db,
        page,
        settings,
        own.find(({ language }) => language === settings.language),
      );
  }
  for (const { main, versions } of languages) {
    await writeWords(db, "main", main, { block: withoutPages(main.block) });
    for (const version of versions)
      await writeWords(db, "version", version, { block: withoutPages(version.block) });
  }
}

async function toTranslation(
  db: OldDatabase,
  page: Page,
  settings: Translation,
  own: Translation | undefined,
): Promise<void> {
  const newest = settings.versions.find(({ isLatest }) => isLatest) ?? settings.main;
  const draft = partOf(page, newest);
  const shown = settings.main.isPublished ? partOf(page, settings.main) : undefined;
  if (!own) return hasTexts(draft.words) ? asDraft(db, page, settings.language, draft) : undefined;
  const { main, versions } = own;
  await writeWords(db, "main", main, withPart(main, main.isPublished ? shown : draft));
  for (const version of versions) {
    const isDraft = version.isLatest && !version.isPublished;
    const part = isDraft ? draft : version.isPublished ? shown : (shown ?? draft);
    await writeWords(db, "version", version, withPart(version, part));
    const isChanged = JSON.stringify(draft.words) !== JSON.stringify(shown?.words);
    if (version.isLatest && version.isPublished && isChanged && hasTexts(draft.words))
      await addDraft(db, version, withPart(version, draft), newest.publishAt);
  }
}

const hasTexts = (value: unknown): boolean =>
  typeof value === "string"
    ? value !== ""
    : typeof value === "object" && value !== null && Object.entries(value).some(isText);
/** The ids of rows are no words. */
const isText = ([name, value]: [string, unknown]): boolean =>
  name !== "id" && name !== "of" && hasTexts(value);

interface Written {
  block: Json;
  from?: Json | null;
}

/** Without one of both nothing is known of what the words were made from, as in an old translation. */
const withPart = ({ block, from }: State, part: Part | undefined): Written =>
  part
    ? {
        block: { ...block, ...part.words },
        from: from && part.from && { ...from, ...part.from },
      }
    : { block };

function withoutPages({ home: _, clients: __, career: ___, ...block }: Json): Json {
  if (!isRecord(block.reading)) return block;
  const { roadMap: ____, ...reading } = block.reading;
  return { ...block, reading };
}

const asText = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

async function writeWords(
  { sql, run }: OldDatabase,
  of: "main" | "version",
  { id }: Pick<State, "id">,
  { block, from }: Written,
): Promise<void> {
  const start = of === "main" ? "" : "version_";
  const table = sql.identifier(of === "main" ? "translations" : VERSIONS);
  const noted =
    from === undefined
      ? sql``
      : sql`, ${sql.identifier(`${start}translated_from`)} = ${asText(from)}`;
  await run(
    sql`update ${table} set ${sql.identifier(`${start}words`)} = ${JSON.stringify([block])} ${noted} where "id" = ${id}`,
  );
}

/** Words alone are no page of the language: they wait in a draft of its translation. */
async function asDraft(
  db: OldDatabase,
  { slug, title }: Page,
  language: string,
  { words }: Part,
): Promise<void> {
  const { sql, all, run } = db;
  const place = `${slug}//${language}`;
  const block = JSON.stringify([{ blockType: slug, ...words }]);
  const now = new Date().toISOString();
  await run(
    sql`insert into "translations" ("title", "language", "kind", "place", "words", "_status", "created_at", "updated_at") values (${title}, ${language}, ${slug}, ${place}, ${block}, 'draft', ${now}, ${now})`,
  );
  const [row] = await all(sql`select "id" from "translations" where "place" = ${place}`);
  await run(
    sql`insert into "_translations_v" ("parent_id", "version_title", "version_language", "version_kind", "version_place", "version_words", "version__status", "version_created_at", "version_updated_at", "created_at", "updated_at", "latest") values (${row?.id}, ${title}, ${language}, ${slug}, ${place}, ${block}, 'draft', ${now}, ${now}, ${now}, ${now}, true)`,
  );
  db.log.warn(
    `The settings had a translation (${language}) of texts of ${title}, which itself has none: they wait in a draft of it (Translations), and visitors read the original's until it is published.`,
  );
}

async function addDraft(
  db: OldDatabase,
  { id }: State,
  written: Written,
  publishAt: unknown,
): Promise<void> {
  const { sql, all, run } = db;
  const [row = {}] = await all(sql`select * from "_translations_v" where "id" = ${id}`);
  const names = Object.keys(row).filter((name) => name !== "id");
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await run(
    sql`insert into "_translations_v" (${columns}) select ${columns} from "_translations_v" where "id" = ${id}`,
  );
  const [made] = await all(sql`select max("id") as "id" from "_translations_v"`);
  const now = new Date().toISOString();
  await run(sql`update "_translations_v" set "latest" = false where "id" = ${id}`);
  await run(
    sql`update "_translations_v" set "latest" = true, "autosave" = false, "version__status" = 'draft', "version_publish_at" = ${publishAt}, "version_updated_at" = ${now}, "created_at" = ${now}, "updated_at" = ${now} where "id" = ${made?.id}`,
  );
  await writeWords(db, "version", { id: made?.id }, written);
}
