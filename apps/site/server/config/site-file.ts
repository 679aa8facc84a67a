import { movedSettings } from "@meridian/contract";
import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { siteConfigSchema, type SiteConfig } from "#app/site-config.ts";
import { SettingsError } from "#server/config/settings.ts";

/** Reads `site.config.json`. Throws `SettingsError` with a line per problem and its place. */
export async function readSiteConfig(path: string): Promise<SiteConfig> {
  const wrong = (problem: string): never => {
    throw new SettingsError([`SITE_CONFIG is ${JSON.stringify(path)}; ${problem}`]);
  };
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) =>
    wrong(`it cannot be read (${error.code})`),
  );
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return wrong(`it is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  const moved = movedSettings(json);
  if (moved.length > 0)
    wrong(moved.map(({ path: where, problem }) => `at ${where}: it ${problem}`).join("\n"));
  const result = v.safeParse(siteConfigSchema, json);
  return result.success
    ? result.output
    : wrong(
        result.issues
          .map((issue) => `at ${v.getDotPath(issue) ?? "its top"}: ${issue.message}`)
          .join("\n"),
      );
}
