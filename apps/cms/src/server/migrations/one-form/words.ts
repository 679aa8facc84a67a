/**
 * The data step of the migration that gives four pages one form each (decision 098): their words
 * were fields of the settings. Names of tables and columns are those of that release for good; the
 * statements fit both databases.
 */
import type { OldDatabase } from "#server/migrations/from-proposals.ts";

export type Row = Record<string, unknown>;

export interface Page {
  slug: string;
  table: string;
  title: string;
  /** In the settings; `group`: in the page. */
  path: readonly string[];
  group: readonly string[];
  /** The settings' list tables, and the pages'. */
  lists: Readonly<Record<string, string>>;
  /** The page's own lists, each with the lists in its rows. */
  own: Readonly<Record<string, readonly string[]>>;
}

export const PAGES: readonly Page[] = [
  {
    slug: "home",
    table: "home",
    title: "Home page",
    path: ["home"],
    group: [],
    lists: {
      settings_solutions: "solutions_cards",
      settings_venture_facts: "venture_partner_facts",
    },
    own: { provide_items: ["list"] },
  },
  {
    slug: "clients",
    table: "clients",
    title: "Clients",
    path: ["clients"],
    group: [],
    lists: { settings_client_points: "map_points" },
    own: { clients: [] },
  },
  {
    slug: "career",
    table: "career",
    title: "Career page",
    path: ["career"],
    group: [],
    lists: { settings_values_left: "values_left", settings_values_right: "values_right" },
    own: { list: [], gallery: [], smiles: [], people: [] },
  },
  {
    slug: "road-map",
    table: "road_map",
    title: "Road map",
    path: ["reading", "roadMap"],
    group: ["plan"],
    lists: { settings_road_map_stages: "plan_stages" },
    own: { stages: [] },
  },
];

/** A page's words in one state of the settings. */
export interface Words {
  columns: Row;
  lists: Record<string, Row[]>;
  /** Of lists of texts. */
  texts: Row[];
  emptied: string[];
}

/** By the page's slug. */
export interface State {
  isPublished: boolean;
  words: Record<string, Words>;
  updatedAt: unknown;
  publishAt: unknown;
}

/** `null`: never saved. `latest`: the draft, or the published state. */
export interface SettingsWords {
  published: State | null;
  latest: State | null;
}

const snake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const prefix = (names: readonly string[]): string =>
  names.map((name) => `${snake(name)}_`).join("");

export const jsonIn = (value: unknown): unknown =>
  typeof value === "string" ? JSON.parse(value) : value;

/** Before the settings lose them. */
export async function readSettingsWords(db: OldDatabase): Promise<SettingsWords> {
  const { sql, all } = db;
  const [main] = await all(sql`select * from "site_settings"`);
  const [draft] = await all(sql`select * from "_site_settings_v" where "latest" = true`);
  const stored = main && (await stateOf(db, main, "main"));
  const latest = draft && (await stateOf(db, draft, "version"));
  return {
    published: stored?.isPublished ? stored : null,
    latest: latest ?? stored ?? null,
  };
}

async function stateOf(db: OldDatabase, row: Row, of: "main" | "version"): Promise<State> {
  const start = of === "main" ? "" : "version_";
  const words: Record<string, Words> = {};
  for (const page of PAGES) words[page.slug] = await wordsOf(db, page, row, of);
  return {
    isPublished: row[`${start}_status`] === "published",
    words,
    updatedAt: row[`${start}updated_at`],
    publishAt: row[`${start}publish_at`] ?? null,
  };
}

async function wordsOf(
  { sql, all }: OldDatabase,
  { path, group, lists }: Page,
  row: Row,
  of: "main" | "version",
): Promise<Words> {
  const isMain = of === "main";
  const start = isMain ? "" : "version_";
  const from = `${start}${prefix(path)}`;
  const columns = Object.entries(row).flatMap(([name, value]) =>
    name.startsWith(from) ? [[prefix(group) + name.slice(from.length), value]] : [],
  );
  const words: Words = { columns: Object.fromEntries(columns), lists: {}, texts: [], emptied: [] };
  for (const [old, name] of Object.entries(lists)) {
    const table = sql.identifier(isMain ? old : `_${old}_v`);
    const rows = await all(
      sql`select * from ${table} where "_parent_id" = ${row.id} order by "_order"`,
    );
    words.lists[name] = rows.map(({ _parent_id: _, _uuid: uuid, id, ...others }) => ({
      ...others,
      id: isMain ? id : uuid,
    }));
  }
  const place = `${isMain ? "" : "version."}${path.join(".")}.`;
  const texts = sql.identifier(isMain ? "site_settings_texts" : "_site_settings_v_texts");
  const stored = await all(
    sql`select "order", "path", "text" from ${texts} where "parent_id" = ${row.id} order by "id"`,
  );
  words.texts = stored.flatMap(({ path: at, ...text }) =>
    String(at).startsWith(place) ? [{ ...text, path: String(at).slice(place.length) }] : [],
  );
  const emptied = jsonIn(row[`${start}emptied`]);
  const named = `${path.join(".")}.`;
  words.emptied = (Array.isArray(emptied) ? emptied.map(String) : []).flatMap((at) =>
    at.startsWith(named) ? [[...group, at.slice(named.length)].join(".")] : [],
  );
  return words;
}

export const areEqual = (a: Words | undefined, b: Words | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export const hasWords = ({ columns, lists, texts }: Words): boolean =>
  texts.length > 0 ||
  Object.values(columns).some((value) => value !== null) ||
  Object.values(lists).some((rows) => rows.length > 0);
