import { isLeftOut } from "@meridian/contract";
import { clientsPage } from "#app/pages/clients/page.server.ts";
import { shownAt } from "#app/pages/shown-at.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { errorTags, metaTags } from "#app/seo/meta.ts";
import { renderContext } from "#app/render-context.server.ts";
import { withoutReviews } from "#app/pages/clients/read-clients.server.ts";
import { ClientTiles } from "#app/pages/clients/client-tiles.tsx";
import { clientsOnMap } from "#app/pages/clients/clients-on-map.ts";
import { ClientsMap } from "#app/pages/clients/clients-map.tsx";
import { Contact, contactPlaces } from "#app/bands/contact.tsx";
import { Reviews } from "#app/bands/reviews/reviews.tsx";
import { Page, pageBands } from "#app/shell/page-bands.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

export const handle: PageHandle = { contactForm: true };

/** The clients record is required; the map's points come from the settings. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const [clients, seo] = await Promise.all([
    shownAt(clientsPage, context),
    readSeo(content, url, site),
  ]);
  const copy = site.clients;
  const hasReviews = !isLeftOut("clients", "reviews", site.bands);
  return {
    tiles: hasReviews ? clients.tiles : withoutReviews(clients.tiles),
    reviews: clients.reviews,
    copy,
    map: clientsOnMap(copy.map, site.geography.offices, clients.entries),
    places: contactPlaces(site),
    more: { label: copy.list.more, to: site.caseStudiesLink },
    bands: pageBands("clients", site.bands),
    brand: site.brand.name,
    seo: seo({ title: copy.list.title, description: copy.map.title }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? metaTags(loaderData.seo, loaderData.brand) : errorTags(matches);

export default function Clients({
  loaderData: { tiles, reviews, copy, map, places, more, bands },
}: Route.ComponentProps) {
  return (
    <Page
      bands={bands}
      first={<ClientsMap title={copy.map.title} text={copy.map.text} {...map} />}
      of={{
        list: tiles.length > 0 && <ClientTiles {...copy.list} tiles={tiles} more={more} />,
        reviews: reviews.length > 0 && <Reviews {...copy.reviews} reviews={reviews} />,
        contact: <Contact {...copy.contact} places={places} ground="page" />,
      }}
    />
  );
}
