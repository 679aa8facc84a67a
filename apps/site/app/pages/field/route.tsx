import { data } from "react-router";
import { readField } from "#app/pages/field/read-field.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import {
  FIELD_PREFIXES,
  type ExpertiseContent,
  type FieldContent,
  type TechnologyContent,
} from "#app/pages/field/types.ts";
import { ERROR_TAGS, metaTags } from "#app/seo/meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import { renderContext } from "#app/render-context.server.ts";
import { ClientNotes } from "#app/pages/field/client-notes.tsx";
import { Columns } from "#app/bands/columns.tsx";
import { ShortContact } from "#app/bands/short-contact.tsx";
import { ExpertiseClients } from "#app/pages/field/stories/expertise-clients.tsx";
import { ExpertiseCover } from "#app/pages/field/expertise-cover.tsx";
import { Platforms } from "#app/pages/field/platforms.tsx";
import { StoriesBand } from "#app/pages/field/stories/stories-band.tsx";
import { TeamStart } from "#app/pages/field/team-start.tsx";
import { TechnologyCore } from "#app/pages/field/technology-core.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

export const handle: PageHandle = { contactForm: true, prefixes: FIELD_PREFIXES };

/** `/technologies-*` (TECH-01) and `/expertise-*` (EXP-01). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const [page, seo] = await Promise.all([
    readField(content, params.page),
    readSeo(content, url, site),
  ]);
  if (!page) throw data(null, { status: 404 });
  return {
    page,
    brand: site.brand,
    contact: site.home.contact,
    seo: seo(describe(page)),
  };
}

const describe = (page: FieldContent) =>
  page.kind === "technology"
    ? {
        title: page.intro.title,
        description: page.intro.text,
        image: page.intro.image,
      }
    : { title: page.name, description: page.terms?.text ?? "", image: page.image };

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return ERROR_TAGS;
  const { seo, brand, page } = loaderData;
  return metaTags(seo, brand.name, [
    serviceData(seo, page.name, { brand }),
    breadcrumbData(seo, page.name),
  ]);
};

export default function Field({ loaderData: { page, contact } }: Route.ComponentProps) {
  return (
    <>
      {page.kind === "technology" ? <Technology {...page} /> : <Expertise {...page} />}
      <ShortContact {...contact} variant="service" ground="sea" />
    </>
  );
}

/** Milliseconds a slide stays (SH-09). */
const TECHNOLOGY_AUTOPLAY = 10_000;
const EXPERTISE_AUTOPLAY = 8000;

function Technology({
  name,
  intro,
  project,
  why,
  workedWith,
  stories,
  platforms,
}: TechnologyContent) {
  return (
    <>
      <TechnologyCore name={name} intro={intro} project={project} />
      <Columns {...why} />
      <ClientNotes {...workedWith} />
      <StoriesBand
        title=""
        label="Success stories"
        stories={stories}
        autoplay={TECHNOLOGY_AUTOPLAY}
        ground="flat"
      />
      <Platforms {...platforms} />
    </>
  );
}

function Expertise({ name, image, terms, clients, works, start, why }: ExpertiseContent) {
  return (
    <>
      <ExpertiseCover name={name} image={image} terms={terms} />
      <ExpertiseClients {...clients} />
      <StoriesBand
        title={works.title}
        label="Projects"
        stories={works.stories}
        autoplay={EXPERTISE_AUTOPLAY}
        ground="land"
        under={works}
      />
      <TeamStart {...start} />
      <Columns {...why} />
    </>
  );
}
