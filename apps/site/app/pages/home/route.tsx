import { isOff } from "@meridian/contract/pages";
import { themeOf } from "@meridian/contract/theme";
import { homePage } from "#app/pages/home/page.server.ts";
import { shownAt } from "#app/pages/shown-at.server.ts";
import { readAbout } from "#app/bands/about/read-about.server.ts";
import { readFeaturedWorks } from "#app/bands/works/read-works.server.ts";
import { readClientLogos } from "#app/bands/client-logos/read-client-logos.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { readServices } from "#app/bands/services/read-services.server.ts";
import { errorTags, metaTags } from "#app/seo/meta.ts";
import { organizationData, webSiteData } from "#app/seo/structured-data.ts";
import { readVoice } from "#app/bands/voice/read-voice.server.ts";
import { longitudesOf } from "#app/pages/home/longitudes.ts";
import { regionsOnMap } from "#app/bands/regions-map/regions-on-map.ts";
import { officeHours } from "#app/bands/regions-map/working-hours.ts";
import { renderContext } from "#app/render-context.server.ts";
import { About } from "#app/bands/about/about.tsx";
import { ClientLogos } from "#app/bands/client-logos/client-logos.tsx";
import { Contact, contactPlaces } from "#app/bands/contact.tsx";
import { globeAddress } from "#app/bands/regions-map/globe.ts";
import { Hero } from "#app/pages/home/hero.tsx";
import { RegionsMap } from "#app/bands/regions-map/regions-map.tsx";
import { RoadMapBanner } from "#app/pages/home/road-map-banner.tsx";
import { ServicesGrid } from "#app/bands/services/services-grid.tsx";
import { Solutions } from "#app/pages/home/solutions.tsx";
import { VenturePartner } from "#app/pages/home/venture-partner.tsx";
import { WorksGrid } from "#app/bands/works/works-grid.tsx";
import { Voice } from "#app/bands/voice/voice.tsx";
import { isUnder, Page, pageBands } from "#app/shell/page-bands.tsx";
import { SEARCH } from "#app/shell/search/search-address.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

export const handle: PageHandle = { overHero: true, contactForm: true };

/** Page 1120 is required; every other band is omitted when the host does not deliver it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site, language } = context.get(renderContext);
  const [page, clients, about, services, works, voice, seo] = await Promise.all([
    shownAt(homePage, context),
    readClientLogos(content),
    readAbout(content, language.t),
    readServices(content),
    readFeaturedWorks(content),
    readVoice(content, "on_home", language.t),
    readSeo(content, url, site),
  ]);
  // Only this page's texts: every visitor's phone parses loader data.
  return {
    ...page,
    clients,
    about,
    services,
    works,
    voice,
    bands: pageBands("home", site.bands),
    seo: seo({
      title: language.t("home.documentTitle", { brand: site.brand.name, title: page.hero.title }),
      markup: page.hero.description,
      image: page.hero.poster,
    }),
    longitudes: longitudesOf(site.geography.clientCities, site.geography.offices, language.t),
    globe: site.home.hero.ground === "globe" ? globeAddress(site.geography) : null,
    darkGlobe: site.theme.dark ? globeAddress(site.geography) : null,
    map: regionsOnMap(site.home.map, site.geography),
    offices: officeHours(new Date(), site.geography),
    site: {
      brand: site.brand,
      contact: site.contact,
      offices: site.geography.offices,
      home: site.home,
      caseStudiesLink: site.caseStudiesLink,
    },
    places: contactPlaces(site),
    usesOwnTheme: !themeOf(site.theme.colors).isBuiltIn,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return errorTags(matches);
  const { seo, site } = loaderData;
  const shell = matches[0].loaderData?.shell;
  const profiles = shell?.social.map(({ address }) => address) ?? [];
  return metaTags(seo, site.brand.name, [
    organizationData(seo, site, profiles),
    webSiteData(seo, site, !isOff(SEARCH, shell?.off ?? [])),
  ]);
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const {
    hero,
    provided,
    clients,
    about,
    services,
    works,
    longitudes,
    offices,
    site,
    usesOwnTheme,
  } = loaderData;
  const { voice, bands, map, globe, darkGlobe, places } = loaderData;
  const showsClients = clients !== null && clients.length > 0;
  const { venturePartner, roadMapBanner } = site.home;
  return (
    <Page
      bands={bands}
      first={
        <Hero
          {...hero}
          globe={globe}
          darkGlobe={darkGlobe}
          longitudes={longitudes}
          button={site.home.hero}
          contact={bands.contact}
        />
      }
      of={{
        clients: showsClients && <ClientLogos clients={clients} />,
        about: about && (
          <About {...about} joined={showsClients && isUnder(bands, "clients", "about")} />
        ),
        solutions: (
          <Solutions
            {...site.home.solutions}
            joined={about !== null && isUnder(bands, "about", "solutions")}
          />
        ),
        venturePartner: venturePartner && (
          <VenturePartner {...venturePartner} isDrawn={usesOwnTheme} dark={darkGlobe !== null} />
        ),
        services: <ServicesGrid {...site.home.services} services={services} provided={provided} />,
        map: <RegionsMap {...map} offices={offices} />,
        roadMap: roadMapBanner.link && <RoadMapBanner {...roadMapBanner} />,
        works: works !== null && works.length > 0 && (
          <WorksGrid works={works} more={site.caseStudiesLink} />
        ),
        voice: voice && <Voice {...voice} />,
        contact: <Contact {...site.home.contact} places={places} />,
      }}
    />
  );
}
