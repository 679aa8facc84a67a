import { readFile } from "node:fs/promises";

/**
 * What the site's own file says, for the form of its settings to begin with; nothing where the site
 * runs on another machine. The site judges it, not we.
 */
export async function readSiteFile(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(/* turbopackIgnore: true */ path, "utf8"));
  } catch {
    return undefined;
  }
}
