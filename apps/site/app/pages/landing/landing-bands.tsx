import type { BlockType } from "@meridian/contract";
import type { ReactNode } from "react";
import { ClientLogos } from "#app/bands/client-logos/client-logos.tsx";
import { Columns } from "#app/bands/columns.tsx";
import { Contact, type ContactPlaces } from "#app/bands/contact.tsx";
import { Gallery } from "#app/bands/gallery/gallery.tsx";
import { Reviews } from "#app/bands/reviews/reviews.tsx";
import { Steps } from "#app/bands/steps.tsx";
import { VacancyList } from "#app/bands/vacancy-list.tsx";
import { WorksGrid } from "#app/bands/works/works-grid.tsx";
import { PriceRequest } from "#app/forms/price-request/price-request.tsx";
import { CallToAction } from "#app/pages/landing/call-to-action.tsx";
import { Comparison } from "#app/pages/landing/comparison.tsx";
import { Download } from "#app/pages/landing/download.tsx";
import { Figures } from "#app/pages/landing/figures.tsx";
import { LandingHero } from "#app/pages/landing/landing-hero.tsx";
import { LandingVideo } from "#app/pages/landing/landing-video.tsx";
import { Persons } from "#app/pages/landing/persons.tsx";
import { Questions } from "#app/pages/landing/questions.tsx";
import type { AnyShownBlock, ShownBlock } from "#app/pages/landing/read-landing.server.ts";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { numbered } from "#app/text/numbered.ts";
import { PageHero } from "#app/ui/page-hero.tsx";
import { ProseText } from "#app/bands/reading/prose-text.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Wrap } from "#app/ui/wrap.tsx";

interface Around {
  /** The band is the first of the page, and its title is the page's. */
  isFirst: boolean;
  /** Above the page's title. */
  trail: ReactNode;
  /** Address of the form; `""`: none. */
  contact: string;
  places: ContactPlaces;
  /** Heading of a contact form without a title. */
  contactWords: SiteConfig["home"]["contact"];
  currency: string;
  /** Address of the case studies. */
  more: string;
}

/** `words`: texts of the block, which decide the direction of the whole band. */
const titled = (title: string, children: ReactNode, words: readonly string[] = []) => (
  <Titled title={title} words={words}>
    {children}
  </Titled>
);

function Titled({
  title,
  words,
  children,
}: {
  title: string;
  words: readonly string[];
  children: ReactNode;
}) {
  const directionOf = useDirectionOf();
  const dir = words.length > 0 ? directionOf([title, ...words].join(" ")) : undefined;
  return (
    <Section dir={dir}>
      <Wrap>
        {title && <SectionHeading title={title} />}
        {children}
      </Wrap>
    </Section>
  );
}

/** Empty team: no calculator on this page. */
const NO_TEAM = { people: 0, total: 0, words: "", isSent: false };

const bands: { [T in BlockType]: (block: ShownBlock<T>, around: Around) => ReactNode } = {
  hero: (block, { isFirst, contact, trail }) => (
    <LandingHero {...block} as={isFirst ? "h1" : "h2"} contact={contact} above={isFirst && trail} />
  ),
  text: ({ title, html }) => titled(title, html && <ProseText html={html} />, [html ?? ""]),
  columns: ({ title, boxes }) => <Columns title={title} boxes={boxes} />,
  works: ({ title, works }, { more }) => <WorksGrid title={title} works={works} more={more} />,
  logos: ({ title, clients }) => <ClientLogos title={title} clients={clients} />,
  reviews: ({ title, reviews }) => <Reviews title={title} hasHeading reviews={reviews} />,
  figures: ({ title, figures }) =>
    titled(
      title,
      <Figures figures={figures} />,
      figures.map(({ text }) => text),
    ),
  comparison: ({ title, columns, rows }) =>
    titled(title, <Comparison title={title} columns={columns} rows={rows} />, [
      ...columns,
      ...rows.map((row) => row.title),
    ]),
  steps: ({ title, steps }) => <Steps title={title} steps={steps} />,
  people: ({ title, people }) =>
    titled(
      title,
      <Persons people={people} />,
      people.map(({ role, text }) => `${role} ${text}`),
    ),
  jobs: ({ title, jobs }) => titled(title, <VacancyList jobs={jobs} limited />),
  faq: ({ title, questions }) =>
    titled(
      title,
      <Questions questions={questions} />,
      questions.map(({ question }) => question),
    ),
  video: (block) => titled(block.title, <LandingVideo {...block} />, [block.caption]),
  gallery: ({ title, images }) => titled(title, <Gallery label={title} images={images} />),
  download: (block) => titled("", <Download {...block} />, [block.title, block.text]),
  contact: ({ title, text }, { places, contactWords }) => (
    <Contact {...(title || text ? { title, text } : contactWords)} places={places} />
  ),
  price: ({ title, text }, { currency }) => (
    <Section ground="land">
      <Wrap>
        {title && <SectionHeading title={title} text={text} />}
        <PriceRequest team={{ ...NO_TEAM, currency }} />
      </Wrap>
    </Section>
  ),
  callToAction: (block, { contact }) => <CallToAction {...block} contact={contact} />,
};

/** Casts in one place: TypeScript cannot relate a block's kind to its fields here. */
const bandOf = ({ type }: AnyShownBlock) =>
  bands[type] as (block: AnyShownBlock, around: Around) => ReactNode;

/** The bands of a landing page. Without a hero the page's title is above them. */
export function LandingBands({
  title,
  blocks,
  around,
}: {
  title: string;
  blocks: AnyShownBlock[];
  around: Omit<Around, "isFirst">;
}) {
  const hasHero = blocks[0]?.type === "hero";
  return (
    <>
      {!hasHero && <PageHero title={title} above={around.trail} />}
      {numbered(blocks).map(({ at, item }) => (
        <Band key={at} block={item} around={{ ...around, isFirst: hasHero && at === 0 }} />
      ))}
    </>
  );
}

const Band = ({ block, around }: { block: AnyShownBlock; around: Around }) =>
  bandOf(block)(block, around);
