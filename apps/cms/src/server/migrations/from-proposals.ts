/**
 * The data step of the migration that ends the approval by two people (decision 094): what waited
 * for a second person becomes a draft for review, and its times are taken away, so that nothing is
 * published by itself. The statements fit both databases, and are those of that release for good.
 */
import type { sql as Sql } from "@payloadcms/db-sqlite";
import type { Payload } from "payload";

/** In the audit log; the dashboard shows it for a month. */
export const ONE_PERSON = "One person publishes now";

type Statement = ReturnType<typeof Sql>;
type Row = Record<string, unknown>;

export interface OldDatabase {
  sql: typeof Sql;
  all(statement: Statement): Promise<Row[]>;
  run(statement: Statement): Promise<unknown>;
  log: Pick<Payload["logger"], "warn">;
}

/** Before the tables of the approval go. */
export interface Ended {
  /** A second person was needed: no time came true without one. */
  isOn: boolean;
  proposals: Row[];
}

const RECORDS = `landing_pages technologies expertise services case_studies vacancies career_posts
  vacancy_terms blog_posts authors categories tags articles seo_records specialisation_costs
  translations`.split(/\s+/);
const PAGES = `home about clients career road_map privacy_policy terms_of_use options
  site_settings`.split(/\s+/);

const WANTED: Record<string, string> = {
  unpublish: "Proposed: take it off the site.",
  trash: "Proposed: move it into the trash.",
  remove: "Proposed: delete it.",
};

export async function readProposals({ sql, all }: OldDatabase): Promise<Ended> {
  const rules = await all(sql`select "second_person" from "approval"`);
  return {
    isOn: rules.some((rule) => Boolean(rule.second_person)),
    proposals: await all(
      sql`select * from "proposals" where "state" in ('open', 'approved') order by "id"`,
    ),
  };
}

/** Once the content has the fields of a review. */
export async function toReviews(db: OldDatabase, { isOn, proposals }: Ended): Promise<void> {
  if (!isOn && proposals.length === 0) return;
  for (const proposal of proposals) await toReview(db, proposal);
  if (isOn) for (const table of [...RECORDS, ...PAGES]) await takeTimes(db, table);
  await note(db, { event: "settings", place: "approval", record: "", detail: ONE_PERSON });
  db.log.warn(
    `Publishing needs no second person any more: one person publishes now, each editor alone. ${proposals.length} proposals that waited are drafts for review, and no time publishes them (dashboard, For review). The role Author is for people who should not publish.`,
  );
}

interface Mark {
  table: string;
  /** `null`: of a page that exists once. */
  record: number | null;
  note: string;
  by: string;
  at: string;
  writer: number;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const timeOf = (value: unknown): string => new Date(value as Date | string).toISOString();
const inWords = (value: unknown): string => `${timeOf(value).slice(0, 16).replace("T", " ")} UTC`;

async function toReview(db: OldDatabase, proposal: Row): Promise<void> {
  const { action, proposer, created_at: created, proposed_by: writer } = proposal;
  const table = textOf(proposal.place).replaceAll("-", "_");
  const isPage = PAGES.includes(table);
  const record = Number(proposal.record) || null;
  if (!isPage && (!RECORDS.includes(table) || record === null)) return leave(db, proposal);
  const mark: Mark = {
    table,
    record: isPage ? null : record,
    note: [WANTED[textOf(action)], textOf(proposal.note)].filter(Boolean).join("\n"),
    by: textOf(proposer),
    at: timeOf(created),
    writer: Number(writer) || 0,
  };
  for (const { time } of await publishTimes(db, mark))
    mark.note = [`Planned to be published: ${inWords(time)}.`, mark.note]
      .filter(Boolean)
      .join("\n");
  await write(db, mark);
}

/** A change of what has no drafts (a redirect, a file): it can be made again from the log's line. */
async function leave(db: OldDatabase, proposal: Row): Promise<void> {
  const { id, title, action, place, record, proposer, data } = proposal;
  db.log.warn({
    proposal: { id, title, action, place, record, proposer, data },
    msg: "a proposal to a second person ended with this update and was not carried out: make the change again, or leave it",
  });
  await note(db, {
    event: "sent-back",
    place: textOf(place),
    record: textOf(record),
    detail: `${textOf(title)}: not carried out; the update ended proposals`.slice(0, 200),
  });
}

const versionsOf = (table: string): string => `_${table}_v`;

function publishTimes({ sql, all }: OldDatabase, { table, record }: Mark): Promise<Row[]> {
  const ofIt = record === null ? sql`` : sql`and "parent_id" = ${record}`;
  return all(
    sql`select "version_publish_at" as "time" from ${sql.identifier(versionsOf(table))} where "latest" = true and "version_publish_at" is not null ${ofIt}`,
  );
}

/** The newest state; it is also in the record's own row unless that is public and it is a draft. */
async function write({ sql, run }: OldDatabase, mark: Mark): Promise<void> {
  const { table, record, note: words, by, at, writer } = mark;
  const [main, versions] = [sql.identifier(table), sql.identifier(versionsOf(table))];
  const own = sql`(select "id" from "users" where "id" = ${writer})`;
  const ofIt = record === null ? sql`` : sql`and "parent_id" = ${record}`;
  await run(
    sql`update ${versions} set "version_review_asked" = true, "version_review_note" = ${words}, "version_review_by" = ${by}, "version_review_at" = ${at}, "version_review_writer" = ${own}, "version_publish_at" = null where "latest" = true ${ofIt}`,
  );
  const isNewest = sql`("_status" <> 'published' or exists (select 1 from ${versions} where "latest" = true and "version__status" = 'published' ${ofIt}))`;
  const its = record === null ? sql`` : sql`and "id" = ${record}`;
  await run(
    sql`update ${main} set "review_asked" = true, "review_note" = ${words}, "review_by" = ${by}, "review_at" = ${at}, "review_writer" = ${own}, "publish_at" = null where ${isNewest} ${its}`,
  );
}

/** Of what no one had proposed: its time would have waited for a second person, too. */
async function takeTimes(db: OldDatabase, table: string): Promise<void> {
  const { sql, all, run } = db;
  const isPage = PAGES.includes(table);
  const [main, versions] = [sql.identifier(table), sql.identifier(versionsOf(table))];
  const by = "the content host";
  const at = new Date().toISOString();
  const ofIt = (row: Row) => ({
    table,
    record: isPage ? null : Number(row.record),
    by,
    at,
    writer: 0,
  });
  const number = isPage ? sql`0` : sql`"parent_id"`;
  const drafts = await all(
    sql`select ${number} as "record", "version_publish_at" as "time" from ${versions} where "latest" = true and "version__status" = 'draft' and "version_publish_at" is not null`,
  );
  for (const row of drafts)
    await write(db, { ...ofIt(row), note: `Planned to be published: ${inWords(row.time)}.` });
  const ends = await all(
    sql`select "id" as "record", "unpublish_at" as "time" from ${main} where "_status" = 'published' and "unpublish_at" is not null`,
  );
  for (const row of ends)
    await write(db, {
      ...ofIt(row),
      note: `Planned to be taken off the site: ${inWords(row.time)}.`,
    });
  await run(sql`update ${main} set "unpublish_at" = null where "_status" = 'published'`);
  await run(
    sql`update ${versions} set "version_unpublish_at" = null where "latest" = true and "version__status" = 'published'`,
  );
}

async function note(
  { sql, run }: OldDatabase,
  { event, place, record, detail }: Record<"event" | "place" | "record" | "detail", string>,
): Promise<void> {
  const at = new Date().toISOString();
  await run(
    sql`insert into "audit_log" ("at", "event", "who", "place", "record", "detail", "updated_at", "created_at") values (${at}, ${event}, 'the content host', ${place}, ${record}, ${detail}, ${at}, ${at})`,
  );
}
