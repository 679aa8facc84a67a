import { data } from "react-router";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { readSeo } from "#app/content/seo.server.ts";
import { readJobs, vacancyOf } from "#app/content/vacancies.server.ts";
import { AlsoOpen } from "#app/features/vacancies/also-open.tsx";
import { Expectations, VacancyHero } from "#app/features/vacancies/vacancy-page.tsx";
import { similarJobs } from "#app/lib/job-content.ts";
import { ERROR_TAGS, metaTags } from "#app/lib/meta.ts";
import { renderContext } from "#app/render-context.server.ts";
import { Resume } from "#app/sections/resume.tsx";
import { useHashCheck } from "#app/shell/use-hash-check.ts";
import type { Route } from "./+types/vacancy";

export { PageError as ErrorBoundary } from "#app/shell/page-error.tsx";

/** The page stands without the other vacancies; without its own, or one without ID, there is none (VACD-05). */
export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const [record, jobs, seo] = await Promise.all([content.read("vacancy", { slug }), optionalBand(content, "other vacancies", readJobs(content)), readSeo(content, url)]);
  if (!record) throw data(null, { status: 404 });
  const vacancy = vacancyOf(record);
  const specialization = record.vacancies_filter.specialization.map(({ name }) => name);
  const { title, text } = site.vacancies.vacancyResume;
  return { vacancy, resume: { title, text: text.replace("{title}", vacancy.title) }, siteName: site.brand.name, others: similarJobs(jobs ?? [], slug, specialization), seo: seo({ title: `${vacancy.title}: ${site.brand.name}`, description: vacancy.description[0] }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaTags(loaderData.seo, loaderData.siteName) : ERROR_TAGS);

export default function Vacancy({ loaderData }: Route.ComponentProps) {
  const { vacancy, resume, others } = loaderData;
  useHashCheck();
  return (
    <>
      <VacancyHero {...vacancy} formId="resume-form" />
      <Expectations expectations={vacancy.expectations} />
      <AlsoOpen jobs={others} />
      <Resume {...resume} variant="vacancy" vacancy={vacancy.title} />
    </>
  );
}
