/**
 * An import from its first line to its last: the content host opened, the content brought in, the
 * site told.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { buildConfig, getPayload, type Payload } from "payload";
import { cmsConfig } from "#host/cms-config.ts";
import { surviveBrokenConnections } from "#server/nodes/pool.ts";
import type { HostContent } from "#moving-in/import/content.ts";
import { ImportInterrupted } from "#moving-in/import/interrupted.ts";
import { importContent, type ImportOptions } from "#moving-in/import/import-host.ts";
import type { Entry } from "#moving-in/import/report.ts";
import { notifyingTheSite } from "#moving-in/import/write/notify-site.ts";
import { neverSeed } from "#moving-in/seed/seed-demo.ts";
import type { Settings } from "#server/settings.ts";

export interface RunImportOptions extends ImportOptions {
  /** Nobody is told of what is only tried. */
  dryRun: boolean;
  say: (line: string) => void;
}

/** Payload applies the migrations of a database that is new, or older than this version. */
async function openContentHost(settings: Settings): Promise<Payload> {
  for (const folder of ["", "media", "inbox"])
    await mkdir(join(settings.dataDir, folder), { recursive: true });
  return getPayload({
    config: buildConfig({
      ...(await cmsConfig(settings)),
      logger: { options: { level: "fatal" } },
    }),
  });
}

export interface ImportRun {
  /** What became of each record and picture. */
  entries: Entry[];
  /** Whether the site knows of it. */
  told: boolean;
  /** Where it ended before it was through. */
  interrupted?: ImportInterrupted;
}

export async function runImport(
  settings: Settings,
  content: HostContent,
  { dryRun, say, ...options }: RunImportOptions,
): Promise<ImportRun> {
  const payload = await openContentHost(settings);
  surviveBrokenConnections(payload);
  // A demo that was broken off would begin with taking everything away.
  await neverSeed(payload);
  const telling = dryRun ? undefined : notifyingTheSite(payload, settings, say);
  let entries: Entry[];
  let interrupted: ImportInterrupted | undefined;
  try {
    entries = await importContent(payload, content, options);
  } catch (error) {
    if (!(error instanceof ImportInterrupted)) throw error;
    interrupted = error;
    entries = error.entries;
  }
  // A database that takes no more cannot say what the site is still to be told.
  const told = (await telling?.finish().catch(() => false)) ?? true;
  await payload.destroy();
  return { entries, told, ...(interrupted && { interrupted }) };
}
