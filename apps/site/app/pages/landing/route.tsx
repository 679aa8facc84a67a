import { localPath } from "#app/content/local-path.server.ts";
import { contactPlaces } from "#app/bands/contact.tsx";
import { isLeftOut } from "@meridian/contract/bands";
import { landingPage } from "#app/pages/landing/page.server.ts";
import { shownAt } from "#app/pages/shown-at.server.ts";
import { LandingBands } from "#app/pages/landing/landing-bands.tsx";
import { readBlocks, type ShownBlock } from "#app/pages/landing/read-landing.server.ts";
import { renderContext } from "#app/render-context.server.ts";
import { landingsAt, pathsAbove, readTrail } from "#app/shell/breadcrumb/read-trail.server.ts";
import { errorTags, metaTags } from "#app/seo/meta.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { breadcrumbData, questionsData } from "#app/seo/structured-data.ts";
import { contactAddress } from "#app/shell/navigation.ts";
import { Breadcrumb } from "#app/shell/breadcrumb/breadcrumb.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { plainText } from "#app/text/plain-text.ts";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

export const handle: PageHandle = { contactForm: true, composed: true };

/** A page of the owner's own (OWN-60); any other path without a route is not found (ERR-01). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site, language, documentMark } = context.get(renderContext);
  const page = await shownAt(landingPage, context);
  const above = await landingsAt(content, pathsAbove(localPath(content, url)));
  const [blocks, seo, trail] = await Promise.all([
    readBlocks(content, page, { t: language.t, documentMark }),
    readSeo(content, url, site),
    readTrail(context.get(renderContext), url, above),
  ]);
  const hero = page.blocks.find((block) => block.type === "hero");
  const title = page.title || (hero?.title ?? "");
  return {
    title: page.title,
    blocks,
    around: {
      places: contactPlaces(site),
      currency: site.pricing.calculator.currency,
      contactWords: site.home.contact,
      more: site.caseStudiesLink,
    },
    brand: site.brand.name,
    bands: {
      contact: contactAddress(
        blocks.some(({ type }) => type === "contact"),
        !isLeftOut("home", "contact", site.bands),
      ),
    },
    trail: trail(title),
    seo: seo({
      title,
      description: hero?.text ?? "",
      image: hero?.image,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return errorTags(matches);
  const { seo, brand, trail, blocks } = loaderData;
  const questions = blocks
    .filter((block): block is ShownBlock<"faq"> => block.type === "faq")
    .flatMap((block) => block.questions)
    .map(({ question, answer }) => ({ question, answer: plainText(answer) }));
  return metaTags(seo, brand, [
    breadcrumbData(seo, trail),
    ...(questions.length > 0 ? [questionsData(seo, questions)] : []),
  ]);
};

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { title, trail, blocks, bands, around } = loaderData;
  return (
    <LandingBands
      title={title}
      blocks={blocks}
      around={{ ...around, ...bands, trail: <Breadcrumb trail={trail} /> }}
    />
  );
}
