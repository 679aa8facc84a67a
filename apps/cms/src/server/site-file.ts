import { withoutSpecified } from "@meridian/contract/specified";
import { readFile } from "node:fs/promises";

/**
 * What the site's own file says, as the first values in the form of the settings; nothing where the
 * site runs on another machine. The specification's defaults are left out, as this host does of
 * what it answers: the owner writes them. The file is not checked here: the site does that.
 */
export async function readSiteFile(path: string): Promise<unknown> {
  try {
    const said: unknown = JSON.parse(await readFile(/* turbopackIgnore: true */ path, "utf8"));
    return withoutSpecified(said);
  } catch {
    return undefined;
  }
}
