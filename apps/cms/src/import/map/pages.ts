import type { About, ClientsPage, Home, LegalPage, Options, RoadMap } from "@meridian/contract";
import { slide } from "#import/map/fields.ts";
import { kept, PUBLISHED, type ImportContext, type NewGlobal } from "#import/context.ts";

export const homeGlobal = (home: Home, context: ImportContext): NewGlobal<"home"> => ({
  ...PUBLISHED,
  headerTitle: home.section_header_title,
  headerDescription: context.rich(home.section_header_description),
  headerVideo: context.picture(home.section_header_video),
  headerVideoPreview: context.picture(home.section_header_video_preview),
  provideTitle: home.provide_title,
  provideItems: home.provide_items.map((item) => ({
    icon: context.picture(item.icon),
    title: item.title,
    list: item.list.filter(({ text }) => text !== ""),
  })),
});

export const aboutGlobal = (
  { title, description, info_list }: About,
  context: ImportContext,
): NewGlobal<"about"> => ({
  ...PUBLISHED,
  title: title || "About",
  description: context.rich(description),
  ...info_list,
});

export const clientsGlobal = (
  { title, client: clients }: ClientsPage,
  context: ImportContext,
): NewGlobal<"clients"> => ({
  ...PUBLISHED,
  title: title || "Clients",
  clients: clients.map((client) => ({
    title: client.title,
    url: context.link(client.url),
    thumbnail: context.picture(client.thumbnail),
    facts: {
      project: client.list_item.project,
      date: client.list_item.Date,
      specialistCount: client.list_item.specialist_count,
      location: client.list_item.location,
    },
    hasReview: client.is_client_has_review,
    review: {
      description: context.rich(client.review.description),
      image: context.picture(client.review.image),
      name: client.review.name,
      position: client.review.position,
    },
  })),
});

/**
 * Where a page has no title the site shows the line above it in its place; so does its title here.
 */
export const legalGlobal =
  (name: string) =>
  (
    { head_text: head, title, description }: LegalPage,
    context: ImportContext,
  ): NewGlobal<"privacy-policy"> => ({
    ...PUBLISHED,
    headText: title ? head : "",
    title: title || head || name,
    description: context.rich(description),
  });

export const roadMapGlobal = (roadMap: RoadMap, context: ImportContext): NewGlobal<"road-map"> => ({
  ...PUBLISHED,
  pageTitle: roadMap.page_title || "Road map",
  stages: roadMap.list.map(({ title, description }) => ({
    title,
    description: context.rich(description),
  })),
  underTextOfList: context.rich(roadMap.under_text_of_list),
});

export function optionsGlobal({ acf }: Options, context: ImportContext): NewGlobal<"options"> {
  const footer = acf.footer_links_list;
  // A link is required of a row: one that cannot be kept takes its row along.
  const column = (links: { link: string; link_name: string }[]) =>
    kept(links, ({ link: address, link_name: label }) => {
      const link = context.link(address);
      return link === undefined ? undefined : { link, label };
    });
  return {
    ...PUBLISHED,
    services: column(footer.services),
    expertise: column(footer.expertise),
    successStories: column(footer.success_stories),
    company: column(footer.company),
    technologyColumns: footer.custom_column_repeater_languages_and_technologies.map(
      ({ general_name, links }) => ({
        name: general_name,
        links: links.map((link) => ({
          label: link.post_title,
          page: link.post_name,
          status: link.post_status === "publish" ? "publish" : "draft",
        })),
      }),
    ),
    facebook: context.link(footer.fb_link),
    linkedin: context.link(footer.in_link),
    behance: context.link(footer.be_link),
    instagram: context.link(footer.instagram_link),
    copyright: acf.copyright_footer,
    topSlider: acf.top_slider_success_stories.map(slide(context)),
  };
}
