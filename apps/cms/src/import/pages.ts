import type { About, ClientsPage, Home, LegalPage, Options, RoadMap } from "@meridian/contract";
import { slide } from "#import/fields.ts";
import { kept, PUBLISHED, type Means, type NewGlobal } from "#import/means.ts";

export const homeGlobal = (home: Home, means: Means): NewGlobal<"home"> => ({
  ...PUBLISHED,
  headerTitle: home.section_header_title,
  headerDescription: means.rich(home.section_header_description),
  headerVideo: means.picture(home.section_header_video),
  headerVideoPreview: means.picture(home.section_header_video_preview),
  provideTitle: home.provide_title,
  provideItems: home.provide_items.map((item) => ({
    icon: means.picture(item.icon),
    title: item.title,
    list: item.list.filter(({ text }) => text !== ""),
  })),
});

export const aboutGlobal = (
  { title, description, info_list }: About,
  means: Means,
): NewGlobal<"about"> => ({
  ...PUBLISHED,
  title: title || "About",
  description: means.rich(description),
  ...info_list,
});

export const clientsGlobal = (
  { title, client: clients }: ClientsPage,
  means: Means,
): NewGlobal<"clients"> => ({
  ...PUBLISHED,
  title: title || "Clients",
  clients: clients.map((client) => ({
    title: client.title,
    url: means.link(client.url),
    thumbnail: means.picture(client.thumbnail),
    facts: {
      project: client.list_item.project,
      date: client.list_item.Date,
      specialistCount: client.list_item.specialist_count,
      location: client.list_item.location,
    },
    hasReview: client.is_client_has_review,
    review: {
      description: means.rich(client.review.description),
      image: means.picture(client.review.image),
      name: client.review.name,
      position: client.review.position,
    },
  })),
});

/** Where a page has no title the site shows the line above it in its place; so does its title here. */
export const legalGlobal =
  (name: string) =>
  (
    { head_text: head, title, description }: LegalPage,
    means: Means,
  ): NewGlobal<"privacy-policy"> => ({
    ...PUBLISHED,
    headText: title ? head : "",
    title: title || head || name,
    description: means.rich(description),
  });

export const roadMapGlobal = (roadMap: RoadMap, means: Means): NewGlobal<"road-map"> => ({
  ...PUBLISHED,
  pageTitle: roadMap.page_title || "Road map",
  stages: roadMap.list.map(({ title, description }) => ({
    title,
    description: means.rich(description),
  })),
  underTextOfList: means.rich(roadMap.under_text_of_list),
});

export function optionsGlobal({ acf }: Options, means: Means): NewGlobal<"options"> {
  const footer = acf.footer_links_list;
  // A link is required of a row: one that cannot be kept takes its row along.
  const column = (links: { link: string; link_name: string }[]) =>
    kept(links, ({ link: address, link_name: label }) => {
      const link = means.link(address);
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
    facebook: means.link(footer.fb_link),
    linkedin: means.link(footer.in_link),
    behance: means.link(footer.be_link),
    instagram: means.link(footer.instagram_link),
    copyright: acf.copyright_footer,
    topSlider: acf.top_slider_success_stories.map(slide(means)),
  };
}
