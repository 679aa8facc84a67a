/** Technology and expertise pages: any path that begins with the prefix (TECH-01, EXP-01). */
import type { ExpertisePage, Image, Slide, TechnologyPage } from "@meridian/contract";
import { safeBlocks } from "#app/content/prose/sanitize.server.ts";
import {
  FIELD_PREFIXES,
  type ClientMark,
  type ExpertiseContent,
  type FieldContent,
  type Lead,
  type Story,
  type TechnologyContent,
} from "#app/pages/field/types.ts";
import { type TitledBox } from "#app/bands/columns-types.ts";
import { optionalBand } from "#app/content/optional-band.server.ts";
import type { PageCall } from "#app/pages/define-page.ts";
import { hasWords } from "#app/text/has-words.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { Translate } from "@meridian/messages/messages";

/** A slug has at most 200 characters: no request for a longer name. */
const LONGEST_NAME = 200;

/** The page of a segment such as `technologies-java`; `null` when there is none. */
export async function readField(
  content: ContentSource,
  segment: string,
  t: Translate,
): Promise<FieldContent | null> {
  const { technology, expertise } = await readRecord(content, segment);
  return technologyOf(technology, t, content) ?? expertiseOf(expertise, t, content);
}

export async function fieldRecord(
  content: ContentSource,
  segment: string,
): Promise<TechnologyPage | ExpertisePage | null> {
  const { technology, expertise } = await readRecord(content, segment);
  return technology ?? expertise;
}

async function readRecord(
  content: ContentSource,
  segment: string,
): Promise<{ technology: TechnologyPage | null; expertise: ExpertisePage | null }> {
  const { technologies, expertise } = namesOf(segment);
  if (technologies)
    return {
      technology: await content.read("technology", { name: technologies }),
      expertise: null,
    };
  return {
    technology: null,
    expertise: expertise ? await content.read("expertise", { name: expertise }) : null,
  };
}

/** The calls for its record and what the page adds; none where no host can have one. */
export function fieldCalls(segment: string): PageCall[] {
  const { technologies, expertise } = namesOf(segment);
  if (technologies)
    return [
      ["technology", { name: technologies }],
      ["portfolio"],
      ["specialisationCosts"],
      ["vacancies"],
    ];
  return expertise ? [["expertise", { name: expertise }], ["authors"]] : [];
}

/** The author whom the record names; `null` for none, and when the host fails, which is reported. */
export async function readLead(
  content: ContentSource,
  { lead }: Pick<ExpertiseContent, "lead">,
): Promise<Lead | null> {
  const authors = await optionalBand(content, "lead", content.read("authors"));
  const found = authors?.find(({ id }) => id !== null && id === lead);
  return found
    ? { name: found.name, role: found.role, about: found.description, portrait: found.portrait }
    : null;
}

function namesOf(segment: string) {
  const [technologies, expertise] = FIELD_PREFIXES.map((prefix) => nameOf(segment, prefix));
  return { technologies, expertise };
}

function nameOf(segment: string, prefix: string): string | null {
  const name = `/${segment}`.startsWith(prefix) ? `/${segment}`.slice(prefix.length) : "";
  return name !== "" && name.length <= LONGEST_NAME && !/[\s/\\]/.test(name) ? name : null;
}

export function technologyOf(
  page: TechnologyPage | null,
  t: Translate,
  content?: Pick<ContentSource, "ownPath">,
): TechnologyContent | null {
  if (!page) return null;
  const { image_section, project_section, why_section, worked_with, slider, driven_platforms } =
    page;
  const name = page.title || image_section.title;
  const project = {
    title: project_section.title,
    text: safeBlocks(project_section.description, t, content),
    image: project_section.image,
  };
  return {
    kind: "technology",
    name,
    intro: {
      title: image_section.title || name,
      text: safeBlocks(image_section.paragraph, t, content),
      image: image_section.image,
    },
    project: project.title || hasWords(project.text) || project.image ? project : null,
    why: {
      title: why_section.title,
      boxes: boxesOf(
        why_section.boxes.map(({ img, title, description }) => ({
          title,
          text: description,
          image: img,
        })),
      ),
    },
    workedWith: {
      title: worked_with.title,
      clients: worked_with.boxes
        .map(({ image, description }) => ({ mark: image, text: description }))
        .filter(({ mark, text }) => mark ?? text),
    },
    stories: storiesOf(slider),
    platforms: {
      title: driven_platforms.title,
      images: there(driven_platforms.images).map((image) => ({
        ...image,
        src: image.sizes.medium ?? image.src,
      })),
    },
  };
}

export function expertiseOf(
  page: ExpertisePage | null,
  t: Translate,
  content?: Pick<ContentSource, "ownPath">,
): ExpertiseContent | null {
  if (!page) return null;
  const { terms, clients, works, text_under_slider, how_it_works, why_us } = page;
  const text = safeBlocks(terms.description, t, content);
  return {
    kind: "expertise",
    name: page.title || terms.title,
    image: page.image,
    terms: terms.title || hasWords(text) ? { title: terms.title, text } : null,
    clients: {
      title: clients.title,
      marks: clients.gallery.flatMap(markOf),
      stories: storiesOf(clients.slider),
    },
    works: {
      title: works.title,
      stories: storiesOf(works.slider),
      left: safeBlocks(text_under_slider.left, t, content),
      right: safeBlocks(text_under_slider.right, t, content),
    },
    lead: page.lead,
    start: {
      title: how_it_works.title,
      steps: boxesOf(how_it_works.boxes.map(plainBox)),
      image: page.team_image,
    },
    why: { title: why_us.title, boxes: boxesOf(why_us.boxes.map(plainBox)) },
  };
}

/** Drops slides that have only a picture. */
export const storiesOf = (slides: Slide[]): Story[] =>
  slides
    .map(({ image, sub_title, title, description, button_link }) => ({
      image,
      note: title ? sub_title : "",
      title: title || sub_title,
      text: description,
      to: button_link,
    }))
    .filter(({ title }) => title !== "");

const plainBox = ({ title, description }: { title: string; description: string }): TitledBox => ({
  title,
  text: description,
  image: null,
});
const boxesOf = (boxes: TitledBox[]): TitledBox[] =>
  boxes.filter(({ title, text }) => title !== "" || text !== "");
const there = (images: (Image | null)[]): Image[] => images.filter((image) => image !== null);

const markOf = ({
  image,
  width,
  image_fill,
}: ExpertisePage["clients"]["gallery"][number]): ClientMark[] =>
  image
    ? [
        {
          image,
          width: width !== null && width > 0 ? width : null,
          fill: image_fill.toLowerCase() === "cover" ? "cover" : "contain",
        },
      ]
    : [];
