/** A landing page for display: each block as its band needs it, empty ones dropped. */
import type { Block, BlockOf, BlockType, LandingPage } from "@meridian/contract";
import { escapeHtml } from "@meridian/contract/escape";
import { videoAt } from "@meridian/contract/video-hosts";
import { readClientLogos } from "#app/bands/client-logos/read-client-logos.server.ts";
import { quoteOf } from "#app/content/quotes/read-quote.server.ts";
import { inOrder, readFeaturedWorks, summaryOf } from "#app/bands/works/read-works.server.ts";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { createHeadingIds } from "#app/content/prose/heading-ids.ts";
import { proseOf } from "#app/content/prose/prose.server.ts";
import { safeBlocks } from "#app/content/prose/sanitize.server.ts";
import { readJobs } from "#app/content/vacancies/read-vacancies.server.ts";
import { originalAddress } from "#app/pictures/picture-address.ts";
import type { ContentSource, RenderContext } from "#app/render-context.server.ts";
import { hasWords, shown } from "#app/text/has-words.ts";
import { isOwnPath } from "#app/text/own-path.ts";
import type { SafeHtml } from "#app/text/html.ts";
import type { Translate } from "@meridian/messages/messages";

const JOBS = 6;

interface Reading {
  content: ContentSource;
  prose(html: string): SafeHtml | null;
  t: Translate;
  documentMark: RenderContext["documentMark"];
}

const whole = <B extends { title: string }>(block: B, items: readonly unknown[]): B | null =>
  items.length > 0 ? block : null;

/** Props of each kind of band; `null`: nothing to show. */
const readers = {
  hero: (block: BlockOf<"hero">) => block,
  text: ({ title, text }: BlockOf<"text">, { prose }: Reading) => {
    const html = prose(text);
    return title || html ? { title, html } : null;
  },
  columns: (block: BlockOf<"columns">) => whole(block, block.boxes),
  works: async ({ title, works: slugs }: BlockOf<"works">, { content }: Reading) => {
    const works =
      slugs.length === 0
        ? await readFeaturedWorks(content)
        : await optionalBand(content, "works", worksOf(content, slugs));
    return works && works.length > 0 ? { title, works } : null;
  },
  logos: async ({ title, logos }: BlockOf<"logos">, { content }: Reading) => {
    const clients =
      logos.length === 0
        ? await readClientLogos(content)
        : logos.flatMap((logo) => (logo ? [{ name: logo.alt, logo }] : []));
    return clients && clients.length > 0 ? { title, clients } : null;
  },
  reviews: ({ title, reviews }: BlockOf<"reviews">, { t }: Reading) => {
    const voices = reviews.flatMap(({ text, name, role, image }) => {
      const quote = quoteOf(text, t);
      return hasWords(quote.text)
        ? [{ client: name, name, position: role, portrait: image, ...quote }]
        : [];
    });
    return voices.length > 0 ? { title, reviews: voices } : null;
  },
  figures: (block: BlockOf<"figures">) => whole(block, block.figures),
  comparison: (block: BlockOf<"comparison">) => whole(block, block.rows),
  steps: ({ title, steps }: BlockOf<"steps">, { t, content }: Reading) => {
    const shownSteps = steps.flatMap(({ title: name, text }) => {
      const words = shown(safeBlocks(text, t, content));
      return name || words ? [{ title: name, text: words }] : [];
    });
    return shownSteps.length > 0 ? { title, steps: shownSteps } : null;
  },
  people: (block: BlockOf<"people">) => whole(block, block.people),
  jobs: async ({ title, specialization }: BlockOf<"jobs">, { content }: Reading) => {
    const all = (await optionalBand(content, "jobs", readJobs(content))) ?? [];
    const jobs = all.filter(
      (job) => !specialization || job.specialization.includes(specialization),
    );
    return jobs.length > 0 ? { title, jobs: jobs.slice(0, JOBS) } : null;
  },
  faq: ({ title, questions }: BlockOf<"faq">, { prose }: Reading) => {
    const answered = questions.flatMap(({ question, answer }) => {
      const html = prose(answer);
      return question && html ? [{ question, answer: html }] : [];
    });
    return answered.length > 0 ? { title, questions: answered } : null;
  },
  video: ({ title, video, address, image, caption }: BlockOf<"video">, { prose }: Reading) => {
    const elsewhere = video ? null : videoAt(address);
    // Through the text sanitizer: its iframe becomes a facade that loads when pressed.
    const link = elsewhere && prose(`<iframe src="${escapeHtml(elsewhere.frame)}"></iframe>`);
    return video || link ? { title, caption, file: video?.src ?? "", poster: image, link } : null;
  },
  gallery: ({ title, images }: BlockOf<"gallery">) => {
    const pictures = images.filter((image) => image !== null);
    return pictures.length > 0 ? { title, images: pictures } : null;
  },
  download: ({ file, ...words }: BlockOf<"download">, { documentMark }: Reading) => {
    if (!file) return null;
    const { src, bytes, pages, width, height, sizes, document } = file;
    const cover = sizes.medium === undefined ? null : { src: sizes.medium, alt: "", sizes: {} };
    return {
      ...words,
      address: isOwnPath(src) && !src.startsWith("/media/") ? originalAddress(src) : src,
      document: document && { ...document, mark: documentMark(document) },
      bytes,
      pages,
      cover: cover && { ...cover, ...(width && height && { width, height }) },
    };
  },
  contact: (block: BlockOf<"contact">) => block,
  price: (block: BlockOf<"price">) => block,
  callToAction: (block: BlockOf<"callToAction">) =>
    block.title || block.text || block.button ? block : null,
} satisfies { [T in BlockType]: (block: BlockOf<T>, reading: Reading) => unknown };

export type ShownBlock<T extends BlockType> = { type: T } & NonNullable<
  Awaited<ReturnType<(typeof readers)[T]>>
>;
export type AnyShownBlock = { [T in BlockType]: ShownBlock<T> }[BlockType];

async function worksOf(content: ContentSource, slugs: readonly string[]) {
  const all = inOrder(await content.read("portfolio"));
  return slugs.flatMap((slug) => all.filter((work) => work.slug === slug)).map(summaryOf);
}

/** Forms have fixed ids and outcomes: at most one of each kind on a page. */
const ONCE = new Set<BlockType>(["contact", "price"]);

/** Casts in one place: TypeScript cannot relate a block's kind to its fields here. */
const readerOf = ({ type }: Block) =>
  readers[type] as (block: Block, reading: Reading) => Promise<object | null> | object | null;

export async function readBlocks(
  content: ContentSource,
  page: LandingPage,
  { t, documentMark }: Pick<Reading, "t" | "documentMark">,
): Promise<AnyShownBlock[]> {
  const ids = createHeadingIds();
  const reading: Reading = {
    content,
    prose: (html) => shown(proseOf(html, { content, ids, top: 3, t }).html),
    t,
    documentMark,
  };
  const blocks = page.blocks.filter(
    ({ type }, at) => !ONCE.has(type) || page.blocks.findIndex((one) => one.type === type) === at,
  );
  const read = await Promise.all(
    blocks.map(async (block) => {
      const shows = await readerOf(block)(block, reading);
      return shows && ({ ...shows, type: block.type } as AnyShownBlock);
    }),
  );
  return withoutSecondForms(read.filter((block) => block !== null));
}

/** A document that is on the page twice has one form, to which the other band leads. */
function withoutSecondForms(blocks: AnyShownBlock[]): AnyShownBlock[] {
  const seen = new Set<string>();
  return blocks.map((block) => {
    if (block.type !== "download" || !block.document?.isBehindForm) return block;
    const { id } = block.document;
    const isSecond = seen.has(id);
    seen.add(id);
    return isSecond ? { ...block, document: undefined, address: `#document-${id}` } : block;
  });
}
