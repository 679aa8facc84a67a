/** Runs an import: opens the content host, imports the content and notifies the site. */
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
  /** A dry run notifies no one. */
  dryRun: boolean;
  say: (line: string) => void;
}

/** Payload migrates a database that is new, or older than this version. */
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
  /** The result of each record and picture. */
  entries: Entry[];
  /** Whether the site was notified. */
  told: boolean;
  /** Where an import ended early. */
  interrupted?: ImportInterrupted;
}

export async function runImport(
  settings: Settings,
  content: HostContent,
  { dryRun, say, ...options }: RunImportOptions,
): Promise<ImportRun> {
  const payload = await openContentHost(settings);
  surviveBrokenConnections(payload);
  // An interrupted demo seed would begin by removing everything.
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
  // An unreachable database cannot report what the site must still be notified of.
  const told = (await telling?.finish().catch(() => false)) ?? true;
  await payload.destroy();
  return { entries, told, ...(interrupted && { interrupted }) };
}
