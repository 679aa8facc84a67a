import { careerPostPage } from "#app/pages/career/post/page.server.ts";
import { shownAt } from "#app/pages/shown-at.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { CareerPostPage } from "#app/pages/career/post/career-post-page.tsx";
import { errorTags, metaTags } from "#app/seo/meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { renderContext } from "#app/render-context.server.ts";
import { readTrail } from "#app/shell/breadcrumb/read-trail.server.ts";
import { Resume } from "#app/bands/resume.tsx";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

/** A removed post redirects to the career page (POST-04). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site, language } = context.get(renderContext);
  const [post, seo, trail] = await Promise.all([
    shownAt(careerPostPage, context),
    readSeo(content, url, site),
    readTrail(context.get(renderContext), url, [
      { name: language.t("career.career"), to: "/career" },
    ]),
  ]);
  return {
    post,
    resume: site.career.resume,
    siteName: site.brand.name,
    trail: trail(post.title),
    seo: seo({ title: post.title }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? metaTags(loaderData.seo, loaderData.siteName, [
        breadcrumbData(loaderData.seo, loaderData.trail),
      ])
    : errorTags(matches);

export default function CareerPost({ loaderData }: Route.ComponentProps) {
  const { post, resume, trail } = loaderData;
  return (
    <>
      <CareerPostPage {...post} trail={trail} />
      <Resume {...resume} variant="career-post" vacancy={post.title} />
    </>
  );
}
