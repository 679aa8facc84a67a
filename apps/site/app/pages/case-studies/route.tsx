import { caseStudiesPage } from "#app/pages/case-studies/page.server.ts";
import { shownAt } from "#app/pages/shown-at.server.ts";
import { readStories } from "#app/pages/case-studies/read-case-studies.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { errorTags, linkTags, metaTags } from "#app/seo/meta.ts";
import { onPage } from "#app/seo/on-page.ts";
import { neighbourLinks } from "#app/content/list-pages.ts";
import { renderContext } from "#app/render-context.server.ts";
import { AllWorks } from "#app/pages/case-studies/all-works.tsx";
import { replyOf } from "#app/forms/contact/contact-reply.tsx";
import { ShortContact } from "#app/bands/short-contact.tsx";
import { Stories } from "#app/pages/case-studies/stories.tsx";
import { Page, pageBands } from "#app/shell/page-bands.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

export const handle: PageHandle = { contactForm: true };

const addressOf = (page: number): string =>
  page === 1 ? "/case-studies" : `/case-studies?page=${page}`;

/** The works are required; the slider above them is optional. 404 past the last page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site, language } = context.get(renderContext);
  const [stories, works, seo] = await Promise.all([
    readStories(content),
    shownAt(caseStudiesPage, context),
    readSeo(content, url, site),
  ]);
  const copy = site.caseStudies;
  return {
    stories,
    works,
    copy,
    reply: replyOf(site),
    bands: pageBands("caseStudies", site.bands),
    brand: site.brand.name,
    seo: onPage(
      seo({ title: copy.stories.title, description: copy.stories.text }),
      works.page,
      language.t,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? [
        ...metaTags(loaderData.seo, loaderData.brand),
        ...linkTags(loaderData.seo, neighbourLinks(loaderData.works, addressOf)),
      ]
    : errorTags(matches);

export default function CaseStudies({
  loaderData: { stories, works, copy, reply, bands },
}: Route.ComponentProps) {
  return (
    <Page
      bands={bands}
      first={<Stories {...copy.stories} stories={stories} />}
      of={{
        list: <AllWorks {...copy.list} list={works} addressOf={addressOf} />,
        contact: <ShortContact {...copy.contact} reply={reply} variant="service" ground="sea" />,
      }}
    />
  );
}
