import { isLeftOut, isOff, type BandName } from "@meridian/contract";
import { data, useSearchParams } from "react-router";
import { readAbout } from "#app/bands/about/read-about.server.ts";
import { readClientLogos } from "#app/bands/client-logos/read-client-logos.server.ts";
import {
  namedMarket,
  readSearchedFields,
  readSpecializations,
} from "#app/team/read-costs.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { readServices } from "#app/bands/services/read-services.server.ts";
import { PriceRequest, PRICE_REQUEST } from "#app/forms/price-request/price-request.tsx";
import { priceTeam, SEND, sharedTeam } from "#app/team/calculator.ts";
import { errorTags, metaTags } from "#app/seo/meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { readTeam, TEAM } from "#app/team/team.ts";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { renderContext } from "#app/render-context.server.ts";
import { readTrail } from "#app/shell/breadcrumb/read-trail.server.ts";
import { About } from "#app/bands/about/about.tsx";
import { CalculatorBand } from "#app/pages/pricing/calculator-band.tsx";
import { ClientLogos } from "#app/bands/client-logos/client-logos.tsx";
import { Contact, contactPlaces } from "#app/bands/contact.tsx";
import { CostBars } from "#app/bands/cost-bars.tsx";
import { pricingPage } from "#app/pages/pricing/page.server.ts";
import { PricingHero } from "#app/pages/pricing/pricing-hero.tsx";
import { Principles } from "#app/pages/pricing/principles.tsx";
import { regionsOnMap } from "#app/bands/regions-map/regions-on-map.ts";
import { RegionsMap } from "#app/bands/regions-map/regions-map.tsx";
import { ServicesGrid } from "#app/bands/services/services-grid.tsx";
import { Voice } from "#app/bands/voice/voice.tsx";
import { readVoice } from "#app/bands/voice/read-voice.server.ts";
import { isUnder, Page, pageBands } from "#app/shell/page-bands.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { useLanguage } from "#app/language/language.ts";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

export const handle: PageHandle = { contactForm: true };

/** PRICE-01, PRICE-02. Every band is optional. Pages with a team are too many to cache. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site, language } = context.get(renderContext);
  const [specializations, fields, services, clients, about, voice, seo, trail] = await Promise.all([
    readSpecializations(content),
    readSearchedFields(content),
    readServices(content),
    readClientLogos(content),
    readAbout(content, language.t),
    readVoice(content, "on_pricing", language.t),
    readSeo(content, url, site),
    readTrail(context.get(renderContext), url),
  ]);
  const { pricing, sales, home, brand, geography } = site;
  const isPlain = !pricingPage.query.some((name) => url.searchParams.has(name));
  const copy = {
    pricing: { ...pricing, calculator: namedMarket(pricing.calculator, language.t) },
    comparison: sales.comparison,
    principles: sales.principles.boxes,
    services: home.services,
    map: regionsOnMap(home.map, geography),
    contact: { ...home.contact, places: contactPlaces(site) },
  };
  return data(
    {
      specializations: specializations ?? [],
      fields,
      services,
      clients,
      about,
      voice,
      copy,
      brand,
      address: url.origin + url.pathname,
      survey:
        isOff("/survey", site.pages.off) || isLeftOut("survey", "questions", site.bands)
          ? ""
          : "/survey",
      bands: pageBands("pricing", site.bands),
      day: isPlain ? "" : new Date().toISOString().slice(0, 10),
      trail: trail(pricing.hero.title),
      seo: seo({ title: pricing.hero.title, description: pricing.hero.text }),
    },
    isPlain ? {} : { headers: { "cache-control": "private, no-store" } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? metaTags(loaderData.seo, loaderData.brand.name, [
        breadcrumbData(loaderData.seo, loaderData.trail),
      ])
    : errorTags(matches);

const NOTHING_PROVIDED = { title: "", items: [] };

/** Id of the form that sends a team; `""` if there is none. */
const formOf = (order: readonly BandName<"pricing">[]): string =>
  order.includes("priceRequest") ? PRICE_REQUEST : order.includes("contact") ? "contact-form" : "";

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { specializations, fields, services, clients, about, copy, brand, address, survey, day } =
    loaderData;
  const { voice, bands } = loaderData;
  const [query] = useSearchParams();
  const team = sharedTeam(
    priceTeam(readTeam(query.get(TEAM)), specializations),
    query.has(SEND),
    address,
    copy.pricing.calculator,
    useLanguage(),
  );
  const showsClients = clients !== null && clients.length > 0;
  const showsPrinciples = copy.principles.length > 0 && bands.order.includes("principles");
  const request = <PriceRequest team={team} />;
  return (
    <Page
      bands={bands}
      first={<PricingHero {...copy.pricing.hero} contact={showsPrinciples ? "" : bands.contact} />}
      of={{
        calculator: (
          <CalculatorBand
            specializations={specializations}
            query={query.toString()}
            market={copy.pricing.calculator}
            brand={brand.name}
            day={day}
            note={copy.pricing.note}
            noPrices={copy.pricing.noPrices}
            fields={fields}
            address={address}
            sendTo={formOf(bands.order)}
            survey={survey}
          />
        ),
        principles: (
          <Principles
            title={copy.pricing.principlesTitle}
            items={copy.principles}
            contact={bands.contact}
          />
        ),
        priceRequest: copy.comparison ? (
          <CostBars {...copy.comparison} brand={brand.name}>
            {request}
          </CostBars>
        ) : (
          <Section>
            <Wrap>{request}</Wrap>
          </Section>
        ),
        voice: voice && <Voice {...voice} />,
        services: (
          <ServicesGrid {...copy.services} services={services} provided={NOTHING_PROVIDED} />
        ),
        clients: showsClients && <ClientLogos clients={clients} />,
        about: about && (
          <About {...about} joined={showsClients && isUnder(bands, "clients", "about")} />
        ),
        map: <RegionsMap {...copy.map} />,
        contact: (
          <Contact {...copy.contact} ground="page" message={team.isSent ? team.words : undefined} />
        ),
      }}
    />
  );
}
