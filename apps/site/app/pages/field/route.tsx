import { localPath } from "#app/content/local-path.server.ts";
import { fieldPage } from "#app/pages/field/page.server.ts";
import { shownAt } from "#app/pages/shown-at.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import type {
  ExpertiseContent,
  FieldContent,
  Lead,
  TechnologyContent,
} from "#app/pages/field/types.ts";
import { errorTags, metaTags } from "#app/seo/meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import { renderContext } from "#app/render-context.server.ts";
import type { Crumb } from "#app/shell/breadcrumb/breadcrumb.tsx";
import { landingsAt, readTrail } from "#app/shell/breadcrumb/read-trail.server.ts";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { ClientNotes } from "#app/pages/field/client-notes.tsx";
import { Columns } from "#app/bands/columns.tsx";
import { replyOf, type Reply } from "#app/forms/contact/contact-reply.tsx";
import { ShortContact } from "#app/bands/short-contact.tsx";
import { ExpertiseClients } from "#app/pages/field/stories/expertise-clients.tsx";
import { ExpertiseCover } from "#app/pages/field/expertise-cover.tsx";
import { Platforms } from "#app/pages/field/platforms.tsx";
import { StoriesBand } from "#app/pages/field/stories/stories-band.tsx";
import { TeamStart } from "#app/pages/field/team-start.tsx";
import { readEvidence, type Evidence } from "#app/pages/field/read-evidence.server.ts";
import { readLead } from "#app/pages/field/read-field.server.ts";
import { TechnologyEvidence } from "#app/pages/field/technology-evidence.tsx";
import { TechnologyCore } from "#app/pages/field/technology-core.tsx";
import { Page, pageBands, type PageBands } from "#app/shell/page-bands.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { useT } from "#app/language/language.ts";
import type { Route } from "./+types/route";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

export const handle: PageHandle = { contactForm: true };

/** `/technologies-*` (TECH-01) and `/expertise-*` (EXP-01). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const list = localPath(content, url).replace(/-.*/, "");
  const [page, seo, above] = await Promise.all([
    shownAt(fieldPage, context),
    readSeo(content, url, site),
    optionalBand(content, "breadcrumb", landingsAt(content, [list])),
  ]);
  const rendering = context.get(renderContext);
  const services = { name: site.home.services.title, to: "/#services" };
  const [trail, evidence, lead] = await Promise.all([
    // What the teams do, where no page lists the technologies or the fields.
    readTrail(rendering, url, above && above.length > 0 ? above : [services]),
    page.kind === "technology"
      ? readEvidence(rendering, { name: page.name, address: params.page.replace(/^\w+-/, "") })
      : null,
    page.kind === "expertise" ? readLead(content, page) : null,
  ]);
  const bands = {
    technology: pageBands("technology", site.bands),
    expertise: pageBands("expertise", site.bands),
  };
  return {
    page,
    evidence,
    who: lead,
    brand: site.brand,
    contact: { ...site.home.contact, reply: replyOf(site) },
    bands: { ...bands, contact: bands[page.kind].contact },
    trail: trail(page.name),
    seo: seo(describe(page)),
  };
}

const describe = (page: FieldContent) =>
  page.kind === "technology"
    ? {
        title: page.intro.title,
        markup: page.intro.text,
        image: page.intro.image,
      }
    : { title: page.name, markup: page.terms?.text, image: page.image };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return errorTags(matches);
  const { seo, brand, page, trail } = loaderData;
  return metaTags(seo, brand.name, [
    serviceData(seo, page.name, { brand }),
    breadcrumbData(seo, trail),
  ]);
};

type Words = SiteConfig["home"]["contact"] & { reply: Reply };

export default function Field({
  loaderData: { page, evidence, who, trail, contact, bands },
}: Route.ComponentProps) {
  return page.kind === "technology" ? (
    <Technology
      {...page}
      evidence={evidence}
      trail={trail}
      contact={contact}
      bands={bands.technology}
    />
  ) : (
    <Expertise {...page} who={who} trail={trail} contact={contact} bands={bands.expertise} />
  );
}

/** Time per slide in milliseconds (SH-09). */
const TECHNOLOGY_AUTOPLAY = 10_000;
const EXPERTISE_AUTOPLAY = 8000;

const form = (words: Words) => <ShortContact {...words} variant="service" ground="sea" />;

function Technology({
  contact,
  bands,
  evidence,
  why,
  workedWith,
  stories,
  platforms,
  ...core
}: TechnologyContent & {
  evidence: Evidence | null;
  trail: Crumb[];
  contact: Words;
  bands: PageBands<"technology">;
}) {
  const t = useT();
  return (
    <Page
      bands={bands}
      first={
        <>
          <TechnologyCore {...core} contact={bands.contact} />
          {evidence && <TechnologyEvidence {...evidence} name={core.name} />}
        </>
      }
      of={{
        why: <Columns {...why} />,
        workedWith: <ClientNotes {...workedWith} />,
        stories: (
          <StoriesBand
            title=""
            label={t("field.stories")}
            stories={stories}
            autoplay={TECHNOLOGY_AUTOPLAY}
            ground="flat"
          />
        ),
        platforms: <Platforms {...platforms} />,
        contact: form(contact),
      }}
    />
  );
}

function Expertise({
  contact,
  bands,
  who,
  clients,
  works,
  start,
  why,
  ...cover
}: ExpertiseContent & {
  who: Lead | null;
  trail: Crumb[];
  contact: Words;
  bands: PageBands<"expertise">;
}) {
  const t = useT();
  return (
    <Page
      bands={bands}
      first={<ExpertiseCover {...cover} lead={who} contact={bands.contact} />}
      of={{
        clients: <ExpertiseClients {...clients} />,
        works: (
          <StoriesBand
            title={works.title}
            label={t("field.projects")}
            stories={works.stories}
            autoplay={EXPERTISE_AUTOPLAY}
            ground="land"
            under={works}
          />
        ),
        start: <TeamStart {...start} lead={who} />,
        why: <Columns {...why} />,
        contact: form(contact),
      }}
    />
  );
}
