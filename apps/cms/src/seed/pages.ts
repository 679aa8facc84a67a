import type { DemoContent } from "@meridian/demo";
import { PUBLISHED, rich, type NewGlobal, type PictureOf } from "#seed/draft.ts";

export const homeGlobal = ({ home }: DemoContent, pictureOf: PictureOf): NewGlobal<"home"> => ({
  ...PUBLISHED,
  headerTitle: home.section_header_title,
  headerDescription: rich(home.section_header_description),
  headerVideo: pictureOf(home.section_header_video),
  headerVideoPreview: pictureOf(home.section_header_video_preview),
  provideTitle: home.provide_title,
  provideItems: home.provide_items.map((item) => ({ icon: pictureOf(item.icon.sizes.large), title: item.title, list: item.list })),
});

export const aboutGlobal = ({ about: { title, data } }: DemoContent): NewGlobal<"about"> => ({ ...PUBLISHED, title, description: rich(data.description), ...data.info_list });

export const clientsGlobal = ({ clients: { title, data } }: DemoContent, pictureOf: PictureOf): NewGlobal<"clients"> => ({
  ...PUBLISHED,
  title,
  clients: data.client.map((client) => ({
    title: client.title,
    url: client.url,
    thumbnail: pictureOf(client.thumbnail),
    facts: { project: client.list_item.project, date: client.list_item.Date, specialistCount: client.list_item.specialist_count, location: client.list_item.location },
    hasReview: client.is_client_has_review,
    review: { description: rich(client.review.description), image: pictureOf(client.review.image), name: client.review.name, position: client.review.position },
  })),
});

/** The legal page of a slug. */
export function legalGlobal({ legal }: DemoContent, slug: "privacy-policy" | "terms-of-use"): NewGlobal<"privacy-policy"> {
  const page = legal.find((found) => found.slug === slug);
  if (!page) throw new Error(`the demo content has no legal page ${slug}`);
  return { ...PUBLISHED, headText: page.data.head_text, title: page.data.title, description: rich(page.data.description) };
}
