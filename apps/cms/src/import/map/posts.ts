import {
  dayReader,
  type Article,
  type CaseStudy,
  type Redirect,
  type Service,
  type SpecialisationCost,
} from "@meridian/contract";
import type { ImportedPost, PathSeo } from "#import/read/content.ts";
import { kept, PUBLISHED, type ImportContext, type NewDocument } from "#import/context.ts";
import { plainText } from "#rich-text/plain-text.ts";

/** Where a document without a position stands in lists: the field's own default. */
const LAST = 100;

export const serviceDocument = (
  service: Service,
  context: ImportContext,
  at: number,
): NewDocument<"services"> => ({
  ...PUBLISHED,
  slug: service.slug,
  order: at + 1,
  title: context.title(service.title),
  shortDescription: service.short_description,
  featuredImage: context.picture(service.featured_image_url),
  exploreOurExpertise: {
    description: context.rich(service.explore_our_expertise.description),
    image: context.picture(service.explore_our_expertise.image),
  },
  boxes: service.box_repeater.map((box) => ({
    title: box.title,
    description: context.rich(box.description),
  })),
  steps: service.how_it_works.map((step) => ({
    title: step.title,
    description: context.rich(step.description),
  })),
});

export function caseStudyDocument(
  study: CaseStudy,
  context: ImportContext,
): NewDocument<"case-studies"> {
  const illustrated = (from: CaseStudy["challenges"]) => ({
    description: context.rich(from.description),
    image: context.picture(from.image),
  });
  const columns = (from: CaseStudy["partnership_overview"]) => ({
    leftDescription: context.rich(from.left_description),
    rightDescription: context.rich(from.right_description),
  });
  const facts = study.project_description;
  return {
    ...PUBLISHED,
    slug: study.slug,
    title: study.title,
    order: study.order ?? LAST,
    shortDescription: study.short_description,
    dateShortPost: study.portfolio_date_short_post,
    featuredImage: context.picture(study.featured_image_url),
    backgroundWallpaper: context.picture(study.background_wallpaper),
    projectImage: context.picture(study.project_image),
    facts: {
      location: facts.location,
      teamSize: facts.team_size,
      partnershipPeriod: facts.partnership_period,
      technologies: facts.technologies,
      expertiseDelivered: facts.expertise_delivered,
      services: facts.services,
    },
    goalAndTasks: illustrated(study.goal_and_tasks),
    challenges: illustrated(study.challenges),
    researchAndDiscovery: columns(study.research_and_discovery),
    implementation: kept(study.implementation, context.picture),
    siteUrl: context.link(study.site_url),
    partnershipOverview: columns(study.partnership_overview),
  };
}

export const articleDocument = (
  article: Article,
  context: ImportContext,
  at: number,
): NewDocument<"articles"> => ({
  ...PUBLISHED,
  slug: article.slug,
  order: at + 1,
  title: article.title || article.article_field_first_section_title || article.slug,
  heroTitle: article.article_field_first_section_title,
  heroDescription: article.article_field_first_section_description,
  heroBackground: context.picture(article.article_field_first_section_background),
  mobileNavigationImage: context.picture(article.mobile_page_navigation_image),
  contentsTitle: article.article_field_control_title,
  sections: context
    .sections(article.content)
    .map(({ title, body }) => ({ title, body: context.rich(body) })),
});

/**
 * Noon of the day a post names, else of the day WordPress itself posted it; none where neither says
 * which day it is.
 */
function dayOf({ date, posted }: ImportedPost, context: ImportContext): string | null {
  const { day, readings } = dayReader([])(date, posted);
  const own = day || posted || "";
  const told = JSON.stringify(date.slice(0, 60));
  if (day === "" && date !== "")
    context.without(
      readings.length > 1
        ? `its date ${told} may be ${readings.join(" or ")}: it has none here${own && `, but the day the host posted it, ${own}`}`
        : `its date ${told} cannot be read: it has none here${own && `, but the day the host posted it, ${own}`}`,
    );
  return own === "" ? null : `${own}T12:00:00.000Z`;
}

export const blogDocument = (
  post: ImportedPost,
  context: ImportContext,
): NewDocument<"blog-posts"> => ({
  ...PUBLISHED,
  slug: post.post_name,
  title: post.title,
  // The field is required; the list would show the beginning of the text anyway.
  description:
    post.description || plainText(post.content[0]?.text_editor ?? "").slice(0, 181) || post.title,
  category: post.category,
  date: dayOf(post, context),
  thumbnail: context.picture(post.thumbnail_url),
  firstScreenImage: context.picture(post.first_screen_image),
  sections: post.content.map((section) => ({
    title: section.title,
    body: context.rich(section.text_editor),
  })),
});

export function seoDocument(
  { path, title, description, keywords, canonical, image }: PathSeo,
  context: ImportContext,
): NewDocument<"seo-records"> {
  const link = context.link(canonical);
  return {
    ...PUBLISHED,
    path,
    title,
    description,
    keywords,
    canonical: link === path ? undefined : link,
    image: context.picture(image),
  };
}

export const costDocument = (
  cost: SpecialisationCost,
  _: ImportContext,
  at: number,
): NewDocument<"specialisation-costs"> => ({
  ...PUBLISHED,
  positionName: cost.position_name,
  order: at + 1,
  easternEurope: {
    junior: cost.specialization_price_junior,
    middle: cost.specialization_price_middle,
    senior: cost.specialization_price_senior,
  },
  california: {
    junior: cost.cost_in_california_junior,
    middle: cost.cost_in_california_middle,
    senior: cost.cost_in_california_senior,
  },
});

export const redirectDocument = ({ from, to, status }: Redirect): NewDocument<"redirects"> => ({
  from,
  to,
  status: status === 302 ? "302" : "301",
});
