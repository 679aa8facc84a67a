import { caseStudyPage } from "#app/pages/case-study/page.server.ts";
import { shownAt } from "#app/pages/shown-at.server.ts";
import { useT } from "#app/language/language.ts";
import { readCaseEnds } from "#app/pages/case-study/read-case-ends.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { errorTags, metaTags } from "#app/seo/meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { renderContext } from "#app/render-context.server.ts";
import { readTrail } from "#app/shell/breadcrumb/read-trail.server.ts";
import { CaseFacts } from "#app/pages/case-study/case-facts.tsx";
import { CaseHero } from "#app/pages/case-study/case-hero.tsx";
import { CaseStory } from "#app/pages/case-study/case-story.tsx";
import { ClosingBand } from "#app/bands/closing-band/closing-band.tsx";
import { NextWorks } from "#app/pages/case-study/next-works.tsx";
import { Implementation } from "#app/pages/case-study/implementation.tsx";
import { ResultFigures } from "#app/bands/works/result-figures.tsx";
import { replyOf } from "#app/forms/contact/contact-reply.tsx";
import { ShortContact } from "#app/bands/short-contact.tsx";
import { TwoColumns } from "#app/pages/case-study/two-columns.tsx";
import { isUnder, Page, pageBands } from "#app/shell/page-bands.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

export const handle: PageHandle = { contactForm: true };

/** The portfolio post is required (CASE-07). */
export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const { stories, storyContact, offer } = site.caseStudies;
  const [work, ends, seo, trail] = await Promise.all([
    shownAt(caseStudyPage, context),
    readCaseEnds(content, slug, offer),
    readSeo(content, url, site),
    readTrail(context.get(renderContext), url, [{ name: stories.title, to: site.caseStudiesLink }]),
  ]);
  return {
    work,
    ...ends,
    trail: trail(work.title),
    contact: storyContact,
    reply: replyOf(site),
    bands: pageBands("caseStudy", site.bands),
    brand: site.brand.name,
    seo: seo({
      title: work.title,
      description: work.text,
      image: work.projectImage ?? work.wallpaper,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return errorTags(matches);
  const { seo, brand, trail } = loaderData;
  return metaTags(seo, brand, [breadcrumbData(seo, trail)]);
};

export default function CaseStudy({
  loaderData: { work, next, offer, trail, contact, reply, bands },
}: Route.ComponentProps) {
  const t = useT();
  const { figures, facts, projectImage, goals, challenges, research, gallery, site, partnership } =
    work;
  const hasFacts = facts.length > 0 || projectImage !== null;
  return (
    <article>
      <Page
        bands={bands}
        first={
          <>
            <CaseHero {...work} trail={trail} />
            {figures.length > 0 && (
              <Section space="tight" aria-label={t("caseStudy.results")}>
                <Wrap>
                  <ResultFigures figures={figures} />
                </Wrap>
              </Section>
            )}
          </>
        }
        of={{
          facts: hasFacts && <CaseFacts facts={facts} projectImage={projectImage} />,
          story: (goals || challenges) && (
            <CaseStory
              goals={goals}
              challenges={challenges}
              joined={hasFacts && isUnder(bands, "facts", "story")}
            />
          ),
          research: research && (
            <TwoColumns title={t("caseStudy.research")} ground="land" {...research} />
          ),
          implementation: (gallery.length > 0 || site) && (
            <Implementation gallery={gallery} site={site} />
          ),
          partnership: partnership && (
            <TwoColumns title={t("caseStudy.partnership")} ground="sea" opens {...partnership} />
          ),
          callToAction: offer && <ClosingBand {...offer} />,
          next: next.length > 0 && <NextWorks works={next} />,
          contact: <ShortContact {...contact} reply={reply} variant="case-study" ground="page" />,
        }}
      />
    </article>
  );
}
