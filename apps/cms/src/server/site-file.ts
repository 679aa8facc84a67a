import { withoutSpecified } from "@meridian/contract/specified";
import { readFile } from "node:fs/promises";

/**
 * The values of the site's own file, which prefill the form of the settings; nothing when the site
 * runs on another machine. The specification's defaults are omitted, as in this host's replies: the
 * owner enters them. The site validates the file, not this host.
 */
export async function readSiteFile(path: string): Promise<unknown> {
  try {
    const said: unknown = JSON.parse(await readFile(/* turbopackIgnore: true */ path, "utf8"));
    return withoutSpecified(said);
  } catch {
    return undefined;
  }
}
