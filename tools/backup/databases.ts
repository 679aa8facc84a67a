/** Consistent snapshots of two databases and counts, in DATA_DIR or on PostgreSQL. */
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { Bucket } from "./bucket.ts";
import { dumpPostgres } from "./postgres.ts";
import type { Part, Snapshot } from "./snapshot.ts";
import { copySqlite } from "./copy-sqlite.ts";
import { snapshotSqlite } from "./sqlite.ts";

export interface Place {
  dataDir: string;
  /** CMS_DATABASE_URL; default: `cms.sqlite`. */
  contentUrl?: string;
  /** S3_BUCKET: has the library's and visitors' files, except those still in the data folder. */
  bucket?: Bucket | undefined;
  /** DATABASE_URL; default: `intake/journal.sqlite`. */
  journalUrl?: string;
}

/** A row names its original and one file per size. */
const libraryFiles = (row: Record<string, unknown>): string[] =>
  Object.entries(row).flatMap(([column, value]) =>
    /(^|_)filename$/.test(column) && typeof value === "string" && value !== ""
      ? [`media/${value}`]
      : [],
  );

function submissionFiles({ files }: Record<string, unknown>): string[] {
  const list: unknown = typeof files === "string" ? JSON.parse(files) : files;
  return Array.isArray(list)
    ? list.flatMap((file: { storedAs?: unknown }) =>
        typeof file.storedAs === "string" ? [`inbox/${file.storedAs}`] : [],
      )
    : [];
}

/**
 * The journal first: a message delivered between the two snapshots is delivered again after a
 * restore, and recognised. In the other order it would be lost.
 */
export const partsOf = ({ contentUrl, journalUrl }: Place): Part[] => [
  {
    name: "journal",
    file: "intake/journal.sqlite",
    url: journalUrl,
    schema: "intake",
    questions: (dialect) => ({
      tables: ["files"],
      filesOf: [
        {
          query: dialect === "sqlite" ? "select id from files" : "select id from intake.files",
          paths: ({ id }) => [`intake/files/${String(id)}`],
        },
      ],
      version:
        dialect === "sqlite"
          ? "select user_version as schema from pragma_user_version"
          : "select version as schema from intake.version",
    }),
  },
  {
    name: "content",
    file: "cms.sqlite",
    url: contentUrl,
    schema: "public",
    questions: () => ({
      tables: ["media", "submissions", "payload_migrations"],
      filesOf: [
        { query: "select * from media", paths: libraryFiles },
        { query: "select files from submissions where files is not null", paths: submissionFiles },
      ],
      version:
        "select name as schema from payload_migrations where batch >= 0 order by id desc limit 1",
    }),
  },
];

/** Separate databases in DATA_DIR, wherever the others are: of any version, naming no files. */
const COUNTS = ["visits/visits.sqlite"];

export interface Counts {
  path: string;
  /** `null` if damaged: the site itself restarts such counts. */
  file: string | null;
}

/** Snapshots of the counts, which never fail a backup. */
export function takeCounts({ dataDir }: Place, folder: string): Counts[] {
  return COUNTS.filter((path) => existsSync(join(dataDir, path))).map((path) => {
    const file = join(folder, basename(path));
    try {
      copySqlite(join(dataDir, path), file);
      return { path, file };
    } catch {
      return { path, file: null };
    }
  });
}

export async function takeSnapshot(
  part: Part,
  { dataDir }: Place,
  folder: string,
): Promise<Snapshot> {
  if (part.url)
    return {
      part,
      ...(await dumpPostgres(
        part.url,
        part.schema,
        part.questions("postgres"),
        join(folder, `${part.name}.sql`),
      )),
    };
  const source = join(dataDir, part.file);
  if (!existsSync(source))
    return { part, record: { kind: "sqlite", schema: null }, file: null, named: [] };
  return {
    part,
    ...snapshotSqlite(source, part.questions("sqlite"), join(folder, `${part.name}.sqlite`)),
  };
}
