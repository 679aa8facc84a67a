import { readFeaturedWorks } from "#app/bands/works/read-works.server.ts";
import { readSalesClients } from "#app/pages/sales/read-sales.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { readServices } from "#app/bands/services/read-services.server.ts";
import { errorTags, metaTags } from "#app/seo/meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { renderContext } from "#app/render-context.server.ts";
import { readTrail } from "#app/shell/breadcrumb/read-trail.server.ts";
import { ClosingBand } from "#app/bands/closing-band/closing-band.tsx";
import { Columns } from "#app/bands/columns.tsx";
import { CostBars } from "#app/bands/cost-bars.tsx";
import { SalesNext } from "#app/pages/sales/sales-next.tsx";
import { SalesPitch } from "#app/pages/sales/sales-pitch.tsx";
import { SalesResults } from "#app/pages/sales/sales-results.tsx";
import { SalesServices } from "#app/pages/sales/sales-services.tsx";
import { Page, pageBands } from "#app/shell/page-bands.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { useT } from "#app/language/language.ts";
import { RouteLink } from "#app/ui/route-link.tsx";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

export const handle: PageHandle = { contactForm: true };

/** `/sales`, built from settings (ERR-03): blocks that need the host are omitted without it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site, language } = context.get(renderContext);
  const [clients, services, works, seo, trail] = await Promise.all([
    readSalesClients(content, language.t),
    readServices(content),
    readFeaturedWorks(content),
    readSeo(content, url, site),
    readTrail(context.get(renderContext), url),
  ]);
  const { sales, home, brand, caseStudiesLink } = site;
  return {
    ...clients,
    services,
    works,
    sales,
    copy: { form: home.contact.title, services: home.services },
    brand,
    caseStudiesLink,
    bands: pageBands("sales", site.bands),
    trail: trail(sales.title),
    seo: seo({ title: sales.title, description: sales.text }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? metaTags(loaderData.seo, loaderData.brand.name, [
        breadcrumbData(loaderData.seo, loaderData.trail),
      ])
    : errorTags(matches);

export default function Sales({
  loaderData: { marks, voice, services, works, sales, brand, copy, caseStudiesLink, bands },
}: Route.ComponentProps) {
  const t = useT();
  const { comparison, principles } = sales;
  return (
    <Page
      bands={bands}
      first={<SalesPitch {...sales} form={copy.form} marks={marks} />}
      of={{
        comparison: comparison && (
          <CostBars {...comparison} brand={brand.name}>
            {comparison.link && <RouteLink to={comparison.link}>{comparison.action}</RouteLink>}
          </CostBars>
        ),
        next: <SalesNext {...sales.next} voice={voice} />,
        services: (
          <SalesServices
            title={copy.services.title}
            text={copy.services.text}
            services={services}
          />
        ),
        works: works !== null && works.length > 0 && (
          <SalesResults works={works} more={caseStudiesLink} />
        ),
        principles: (
          <Columns
            title={principles.title}
            boxes={principles.boxes.map(({ title, text = "" }) => ({ title, text, image: null }))}
          />
        ),
        closing: (
          <ClosingBand
            title={sales.title}
            actions={[{ label: t("pages.contactUs"), link: "#contact-form" }]}
          />
        ),
      }}
    />
  );
}
