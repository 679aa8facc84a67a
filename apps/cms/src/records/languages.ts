/** The languages of the site, as the published settings name them. */
import { canonicalLanguage } from "@meridian/contract/language";
import type { Payload, PayloadRequest } from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import type { SiteSetting } from "#payload-types.ts";

export interface Languages {
  /** BCP 47; the originals are written in it. */
  first: string;
  others: readonly string[];
}

/** `open`: those of `others` that visitors see; the rest is being prepared (LANG-10). */
export interface KnownLanguages extends Languages {
  open: readonly string[];
}

const FIRST = "en";

export async function languagesOf({ db }: Payload, req?: PayloadRequest): Promise<KnownLanguages> {
  const settings = await db.findGlobal<SiteSetting & Record<string, unknown>>({
    slug: "site-settings",
    select: { language: true, otherLanguages: true, preparedLanguages: true, _status: true },
    req,
  });
  const given = settings && isPublished(settings) ? settings : undefined;
  const first = given?.language || FIRST;
  const others = (given?.otherLanguages ?? []).filter(
    (code) => code !== first && canonicalLanguage(code) === code,
  );
  const prepared = new Set(given?.preparedLanguages);
  return {
    first,
    others: [...new Set(others)],
    open: [...new Set(others)].filter((code) => !prepared.has(code)),
  };
}
