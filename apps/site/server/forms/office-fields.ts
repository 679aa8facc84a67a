import type { Submission } from "@meridian/intake";
import type { ContentSource } from "#app/render-context.server.ts";
import type { SiteSettings } from "#server/config/site-settings.ts";
import { vacancyTitles } from "#server/forms/vacancy-titles.ts";

type Content = { forRender(language?: string): Pick<ContentSource, "read"> };
export type Sent = Pick<Submission, "kind" | "page" | "source" | "fields">;

/** What the forms read from the host for the office. */
export interface OfficeWords {
  vacancyAt(page: string): Promise<string | undefined>;
  fieldsOf(sent: Sent): Promise<Record<string, string>>;
}

export const officeWords = (
  content: Content,
  languages: SiteSettings["languages"],
): OfficeWords => ({
  vacancyAt: vacancyTitles(content, languages),
  fieldsOf: officeFields(content, languages),
});

/**
 * The fields of an application that are the site's words and not the visitor's, in the site's first
 * language: the office reads them (LANG-40). A word that it lacks there stays as it was sent.
 */
export function officeFields(content: Content, languages: SiteSettings["languages"]) {
  const titleAt = vacancyTitles(content, languages);
  return async ({ kind, page, source, fields }: Sent): Promise<Record<string, string>> => {
    const isOther = languages().others.some(({ code }) => code === source.language);
    if (kind !== "resume" || !isOther) return {};
    const vacancy = fields.vacancy ? await titleAt(page) : undefined;
    const specialization = fields.specialization
      ? await originalTerm(content, fields.specialization, source.language)
      : undefined;
    return { ...(vacancy && { vacancy }), ...(specialization && { specialization }) };
  };
}

/** A list of equal length has the same terms in the same order. */
async function originalTerm(
  content: Content,
  name: string,
  language: string | undefined,
): Promise<string | undefined> {
  const [own, originals] = await Promise.all(
    [language, undefined].map((code) => content.forRender(code).read("vacancySpecialisations")),
  );
  if (!own || own.length !== originals?.length) return undefined;
  return originals[own.findIndex((term) => term.name === name)]?.name;
}
