/** The further languages of a host, each surveyed like its first. */
import { type GetCallName, canonicalLanguage, isInLanguage } from "@meridian/contract";
import type { Answer } from "#moving-in/conformance/answer.ts";
import { survey, type Host, type Survey } from "#moving-in/conformance/survey.ts";
import { nameIn, translationsOf } from "#moving-in/conformance/versions.ts";
import { ONE_CALLS } from "#moving-in/conformance/paths.ts";
import { isRecord } from "@meridian/contract/wordpress/wordpress";

export interface LanguageSurvey extends Survey {
  /** BCP 47. */
  code: string;
  /** The settings for it declare it. Otherwise the host ignores `lang`, and only they were read. */
  isThere: boolean;
}

/** The host's languages by its settings, its first one first. */
export function languagesIn(answers: readonly Answer[]): { first: string; others: string[] } {
  const settings = answers.find(({ call }) => call === "settings")?.value;
  const { language, otherLanguages } = isRecord(settings)
    ? settings
    : { language: "", otherLanguages: [] };
  const first = canonicalLanguage(String(language)) ?? "en";
  const codes = Array.isArray(otherLanguages) ? otherLanguages : [];
  const others = codes.flatMap((code) => canonicalLanguage(String(code)) ?? []);
  return { first, others: [...new Set(others)].filter((code) => code !== first) };
}

/** One after the other: a small host has few workers. */
export async function surveyLanguages(
  host: Host,
  first: readonly Answer[],
): Promise<LanguageSurvey[]> {
  const surveys: LanguageSurvey[] = [];
  for (const code of languagesIn(first).others) {
    const read = await survey(host, {
      language: code,
      probes: ["settings"],
      isWorthwhile: (probed) => isThere(probed, code),
      named: namesIn(first, code),
    });
    surveys.push({ ...read, code, isThere: isThere(read.answers, code) });
  }
  return surveys;
}

const isThere = (answers: readonly Answer[], code: string): boolean =>
  isInLanguage(answers.find(({ call }) => call === "settings")?.value, code);

/** Names of versions that no list has, by the records of the first language. */
function namesIn(first: readonly Answer[], code: string): Map<GetCallName, string[]> {
  return new Map(
    ONE_CALLS.filter(({ listedBy }) => listedBy === undefined).map(({ call }) => [
      call,
      first
        .filter((answer) => answer.call === call)
        .flatMap(({ value }) => nameIn(translationsOf(value), code) ?? []),
    ]),
  );
}
