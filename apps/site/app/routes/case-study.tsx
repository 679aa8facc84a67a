import { data } from "react-router";
import { readCaseStudy } from "#app/content/case-studies.server.ts";
import { readSeo } from "#app/content/seo.server.ts";
import { ERROR_TAGS, metaTags } from "#app/lib/meta.ts";
import { breadcrumbData } from "#app/lib/structured-data.ts";
import { renderContext } from "#app/render-context.server.ts";
import { CaseFacts } from "#app/sections/case-facts.tsx";
import { CaseHero } from "#app/sections/case-hero.tsx";
import { CaseStory } from "#app/sections/case-story.tsx";
import { Implementation } from "#app/sections/implementation.tsx";
import { ShortContact } from "#app/sections/short-contact.tsx";
import { TwoColumns } from "#app/sections/two-columns.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import type { Route } from "./+types/case-study";

export { PageError as ErrorBoundary } from "#app/shell/page-error.tsx";

export const handle: PageHandle = { contactForm: true };

/** The portfolio post is the page; without it there is none (CASE-07). */
export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const [work, seo] = await Promise.all([readCaseStudy(content, slug), readSeo(content, url)]);
  if (!work) throw data(null, { status: 404 });
  const { stories, storyContact } = site.caseStudies;
  return {
    work,
    back: { to: site.caseStudiesLink, label: stories.title },
    contact: storyContact,
    brand: site.brand.name,
    seo: seo({
      title: `${work.title} | ${site.brand.name}`,
      description: work.text,
      image: work.projectImage ?? work.wallpaper,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return ERROR_TAGS;
  const { seo, brand, work, back } = loaderData;
  return metaTags(seo, brand, [breadcrumbData(seo, work.title, [[back.label, back.to]])]);
};

export default function CaseStudy({ loaderData: { work, back, contact } }: Route.ComponentProps) {
  const { facts, projectImage, goals, challenges, research, gallery, site, partnership } = work;
  const hasFacts = facts.length > 0 || projectImage !== null;
  return (
    // Another story is another page: nothing of this one's slider and form stays (CASE-08).
    <article key={work.slug}>
      <CaseHero {...work} back={back} />
      {hasFacts && <CaseFacts facts={facts} projectImage={projectImage} />}
      {(goals || challenges) && (
        <CaseStory goals={goals} challenges={challenges} joined={hasFacts} />
      )}
      {research && <TwoColumns title="Research and discovery" ground="land" {...research} />}
      {(gallery.length > 0 || site) && <Implementation gallery={gallery} site={site} />}
      {partnership && (
        <TwoColumns title="Partnership overview" ground="sea" opens {...partnership} />
      )}
      <ShortContact {...contact} variant="case-study" ground="page" />
    </article>
  );
}
