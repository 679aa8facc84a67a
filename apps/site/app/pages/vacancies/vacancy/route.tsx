import { Fragment } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { publishedJobOf } from "#app/pages/vacancies/feeds/published-jobs.server.ts";
import { vacancyPage } from "#app/pages/vacancies/vacancy/page.server.ts";
import { foundAt, shownAt } from "#app/pages/shown-at.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { namesOf, readJobs, vacancyOf } from "#app/content/vacancies/read-vacancies.server.ts";
import { formattedDescription } from "#app/content/vacancies/formatted-description.server.ts";
import { LateResume } from "#app/pages/vacancies/vacancy/late-resume.tsx";
import { AlsoOpen } from "#app/pages/vacancies/vacancy/also-open.tsx";
import {
  AboutThePosition,
  Expectations,
  StickyApply,
  VacancyHero,
} from "#app/pages/vacancies/vacancy/vacancy-page.tsx";
import type { FormOutcome } from "#app/forms/form-support.ts";
import { similarJobs, type MissingVacancy } from "#app/content/vacancies/job-content.ts";
import { jobPostingData } from "#app/pages/vacancies/vacancy/job-posting.ts";
import { errorTags, metaTags } from "#app/seo/meta.ts";
import { breadcrumbData, type StructuredData } from "#app/seo/structured-data.ts";
import { renderContext } from "#app/render-context.server.ts";
import { readTrail } from "#app/shell/breadcrumb/read-trail.server.ts";
import { Resume } from "#app/bands/resume.tsx";
import { ErrorNotice } from "#app/shell/errors/error-notice.tsx";
import { PageError } from "#app/shell/errors/page-error.tsx";
import { Page, pageBands } from "#app/shell/page-bands.tsx";
import type { Route } from "./+types/route";

/** Other vacancies are optional; its own record with an ID is required (VACD-05). */
export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { content, site, forms, language } = context.get(renderContext);
  const [{ isWithdrawn = false, instead }, jobs, seo, trail] = await Promise.all([
    foundAt(vacancyPage, context),
    optionalBand(content, "other vacancies", readJobs(content)),
    readSeo(content, url, site),
    readTrail(context.get(renderContext), url, [
      { name: language.t("vacancies.vacancies"), to: "/vacancies" },
    ]),
  ]);
  const gone = instead?.();
  // The outcome of a resume is not an error, even if its vacancy was removed.
  if (isMissing(gone) && forms.outcome?.kind === "resume")
    return { gone, outcome: forms.outcome, wasHere: isWithdrawn };
  const record = await shownAt(vacancyPage, context);
  const vacancy = vacancyOf(record, language);
  const formatted = formattedDescription(record.formatted_description, content, language.t);
  const { title, text } = site.vacancies.vacancyResume;
  const tags = seo({
    title: vacancy.title,
    description: vacancy.description[0],
  });
  // schema.org's types are too deep for the comparison of serialized loader data.
  const posting: object | null = jobPostingData(
    tags,
    publishedJobOf({ ...record, slug }, url.origin + (content.prefix ?? ""), language, content),
    site,
    language.code,
  );
  return {
    vacancy,
    formatted,
    posting,
    resume: { title, text: text?.replace("{title}", vacancy.title) },
    siteName: site.brand.name,
    bands: pageBands("vacancy", site.bands),
    others: similarJobs(jobs ?? [], slug, namesOf(record.vacancies_filter.specialization)),
    trail: trail(vacancy.title),
    seo: tags,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  const wasHere = loaderData?.gone
    ? loaderData.wasHere
    : isRouteErrorResponse(error) && error.status === 410;
  if (!loaderData || loaderData.gone) return errorTags(matches, wasHere ? "closed" : "failed");
  const { seo, siteName, trail, posting } = loaderData;
  return metaTags(seo, siteName, [
    // Serialization has turned the type into plain JSON.
    ...(posting ? [posting as StructuredData] : []),
    breadcrumbData(seo, trail),
  ]);
};

export default function Vacancy({ loaderData }: Route.ComponentProps) {
  if (loaderData.gone) return <Late {...loaderData} />;
  const { vacancy, formatted, resume, others, trail, bands } = loaderData;
  const { expectations } = vacancy;
  const form = bands.order.includes("resume") ? "resume-form" : "";
  const isLate = form !== "" && bands.order.indexOf("resume") < bands.order.indexOf("others");
  return (
    <Page
      bands={bands}
      first={
        <>
          <VacancyHero {...vacancy} formatted={formatted} trail={trail} formId={form} />
          {formatted?.text && <AboutThePosition html={formatted.text} />}
        </>
      }
      of={{
        expectations: expectations.length > 0 && <Expectations expectations={expectations} />,
        others: <AlsoOpen jobs={others} apart={isLate} />,
        resume: (
          <Fragment key="resume">
            <StickyApply formId={form} />
            <Resume
              {...resume}
              variant="vacancy"
              vacancy={vacancy.title}
              questions={vacancy.questions}
              contact={vacancy.recruiter}
            />
          </Fragment>
        ),
      }}
    />
  );
}

/** The outcome of a resume posted without script while its vacancy was removed. */
function Late({
  gone,
  outcome,
  wasHere,
}: {
  gone: MissingVacancy;
  outcome: FormOutcome;
  wasHere: boolean;
}) {
  return (
    <>
      <ErrorNotice kind={wasHere ? "closed" : "missing"} name={wasHere ? gone.title : ""} />
      <LateResume outcome={outcome} title={gone.title} />
      <AlsoOpen jobs={gone.others} apart />
    </>
  );
}

const isMissing = (thrown: unknown): thrown is MissingVacancy =>
  typeof thrown === "object" && thrown !== null && "others" in thrown;

/** A missing (404) or closed (410) vacancy: lists open ones instead. */
export function ErrorBoundary() {
  const error = useRouteError();
  const gone = isRouteErrorResponse(error) && isMissing(error.data) ? error.data : null;
  return (
    <>
      <PageError closed={gone?.title} />
      {gone && <AlsoOpen jobs={gone.others} apart />}
    </>
  );
}
