import { readCareer } from "#app/pages/career/read-career.server.ts";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { readJobs } from "#app/content/vacancies/read-vacancies.server.ts";
import { Values } from "#app/pages/career/values/values.tsx";
import { errorTags, metaTags } from "#app/seo/meta.ts";
import { renderContext } from "#app/render-context.server.ts";
import { CareerGallery } from "#app/pages/career/career-gallery.tsx";
import { CareerHero } from "#app/pages/career/career-hero.tsx";
import { CareerPoints } from "#app/pages/career/career-points.tsx";
import { FeaturedJobs } from "#app/pages/career/featured-jobs.tsx";
import { Feedback } from "#app/pages/career/feedback/feedback.tsx";
import { JoinUs } from "#app/pages/career/join-us.tsx";
import { People } from "#app/pages/career/people.tsx";
import { isUnder, Page, pageBands } from "#app/shell/page-bands.tsx";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

/** Section 9: featured jobs of the career page. */
const FEATURED = 4;

/** The career record is required; the vacancies are optional. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site, language } = context.get(renderContext);
  const [career, jobs, seo] = await Promise.all([
    readCareer(content),
    optionalBand(content, "featured jobs", readJobs(content, FEATURED)),
    readSeo(content, url, site),
  ]);
  const title = site.career.hero.title.replace("{brand}", site.brand.name);
  return {
    career,
    jobs,
    title,
    copy: site.career,
    siteName: site.brand.name,
    bands: pageBands("career", site.bands),
    seo: seo({ title: language.t("career.career"), description: site.career.hero.text }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? metaTags(loaderData.seo, loaderData.siteName) : errorTags(matches);

export default function Career({ loaderData }: Route.ComponentProps) {
  const { career, jobs, title, copy, bands } = loaderData;
  const { firstScreen, video, points, gallery, feedback, people } = career;
  const { values } = copy;
  return (
    <Page
      bands={bands}
      first={<CareerHero title={title} text={copy.hero.text} picture={firstScreen} video={video} />}
      of={{
        points: points.length > 0 && <CareerPoints title={copy.pointsTitle} points={points} />,
        gallery: gallery.length > 0 && (
          <CareerGallery title={copy.galleryTitle} gallery={gallery} />
        ),
        feedback: feedback.items.length > 0 && <Feedback {...feedback} />,
        values: values.left.length + values.right.length > 0 && <Values {...values} />,
        join: <JoinUs {...copy.join} />,
        people: people.length > 0 && <People title={copy.peopleTitle} people={people} />,
        jobs: jobs !== null && jobs.length > 0 && (
          <FeaturedJobs
            title={copy.jobsTitle}
            jobs={jobs}
            joined={people.length > 0 && isUnder(bands, "people", "jobs")}
          />
        ),
      }}
    />
  );
}
