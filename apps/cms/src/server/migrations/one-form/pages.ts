import type { OldDatabase } from "#server/migrations/from-proposals.ts";
import {
  areEqual,
  hasWords,
  PAGES,
  type Page,
  type Row,
  type SettingsWords,
  type State,
  type Words,
} from "#server/migrations/one-form/words.ts";

/**
 * A page's published state gets the words of the published settings, its draft those of the newest
 * draft, and its older versions the published ones, so that restoring one takes no words away.
 */
export async function toPages(db: OldDatabase, { published, latest }: SettingsWords) {
  if (!latest) return;
  for (const page of PAGES) await toPage(db, page, { published, latest });
}

async function toPage(
  db: OldDatabase,
  page: Page,
  { published, latest }: SettingsWords & { latest: State },
): Promise<void> {
  const { sql, all } = db;
  const draft = latest.words[page.slug] as Words;
  const shown = published?.words[page.slug];
  const [main] = await all(sql`select * from ${sql.identifier(page.table)}`);
  if (!main) return hasWords(draft) ? asDraft(db, page, draft) : undefined;
  const isPublic = main._status === "published";
  await write(db, page, "main", main.id, isPublic ? shown : draft);
  const versions = sql.identifier(versionsOf(page));
  for (const version of await all(sql`select * from ${versions} order by "id"`)) {
    const isPublished = version.version__status === "published";
    const isDraft = Boolean(version.latest) && !isPublished;
    const words = isDraft ? draft : isPublished ? shown : (shown ?? draft);
    await write(db, page, "version", version.id, words);
    if (version.latest && isPublished && !areEqual(draft, shown))
      await addDraft(db, page, version, latest);
  }
}

const versionsOf = ({ table }: Page): string => `_${table}_v`;

/** A page that was never saved has no public words either. */
async function asDraft(db: OldDatabase, page: Page, words: Words): Promise<void> {
  const { sql, run, all } = db;
  const table = sql.identifier(page.table);
  const at = new Date().toISOString();
  await run(
    sql`insert into ${table} ("_status", "created_at", "updated_at") values ('draft', ${at}, ${at})`,
  );
  const [row] = await all(sql`select "id" from ${table}`);
  await write(db, page, "main", row?.id, words);
  db.log.warn(
    `The settings had texts of a page that was never saved (${page.title}): they are in its form now, as a draft (Pages).`,
  );
}

async function write(
  { sql, run }: OldDatabase,
  page: Page,
  of: "main" | "version",
  id: unknown,
  words: Words | undefined,
): Promise<void> {
  if (!words) return;
  const isMain = of === "main";
  const start = isMain ? "" : "version_";
  const table = isMain ? page.table : versionsOf(page);
  const insert = (into: string, row: Row): Promise<unknown> => {
    const names = Object.keys(row).map((name) => sql.identifier(name));
    const values = Object.values(row).map((value) => sql`${value}`);
    return run(
      sql`insert into ${sql.identifier(into)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
    );
  };
  const columns = {
    ...words.columns,
    emptied: words.emptied.length > 0 ? JSON.stringify(words.emptied) : null,
  };
  const set = Object.entries(columns).map(
    ([name, value]) => sql`${sql.identifier(start + name)} = ${value}`,
  );
  await run(sql`update ${sql.identifier(table)} set ${sql.join(set, sql`, `)} where "id" = ${id}`);
  for (const [name, rows] of Object.entries(words.lists))
    for (const { id: own, ...row } of rows)
      await insert(`${table}_${start}${name}`, {
        ...row,
        _parent_id: id,
        ...(isMain ? { id: own } : { _uuid: own }),
      });
  for (const { path, ...text } of words.texts)
    await insert(`${table}_texts`, {
      ...text,
      parent_id: id,
      path: `${isMain ? "" : "version."}${String(path)}`,
    });
}

/** The settings had a draft of these words, the page none: now it has one, with its public rest. */
async function addDraft(db: OldDatabase, page: Page, version: Row, { words, ...settings }: State) {
  const { sql, all, run } = db;
  const table = versionsOf(page);
  const versions = sql.identifier(table);
  await copyRow(db, table, version.id);
  const [made] = await all(sql`select max("id") as "id" from ${versions}`);
  const at = new Date().toISOString();
  await run(sql`update ${versions} set "latest" = false where "id" = ${version.id}`);
  await run(
    sql`update ${versions} set "latest" = true, "autosave" = false, "version__status" = 'draft', "version_publish_at" = ${settings.publishAt}, "version_updated_at" = ${at}, "created_at" = ${at}, "updated_at" = ${at} where "id" = ${made?.id}`,
  );
  for (const [list, inner] of Object.entries(page.own))
    await copyList(db, `${table}_version_${list}`, inner, version.id, made?.id);
  await write(db, page, "version", made?.id, words[page.slug]);
}

async function copyList(
  db: OldDatabase,
  table: string,
  inner: readonly string[],
  from: unknown,
  to: unknown,
): Promise<void> {
  const { sql, all } = db;
  const rows = await all(
    sql`select "id" from ${sql.identifier(table)} where "_parent_id" = ${from} order by "id"`,
  );
  for (const { id } of rows) {
    await copyRow(db, table, id, to);
    const [made] = await all(sql`select max("id") as "id" from ${sql.identifier(table)}`);
    for (const list of inner) await copyList(db, `${table}_${list}`, [], id, made?.id);
  }
}

/** With a number of its own. */
async function copyRow(
  { sql, all, run }: OldDatabase,
  table: string,
  id: unknown,
  parent?: unknown,
) {
  const name = sql.identifier(table);
  const [row = {}] = await all(sql`select * from ${name} where "id" = ${id}`);
  const columns = Object.keys(row).filter((column) => column !== "id");
  const into = columns.map((column) => sql.identifier(column));
  const values = columns.map((column) =>
    column === "_parent_id" && parent !== undefined ? sql`${parent}` : sql.identifier(column),
  );
  await run(
    sql`insert into ${name} (${sql.join(into, sql`, `)}) select ${sql.join(values, sql`, `)} from ${name} where "id" = ${id}`,
  );
}
