import { languageOf, type MessageBreach, type WholeLanguage } from "@meridian/messages/language";
import { ownMessagesFor } from "@meridian/messages/word-sources";
import { prefixFor } from "@meridian/contract";
import type { SiteConfig } from "#app/site-config.ts";

type Chosen = Pick<SiteConfig, "language" | "messages">;
type Compiled = { own: string; language: WholeLanguage; breaches: MessageBreach[] };

/** By code: the settings are new objects with each render, and compiling takes milliseconds. */
const compiled = new Map<string, Compiled>();

function compiledFor({ language: code, messages }: Chosen): Compiled {
  const own = ownMessagesFor(code, messages);
  const written = JSON.stringify(own);
  const known = compiled.get(code);
  if (known?.own === written) return known;
  const made = { own: written, ...languageOf(code, own) };
  compiled.set(code, made);
  return made;
}

/** The language of the site's own words, with the owner's messages (LANG-01, LANG-02). */
export const languageFor = (site: Chosen): WholeLanguage => compiledFor(site).language;

/** Owner's messages that cannot be used, by their place in the settings. */
export const messageBreaches = (site: Chosen): { path: string; problem: string }[] =>
  compiledFor(site).breaches.map(({ key, problem }) => ({
    path: `messages.${site.language}.${key}`,
    problem,
  }));

/** A language of the site besides the first, and where its pages are (LANG-10). */
export interface OtherLanguage {
  /** BCP 47. */
  code: string;
  /** `/de` */
  prefix: string;
}

/** Without repeated ones. */
export const otherLanguages = ({
  language,
  otherLanguages: codes,
}: Pick<SiteConfig, "language" | "otherLanguages">): OtherLanguage[] =>
  [...new Set(codes)]
    .filter((code) => code !== language)
    .map((code) => ({ code, prefix: prefixFor(code) }));

/** What a host has; without the method it is not known. */
export interface LanguageHost {
  /** Rejects if the host fails. */
  hasLanguage?(code: string): Promise<boolean>;
}

/** The last verdict by code: it holds while the host fails. */
type Verdicts = Map<string, boolean>;

/**
 * The settings' further languages that the host does not have: it would send records of its first
 * language under their prefixes (LANG-30). A language without a verdict counts as there.
 */
export async function missingLanguages(
  site: Pick<SiteConfig, "language" | "otherLanguages">,
  host: LanguageHost,
  verdicts: Verdicts,
): Promise<string[]> {
  const codes = otherLanguages(site).map(({ code }) => code);
  await Promise.all(
    codes.map(async (code) => {
      const isThere = await host.hasLanguage?.(code).catch(() => undefined);
      if (isThere !== undefined) verdicts.set(code, isThere);
    }),
  );
  return codes.filter((code) => verdicts.get(code) === false);
}
