/** Blog, road map, SEO, prices and the options every page shares. */
import type { Wire } from "@meridian/contract";
import { slidesWire } from "#contract/fields.ts";
import { figure, html, list, picture, text } from "#contract/wire.ts";
import type {
  BlogPost,
  Option,
  Redirect,
  RoadMap,
  SeoRecord,
  SpecialisationCost,
} from "#payload-types.ts";

export const blogPostWire = (doc: BlogPost): Wire<"blog">[number] => ({
  id: doc.id,
  post_name: doc.slug,
  title: doc.title,
  description: doc.description,
  category: text(doc.category),
  // Kept at noon UTC, so that the day is the same wherever it is read.
  date: text(doc.date).slice(0, 10),
  thumbnail_url: picture(doc.thumbnail),
  first_screen_image: picture(doc.firstScreenImage),
  content: list(doc.sections, (section) => ({
    title: text(section.title),
    text_editor: html(section.body),
  })),
});

export const roadMapWire = (doc: RoadMap): Wire<"roadMap"> => ({
  page_title: doc.pageTitle,
  list: list(doc.stages, (stage) => ({
    title: text(stage.title),
    description: html(stage.description),
  })),
  under_text_of_list: html(doc.underTextOfList),
});

export const seoWire = (doc: SeoRecord): Wire<"seo"> & { path: string } => ({
  path: doc.path,
  title: text(doc.title),
  description: text(doc.description),
  keywords: text(doc.keywords),
  canonical: doc.canonical || doc.path,
  image: picture(doc.image),
});

export const costWire = (doc: SpecialisationCost): Wire<"specialisationCosts">[number] => ({
  position_name: doc.positionName,
  specialization_price_junior: figure(doc.easternEurope?.junior),
  specialization_price_middle: figure(doc.easternEurope?.middle),
  specialization_price_senior: figure(doc.easternEurope?.senior),
  cost_in_california_junior: figure(doc.california?.junior),
  cost_in_california_middle: figure(doc.california?.middle),
  cost_in_california_senior: figure(doc.california?.senior),
});

export const redirectWire = ({
  from,
  to,
  status,
}: Redirect): NonNullable<Wire<"redirects">>[number] => ({
  from,
  to,
  status: status === "302" ? 302 : 301,
});

const footerColumn = (links: Option["services"]) =>
  list(links, ({ link, label }) => ({ link, link_name: label }));

/** Before anything is published every column is empty: the footer must not cost the page. */
export const optionsWire = (doc: Partial<Option>): Wire<"options"> => ({
  acf: {
    footer_links_list: {
      services: footerColumn(doc.services),
      expertise: footerColumn(doc.expertise),
      success_stories: footerColumn(doc.successStories),
      company: footerColumn(doc.company),
      custom_column_repeater_languages_and_technologies: list(doc.technologyColumns, (column) => ({
        general_name: text(column.name),
        links: list(column.links, ({ status, page, label }) => ({
          post_status: status,
          post_name: page,
          post_title: label,
        })),
      })),
      fb_link: text(doc.facebook),
      in_link: text(doc.linkedin),
      be_link: text(doc.behance),
      instagram_link: text(doc.instagram),
    },
    copyright_footer: text(doc.copyright),
    top_slider_success_stories: slidesWire(doc.topSlider),
  },
});
