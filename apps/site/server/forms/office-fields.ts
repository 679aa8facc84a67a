import type { Submission } from "@meridian/intake";
import { askedLabels } from "@meridian/contract/forms";
import type { ContentSource } from "#app/render-context.server.ts";
import { priceTeam, teamText } from "#app/team/calculator.ts";
import { readSpecializations } from "#app/team/read-costs.server.ts";
import { readTeam, TEAM } from "#app/team/team.ts";
import { languageFor } from "#server/config/site-language.ts";
import { officeQuestions, type VacancyAt } from "#server/forms/office-questions.ts";
import type { Uses } from "#server/services.ts";

type Content = { forRender(language?: string): ContentSource };
type Site = Uses<never, { siteSettings: "languages" | "latestIn" }>["siteSettings"];
export type Sent = Pick<Submission, "kind" | "page" | "source" | "fields">;
/** What differs for the office. */
export type OfficeFields = Partial<Pick<Submission, "fields" | "source">>;

/** What the forms read from the host for the office. */
export interface OfficeWords {
  vacancyAt(page: string): Promise<string | undefined>;
  fieldsOf(sent: Sent): Promise<OfficeFields>;
}

export const officeWords = (content: Content, siteSettings: Site): OfficeWords => ({
  vacancyAt: vacancyTitles(content, siteSettings),
  fieldsOf: officeFields(content, siteSettings),
});

/**
 * The fields that are the site's words and not the visitor's, in the site's first language: the
 * office reads them (LANG-40). A word without a counterpart there stays as it was sent.
 */
export function officeFields(content: Content, siteSettings: Site) {
  const words = wordFields(content, siteSettings);
  const vacancyAt = vacanciesAt(content, siteSettings);
  return async (sent: Sent): Promise<OfficeFields> => {
    const language = siteSettings
      .languages()
      .others.find(({ code }) => code === sent.source.language)?.code;
    const isAsked = sent.kind === "resume" && Object.keys(askedLabels(sent.source)).length > 0;
    const vacancy = isAsked ? await vacancyAt(sent.page) : undefined;
    const questions =
      isAsked &&
      officeQuestions(sent, vacancy?.own.closed ? undefined : vacancy, {
        own: languageFor(siteSettings.latestIn(language)).t,
        office: languageFor(siteSettings.latestIn(undefined)).t,
      });
    const fields = language === undefined ? {} : await words(sent, language);
    return questions ? { ...questions, fields: { ...questions.fields, ...fields } } : { fields };
  };
}

/** Those of the forms themselves, of a page in another language. */
function wordFields(content: Content, siteSettings: Site) {
  const titleAt = vacancyTitles(content, siteSettings);
  return async ({ kind, page, fields }: Sent, language: string) => {
    const ofKind = async (): Promise<Record<string, string | undefined>> => {
      if (kind === "price-request")
        return {
          team:
            fields.team && (await originalTeam(content, fields.team, { siteSettings, language })),
        };
      if (kind !== "resume") return {};
      return {
        vacancy: fields.vacancy && (await titleAt(page)),
        specialization:
          fields.specialization && (await originalTerm(content, fields.specialization, language)),
      };
    };
    return Object.fromEntries(
      Object.entries(await ofKind()).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    );
  };
}

/** Reads the vacancy at a page's path, and in the site's first language if it has that. */
const vacanciesAt =
  (content: Content, siteSettings: Pick<Site, "languages">) =>
  async (page: string): Promise<VacancyAt | undefined> => {
    const [, prefix, slug] = /^(.*?)\/vacancies\/([^/]+)$/.exec(page) ?? [];
    const { first, all } = siteSettings.languages();
    const language = all.find((one) => one.prefix === prefix);
    if (slug === undefined || !language) return undefined;
    const code = language.prefix === "" ? undefined : language.code;
    const read = (name: string, from?: string) =>
      content.forRender(from).read("vacancy", { slug: name });
    const own = await read(decodeURIComponent(slug), code);
    const there = code === undefined ? undefined : own?.translations?.[first];
    return own ? { own, original: (there && (await read(there))) || own } : undefined;
  };

/**
 * Reads the host's title of the vacancy at a page's path, in the site's first language if the
 * vacancy has it. `undefined` if there is none.
 */
export function vacancyTitles(content: Content, siteSettings: Pick<Site, "languages">) {
  const vacancyAt = vacanciesAt(content, siteSettings);
  return async (page: string): Promise<string | undefined> =>
    (await vacancyAt(page))?.original.title;
}

const spaced = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Only the calculator's own text for the team in its last line, at today's prices. */
async function originalTeam(
  content: Content,
  text: string,
  { siteSettings, language }: { siteSettings: Site; language: string },
): Promise<string | undefined> {
  const address = text.trim().split(/\s/).at(-1) ?? "";
  if (!URL.canParse(address)) return undefined;
  const written = new URL(address).searchParams.get(TEAM);
  const textIn = async (code: string | undefined): Promise<string> => {
    const own = siteSettings.latestIn(code);
    const team = priceTeam(
      readTeam(written),
      (await readSpecializations(content.forRender(code))) ?? [],
    );
    return teamText(team, address, own.pricing.calculator, languageFor(own));
  };
  return spaced(await textIn(language)) === spaced(text) ? textIn(undefined) : undefined;
}

/** A list of equal length has the same terms in the same order. */
async function originalTerm(
  content: Content,
  name: string,
  language: string,
): Promise<string | undefined> {
  const [own, originals] = await Promise.all(
    [language, undefined].map((code) => content.forRender(code).read("vacancySpecialisations")),
  );
  if (!own || own.length !== originals?.length) return undefined;
  return originals[own.findIndex((term) => term.name === name)]?.name;
}
