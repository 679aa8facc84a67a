import { servicePage } from "#app/pages/service/page.server.ts";
import { shownAt } from "#app/pages/shown-at.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { readAllWorks, relatedTo } from "#app/pages/service/read-service.server.ts";
import { errorTags, metaTags } from "#app/seo/meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import { renderContext } from "#app/render-context.server.ts";
import { readTrail } from "#app/shell/breadcrumb/read-trail.server.ts";
import { Steps } from "#app/bands/steps.tsx";
import { RelatedWorks } from "#app/pages/service/related-works.tsx";
import { ServiceBoxes } from "#app/pages/service/service-boxes.tsx";
import { ServiceHero } from "#app/pages/service/service-hero.tsx";
import { replyOf } from "#app/forms/contact/contact-reply.tsx";
import { ShortContact } from "#app/bands/short-contact.tsx";
import { readMonthlyPrice } from "#app/team/price-from.server.ts";
import { Voice } from "#app/bands/voice/voice.tsx";
import { readVoice } from "#app/bands/voice/read-voice.server.ts";
import { isUnder, Page, pageBands } from "#app/shell/page-bands.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

export const handle: PageHandle = { contactForm: true };

/** The service post is required (SERV-07). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site, language } = context.get(renderContext);
  const [service, works, voice, price, seo, trail] = await Promise.all([
    shownAt(servicePage, context),
    readAllWorks(content),
    readVoice(content, "on_services", language.t),
    readMonthlyPrice(context.get(renderContext)),
    readSeo(content, url, site),
    readTrail(context.get(renderContext), url, [
      { name: site.home.services.title, to: "/#services" },
    ]),
  ]);
  const described = {
    title: service.name,
    description: service.text,
    image: service.cover,
  };
  return {
    service,
    related: relatedTo(service.name, works),
    voice,
    price,
    contact: site.services.contact,
    trail: trail(service.name),
    reply: replyOf(site),
    bands: pageBands("service", site.bands),
    brand: site.brand.name,
    seo: seo(described),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return errorTags(matches);
  const { seo, brand, service, trail } = loaderData;
  return metaTags(seo, brand, [
    serviceData(seo, service.name, { brand: { name: brand } }),
    breadcrumbData(seo, trail),
  ]);
};

export default function Service({ loaderData }: Route.ComponentProps) {
  const { service, related, voice, price, contact, reply, trail, bands } = loaderData;
  const { boxes, steps, cover: _, ...head } = service;
  const explores = head.expertise.text !== null || head.expertise.image !== null;
  return (
    <Page
      bands={bands}
      first={<ServiceHero {...head} trail={trail} contact={bands.contact} price={price} />}
      of={{
        boxes: boxes.length > 0 && (
          <ServiceBoxes boxes={boxes} joined={explores && isUnder(bands, null, "boxes")} />
        ),
        steps: steps.length > 0 && <Steps steps={steps} />,
        works: related.works.length > 0 && <RelatedWorks {...related} />,
        voice: voice && <Voice {...voice} />,
        contact: <ShortContact {...contact} reply={reply} variant="service" ground="sea" />,
      }}
    />
  );
}
