import type { DemoContent } from "@meridian/demo";
import { PUBLISHED, rich, slide, type NewDocument, type NewGlobal, type PictureOf } from "#seed/draft.ts";

export const blogDocuments = ({ blog }: DemoContent, pictureOf: PictureOf): NewDocument<"blog-posts">[] =>
  blog.map((post) => ({
    ...PUBLISHED,
    id: post.id,
    slug: post.post_name,
    title: post.title,
    description: post.description,
    category: post.category,
    date: `${post.date}T12:00:00.000Z`,
    thumbnail: pictureOf(post.thumbnail_url),
    firstScreenImage: pictureOf(post.first_screen_image),
    sections: post.content.map((section) => ({ title: section.title, body: rich(section.text_editor) })),
  }));

export const seoDocuments = ({ seo }: DemoContent, pictureOf: PictureOf): NewDocument<"seo-records">[] =>
  seo.map(({ path, title, description, keywords, canonical, image }) => ({ ...PUBLISHED, path, title, description, keywords, canonical: canonical === path ? undefined : canonical, image: pictureOf(image) }));

export const costDocuments = ({ specialisationCosts }: DemoContent): NewDocument<"specialisation-costs">[] =>
  specialisationCosts.map((cost, at) => ({
    ...PUBLISHED,
    positionName: cost.position_name,
    order: at + 1,
    easternEurope: { junior: cost.specialization_price_junior, middle: cost.specialization_price_middle, senior: cost.specialization_price_senior },
    california: { junior: cost.cost_in_california_junior, middle: cost.cost_in_california_middle, senior: cost.cost_in_california_senior },
  }));

export const redirectDocuments = ({ redirects }: DemoContent): NewDocument<"redirects">[] => redirects.map(({ from, to, status }) => ({ from, to, status: status === 302 ? "302" : "301" }));

export const roadMapGlobal = ({ roadMap }: DemoContent): NewGlobal<"road-map"> => ({
  ...PUBLISHED,
  pageTitle: roadMap.page_title,
  stages: roadMap.list.map(({ title, description }) => ({ title, description: rich(description) })),
  underTextOfList: rich(roadMap.under_text_of_list),
});

const column = (links: { link: string; link_name: string }[]) => links.map(({ link, link_name }) => ({ link, label: link_name }));

export function optionsGlobal({ options: { acf } }: DemoContent, pictureOf: PictureOf): NewGlobal<"options"> {
  const footer = acf.footer_links_list;
  return {
    ...PUBLISHED,
    services: column(footer.services),
    expertise: column(footer.expertise),
    successStories: column(footer.success_stories),
    company: column(footer.company),
    technologyColumns: footer.custom_column_repeater_languages_and_technologies.map(({ general_name, links }) => ({
      name: general_name,
      links: links.map((link) => ({ label: link.post_title, page: link.post_name, status: link.post_status === "publish" ? "publish" : "draft" })),
    })),
    facebook: footer.fb_link,
    linkedin: footer.in_link,
    behance: footer.be_link,
    instagram: footer.instagram_link,
    copyright: acf.copyright_footer,
    topSlider: acf.top_slider_success_stories.map(slide(pictureOf)),
  };
}
