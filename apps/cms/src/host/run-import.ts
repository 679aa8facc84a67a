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
  /** A dry run notifies no site. */
  dryRun: boolean;
  print: (line: string) => void;
}

/** Payload migrates a new or older database. */
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
  entries: Entry[];
  isNotified: boolean;
  /** Set if the import ended early. */
  interrupted?: ImportInterrupted;
}

export async function runImport(
  settings: Settings,
  content: HostContent,
  { dryRun, print, ...options }: RunImportOptions,
): Promise<ImportRun> {
  const payload = await openContentHost(settings);
  surviveBrokenConnections(payload);
  // An interrupted demo seed would first remove everything.
  await neverSeed(payload);
  const telling = dryRun ? undefined : notifyingTheSite(payload, settings, print);
  let entries: Entry[];
  let interrupted: ImportInterrupted | undefined;
  try {
    entries = await importContent(payload, content, options);
  } catch (error) {
    if (!(error instanceof ImportInterrupted)) throw error;
    interrupted = error;
    entries = error.entries;
  }
  // An unreachable database cannot list pending notifications.
  const isNotified = (await telling?.finish().catch(() => false)) ?? true;
  await payload.destroy();
  return { entries, isNotified, ...(interrupted && { interrupted }) };
}
