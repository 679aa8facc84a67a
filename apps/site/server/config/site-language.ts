import { languageOf, type MessageBreach, type WholeLanguage } from "@meridian/messages/language";
import { ownMessagesFor } from "@meridian/messages/word-sources";
import { isUnder, prefixFor } from "@meridian/contract/language-prefix";
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

/** A language of the site, and where its pages are (LANG-10). */
export interface SiteLanguage {
  /** BCP 47. */
  code: string;
  /** `/de`; `""` for the site's first language. */
  prefix: string;
}

export interface SiteLanguages {
  /** The code of the first one. */
  first: string;
  others: readonly SiteLanguage[];
  /** The first one first. */
  all: readonly SiteLanguage[];
  /** Of the others. */
  prefixes: readonly string[];
  /** The language of a path; `undefined`: the first. */
  at(path: string): SiteLanguage | undefined;
}

/** Without repeated ones. */
export function languagesOf({
  language: first,
  otherLanguages: codes,
}: Pick<SiteConfig, "language" | "otherLanguages">): SiteLanguages {
  const others = [...new Set(codes)]
    .filter((code) => code !== first)
    .map((code) => ({ code, prefix: prefixFor(code) }));
  return {
    first,
    others,
    all: [{ code: first, prefix: "" }, ...others],
    prefixes: others.map(({ prefix }) => prefix),
    at: (path) => others.find(({ prefix }) => isUnder(path, prefix)),
  };
}

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
  const codes = languagesOf(site).others.map(({ code }) => code);
  await Promise.all(
    codes.map(async (code) => {
      const isThere = await host.hasLanguage?.(code).catch(() => undefined);
      if (isThere !== undefined) verdicts.set(code, isThere);
    }),
  );
  return codes.filter((code) => verdicts.get(code) === false);
}
