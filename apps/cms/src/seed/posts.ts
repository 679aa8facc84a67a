import type { DemoContent } from "@meridian/demo";
import { sectionIds } from "#contract/posts.ts";
import { plainText } from "#rich-text/plain-text.ts";
import { PUBLISHED, rich, type NewDocument, type PictureOf } from "#seed/draft.ts";

export const serviceDocuments = ({ services }: DemoContent, pictureOf: PictureOf): NewDocument<"services">[] =>
  services.map(({ id, slug, title, featured_image_url, data }, at) => ({
    ...PUBLISHED,
    id,
    slug,
    order: at + 1,
    title,
    shortDescription: data.short_description,
    featuredImage: pictureOf(featured_image_url),
    exploreOurExpertise: { description: rich(data.explore_our_expertise.description), image: pictureOf(data.explore_our_expertise.image) },
    boxes: data.box_repeater.map((box) => ({ title: box.title, description: rich(box.description) })),
    steps: data.how_it_works.map((step) => ({ title: step.title, description: rich(step.description) })),
  }));

const columns = (from: { left_description: string; right_description: string }) => ({ leftDescription: rich(from.left_description), rightDescription: rich(from.right_description) });

export function caseStudyDocuments({ caseStudies }: DemoContent, pictureOf: PictureOf): NewDocument<"case-studies">[] {
  const illustrated = (from: { description: string; image: string }) => ({ description: rich(from.description), image: pictureOf(from.image) });
  return caseStudies.map(({ id, slug, title, featured_image_url, data }) => ({
    ...PUBLISHED,
    id,
    slug,
    title,
    order: data.order,
    shortDescription: data.short_description,
    dateShortPost: data.portfolio_date_short_post,
    featuredImage: pictureOf(featured_image_url),
    backgroundWallpaper: pictureOf(data.background_wallpaper),
    projectImage: pictureOf(data.project_image),
    facts: {
      location: data.project_description.location,
      teamSize: data.project_description.team_size,
      partnershipPeriod: data.project_description.partnership_period,
      technologies: data.project_description.technologies,
      expertiseDelivered: data.project_description.expertise_delivered,
      services: data.project_description.services,
    },
    goalAndTasks: illustrated(data.goal_and_tasks),
    challenges: illustrated(data.challenges),
    researchAndDiscovery: columns(data.research_and_discovery),
    implementation: data.implementation.flatMap(({ url }) => pictureOf(url) ?? []),
    siteUrl: data.site_url,
    partnershipOverview: columns(data.partnership_overview),
  }));
}

/** The sections of an article's HTML. Throws when there is anything else in it. */
export function sectionsOf(content: string): { id: string; title: string; body: string }[] {
  const sections = [...content.matchAll(/<section id="([^"]*)"><h2>(.*?)<\/h2>(.*?)<\/section>/gs)].map(([, id = "", title = "", body = ""]) => ({ id, title: plainText(title), body }));
  const rest = content.replace(/<section id="[^"]*"><h2>.*?<\/h2>.*?<\/section>/gs, "").trim();
  if (rest) throw new Error(`outside the article's sections: ${rest.slice(0, 80)}`);
  const ids = sectionIds(sections.map(({ title }) => title));
  const other = sections.find(({ id }, at) => id !== ids[at]);
  if (other) throw new Error(`the article's section ${other.id} is not named after its title ${JSON.stringify(other.title)}`);
  return sections;
}

export const articleDocuments = ({ article }: DemoContent, pictureOf: PictureOf): NewDocument<"articles">[] => [
  {
    ...PUBLISHED,
    id: article.id,
    slug: article.slug,
    order: 1,
    title: article.title,
    heroTitle: article.article_field_first_section_title,
    heroDescription: article.article_field_first_section_description,
    heroBackground: pictureOf(article.article_field_first_section_background.link),
    mobileNavigationImage: pictureOf(article.mobile_page_navigation_image),
    contentsTitle: article.article_field_control_title,
    sections: sectionsOf(article.content).map(({ title, body }) => ({ title, body: rich(body) })),
  },
];

export const careerPostDocuments = ({ careerPosts }: DemoContent): NewDocument<"career-posts">[] =>
  careerPosts.map(({ id, title, data }) => ({
    ...PUBLISHED,
    id,
    title,
    location: data.location,
    typeOfEmployment: data.type_of_employment,
    technologies: data.technologies,
    description: rich(data.description),
    mainResponsibilities: rich(data.main_responsibilities),
    roleRequirements: rich(data.role_requirements),
    professionalGrowth: rich(data.professional_growth),
    careComfortAndFun: rich(data.care_comfort_and_fun),
  }));
