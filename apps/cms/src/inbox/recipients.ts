import type { PrivateSettings } from "@meridian/contract/site-protocol/private-settings";
import type { Payload } from "payload";
import { FIELD_OF, formsOf } from "#inbox/mail/recipient-fields.ts";
import { openVacancyFinder } from "#inbox/find-vacancy.ts";
import { inPortions } from "#server/in-portions.ts";
import type { Notification, Vacancy } from "#payload-types.ts";

type Named = Pick<Vacancy, "id" | "title" | "slug" | "recipients" | "recruiter">;

/** Who gets the emails, as the site reads it. */
export async function readRecipients(payload: Payload): Promise<PrivateSettings["recipients"]> {
  const settings = await payload.findGlobal({ slug: "notifications", depth: 0 });
  const forms = Object.entries(FIELD_OF).map(
    ([kind, name]) => [kind, settings[name] ?? []] as const,
  );
  const languages = ofLanguages(settings.languages ?? []);
  const byPage = await ofVacancies(payload);
  const inLanguage = Object.entries(languages).flatMap(([language, { resume = [] }]) => {
    const chosen = byPage.flatMap(([page, vacancy]) => {
      const addresses = readersOf(vacancy, resume);
      return addresses.length > 0 ? [[page, addresses] as const] : [];
    });
    return chosen.length > 0 ? [[language, Object.fromEntries(chosen)] as const] : [];
  });
  return {
    forms: Object.fromEntries(forms),
    vacancies: Object.fromEntries(byPage.map(([page, vacancy]) => [page, addressesOf(vacancy)])),
    languages,
    languageVacancies: Object.fromEntries(inLanguage),
  };
}

/**
 * A vacancy names who works on it, a language who reads it: its resumes in a language go to those who are
 * named by both, and to its recruiter. Empty: no one is named by both (OWN-119).
 */
function readersOf(vacancy: Named, ofLanguage: readonly string[]): string[] {
  const named = new Set(ofLanguage.map((address) => address.toLowerCase()));
  const all = addressesOf(vacancy);
  const own = vacancy.recruiter?.email;
  const isReader = (address: string): boolean => named.has(address.toLowerCase());
  return all.some(isReader) ? all.filter((one) => one === own || isReader(one)) : [];
}

const ofLanguages = (rows: NonNullable<Notification["languages"]>) => {
  const found: Record<string, Record<string, string[]>> = {};
  for (const { language, forms, recipients } of rows)
    for (const kind of formsOf(forms)) (found[language] ??= {})[kind] = recipients ?? [];
  return found;
};

/** Its recruiter first (OWN-126). */
const addressesOf = ({ recipients, recruiter }: Named): string[] => [
  ...new Set([...(recruiter?.email ? [recruiter.email] : []), ...(recipients ?? [])]),
];

/** As published; also of closed ones: their page may still be open somewhere. */
async function ofVacancies(payload: Payload): Promise<[page: string, vacancy: Named][]> {
  const vacancies: Named[] = [];
  const portions = inPortions<Named>(payload, {
    collection: "vacancies",
    where: [{ deletedAt: { exists: false } }],
    select: { title: true, slug: true, recipients: true, recruiter: true },
  });
  for await (const vacancy of portions)
    if (addressesOf(vacancy).length > 0) vacancies.push(vacancy);
  if (vacancies.length === 0) return [];
  const finder = await openVacancyFinder(payload, vacancies);
  return vacancies.flatMap((vacancy) =>
    finder
      .filtersOf(vacancy)
      .flatMap(({ page }): [string, Named][] => (page ? [[page, vacancy]] : [])),
  );
}
