import { withoutSpecified } from "@meridian/contract/specified";
import { readFile } from "node:fs/promises";

/**
 * The site's file prefills the settings' form; nothing if the site runs on another machine. Omits
 * the specification's defaults, which the owner enters. The site validates the file, this host does
 * not.
 */
export async function readSiteFile(path: string): Promise<unknown> {
  try {
    const content: unknown = JSON.parse(await readFile(/* turbopackIgnore: true */ path, "utf8"));
    return withoutSpecified(content);
  } catch {
    return undefined;
  }
}
