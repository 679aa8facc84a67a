import { readCareer } from "#app/pages/career/read-career.server.ts";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { readJobs } from "#app/content/vacancies/read-vacancies.server.ts";
import { Values } from "#app/pages/career/values/values.tsx";
import { ERROR_TAGS, metaTags } from "#app/seo/meta.ts";
import { renderContext } from "#app/render-context.server.ts";
import { CareerGallery } from "#app/pages/career/career-gallery.tsx";
import { CareerHero } from "#app/pages/career/career-hero.tsx";
import { CareerPoints } from "#app/pages/career/career-points.tsx";
import { FeaturedJobs } from "#app/pages/career/featured-jobs.tsx";
import { Feedback } from "#app/pages/career/feedback/feedback.tsx";
import { JoinUs } from "#app/pages/career/join-us.tsx";
import { People } from "#app/pages/career/people.tsx";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

/** Section 9: featured jobs of the career page. */
const FEATURED = 4;

/** The page is made of the career record; without the vacancies it stands. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
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
    seo: seo({ title: "Career", description: site.career.hero.text }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metaTags(loaderData.seo, loaderData.siteName) : ERROR_TAGS;

export default function Career({ loaderData }: Route.ComponentProps) {
  const { career, jobs, title, copy } = loaderData;
  const { firstScreen, video, points, gallery, feedback, people } = career;
  return (
    <>
      <CareerHero title={title} text={copy.hero.text} picture={firstScreen} video={video} />
      {points.length > 0 && <CareerPoints title={copy.pointsTitle} points={points} />}
      {gallery.length > 0 && <CareerGallery title={copy.galleryTitle} gallery={gallery} />}
      {feedback.items.length > 0 && <Feedback {...feedback} />}
      {copy.values.left.length + copy.values.right.length > 0 && <Values {...copy.values} />}
      <JoinUs {...copy.join} />
      {people.length > 0 && <People title={copy.peopleTitle} people={people} />}
      {jobs !== null && jobs.length > 0 && <FeaturedJobs title={copy.jobsTitle} jobs={jobs} />}
    </>
  );
}
