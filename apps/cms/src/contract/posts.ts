/** Services, case studies, the article and career posts: WordPress's posts. */
import type { Wire } from "@meridian/contract";
import { figure, html, linkedPicture, list, picture, pictures, text } from "#contract/wire.ts";
import type { Article, CareerPost, CaseStudy, Service } from "#payload-types.ts";
import { escapeHtml } from "#rich-text/to-html.ts";

export const serviceWire = (doc: Service): Wire<"services">[number] => ({
  id: doc.id,
  slug: doc.slug,
  title: doc.title,
  featured_image_url: picture(doc.featuredImage),
  data: {
    short_description: text(doc.shortDescription),
    explore_our_expertise: {
      description: html(doc.exploreOurExpertise?.description),
      image: picture(doc.exploreOurExpertise?.image),
    },
    box_repeater: list(doc.boxes, (box) => ({
      title: text(box.title),
      description: html(box.description),
    })),
    how_it_works: list(doc.steps, (step) => ({
      title: text(step.title),
      description: html(step.description),
    })),
  },
});

const twoColumns = (group?: CaseStudy["researchAndDiscovery"]) => ({
  left_description: html(group?.leftDescription),
  right_description: html(group?.rightDescription),
});
const illustrated = (group?: CaseStudy["challenges"]) => ({
  description: html(group?.description),
  image: picture(group?.image),
});

export const caseStudyWire = (doc: CaseStudy): Wire<"portfolio">[number] => ({
  id: doc.id,
  slug: doc.slug,
  title: doc.title,
  featured_image_url: picture(doc.featuredImage),
  data: {
    order: figure(doc.order),
    short_description: text(doc.shortDescription),
    portfolio_date_short_post: text(doc.dateShortPost),
    project_description: {
      location: text(doc.facts?.location),
      team_size: text(doc.facts?.teamSize),
      partnership_period: text(doc.facts?.partnershipPeriod),
      technologies: text(doc.facts?.technologies),
      expertise_delivered: text(doc.facts?.expertiseDelivered),
      services: text(doc.facts?.services),
    },
    background_wallpaper: picture(doc.backgroundWallpaper),
    project_image: picture(doc.projectImage),
    goal_and_tasks: illustrated(doc.goalAndTasks),
    challenges: illustrated(doc.challenges),
    research_and_discovery: twoColumns(doc.researchAndDiscovery),
    implementation: pictures(doc.implementation),
    site_url: text(doc.siteUrl),
    partnership_overview: twoColumns(doc.partnershipOverview),
  },
});

/**
 * The id of an article's section: its title in kebab case (ART-02), numbered where two sections
 * share one.
 */
export function sectionIds(titles: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const plain =
      title
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-|-$/g, "") || "section";
    const count = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, count);
    return count === 1 ? plain : `${plain}-${count}`;
  });
}

export function articleWire(doc: Article): Wire<"article">[number] {
  const sections = doc.sections ?? [];
  const ids = sectionIds(sections.map(({ title }) => text(title)));
  return {
    id: doc.id,
    slug: doc.slug,
    title: doc.title,
    content: sections
      .map(
        ({ title, body }, at) =>
          `<section id="${ids[at]}">${title ? `<h2>${escapeHtml(title)}</h2>` : ""}${html(body)}</section>`,
      )
      .join(""),
    article_field_first_section_background: linkedPicture(doc.heroBackground),
    article_field_control_title: text(doc.contentsTitle),
    article_field_control_points: sections.flatMap(({ title }) =>
      title ? [{ article_field_control_points_title: title }] : [],
    ),
    mobile_page_navigation_image: picture(doc.mobileNavigationImage),
    article_field_first_section_title: text(doc.heroTitle),
    article_field_first_section_description: text(doc.heroDescription),
  };
}

export const careerPostWire = (doc: CareerPost): Wire<"careerPost"> => ({
  id: doc.id,
  title: doc.title,
  data: {
    description: html(doc.description),
    location: text(doc.location),
    type_of_employment: text(doc.typeOfEmployment),
    technologies: text(doc.technologies),
    main_responsibilities: html(doc.mainResponsibilities),
    role_requirements: html(doc.roleRequirements),
    professional_growth: html(doc.professionalGrowth),
    care_comfort_and_fun: html(doc.careComfortAndFun),
    // A closed post is unpublished, so that what is sent is always open (POST-04).
    status: 200,
  },
});
