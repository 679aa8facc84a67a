import { POOL_PAGE, poolLink } from "@meridian/contract/site-protocol/talent-pool";
import { languageFor } from "#server/config/site-language.ts";
import type { Uses } from "#server/services.ts";

interface Member {
  /** Number of the application. */
  submission: string;
  /** BCP 47, of its page; empty if it is not known. */
  language: string;
  /** ISO 8601. */
  until: string;
}

export const poolDate = (date: string, code: string): string =>
  new Intl.DateTimeFormat(code, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** OWN-138: before the end of a consent, in the language of the application. */
export function poolLetter(
  { submission, language, until }: Member,
  {
    settings: { siteUrl, purgeSecret },
    siteSettings,
  }: Uses<never, { settings: "siteUrl" | "purgeSecret"; siteSettings: "latest" | "latestIn" }>,
): { subject: string; text: string } {
  const own = language ? siteSettings.latestIn(language) : siteSettings.latest;
  const { t, code } = languageFor(own);
  const { name: brand } = own.brand;
  const address = `${siteUrl}${POOL_PAGE}?link=${poolLink(purgeSecret, submission)}`;
  return {
    subject: t("pool.letterSubject", { brand }),
    text: [
      t("pool.letter", { date: poolDate(until, code) }),
      `${t("pool.letterLink")}\n${address}`,
      brand,
    ].join("\n\n"),
  };
}
