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

const FIRST = "en";

export async function languagesOf({ db }: Payload, req?: PayloadRequest): Promise<Languages> {
  const settings = await db.findGlobal<SiteSetting & Record<string, unknown>>({
    slug: "site-settings",
    select: { language: true, otherLanguages: true, _status: true },
    req,
  });
  const given = settings && isPublished(settings) ? settings : undefined;
  const first = given?.language || FIRST;
  const others = (given?.otherLanguages ?? []).filter(
    (code) => code !== first && canonicalLanguage(code) === code,
  );
  return { first, others: [...new Set(others)] };
}
