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
  return {
    forms: Object.fromEntries(forms),
    vacancies: await ofVacancies(payload),
    languages: ofLanguages(settings.languages ?? []),
  };
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
async function ofVacancies(payload: Payload): Promise<Record<string, string[]>> {
  const vacancies: Named[] = [];
  const portions = inPortions<Named>(payload, {
    collection: "vacancies",
    where: [{ deletedAt: { exists: false } }],
    select: { title: true, slug: true, recipients: true, recruiter: true },
  });
  for await (const vacancy of portions)
    if (addressesOf(vacancy).length > 0) vacancies.push(vacancy);
  if (vacancies.length === 0) return {};
  const finder = await openVacancyFinder(payload, vacancies);
  return Object.fromEntries(
    vacancies.flatMap((vacancy) =>
      finder.filtersOf(vacancy).flatMap(({ page }) => (page ? [[page, addressesOf(vacancy)]] : [])),
    ),
  );
}
