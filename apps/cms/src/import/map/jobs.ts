import type { Career, CareerPost, Vacancy } from "@meridian/contract";
import type { HostContent } from "#import/read/content.ts";
import {
  kept,
  PUBLISHED,
  type ImportContext,
  type NewDocument,
  type NewGlobal,
} from "#import/context.ts";
import type { VacancyTerm } from "#payload-types.ts";

export interface Term {
  kind: VacancyTerm["kind"];
  name: string;
  order: number;
}

/**
 * The filter's options in their order, then those that only a vacancy names: without them it would
 * lose its own.
 */
export function termsOf({ vacancyCategories, vacancies }: HostContent): Term[] {
  return (["specialization", "work_type", "expertise"] as const).flatMap((kind) => {
    const named = [
      ...vacancyCategories[kind],
      ...vacancies.flatMap((vacancy) => vacancy.vacancies_filter[kind]),
    ];
    return [...new Set(named.map(({ name }) => name))].map((name, at) => ({
      kind,
      name,
      order: at + 1,
    }));
  });
}

export const termDocument = (term: Term): NewDocument<"vacancy-terms"> => ({
  ...PUBLISHED,
  ...term,
});

const noon = (day: string): string | undefined => (day === "" ? undefined : `${day}T12:00:00.000Z`);

export function vacancyDocument(
  vacancy: Vacancy,
  context: ImportContext,
): NewDocument<"vacancies"> {
  const filter = vacancy.vacancies_filter;
  return {
    ...PUBLISHED,
    slug: vacancy.slug,
    title: vacancy.title,
    date: noon(vacancy.date),
    validThrough: noon(vacancy.valid_through),
    description: vacancy.description,
    firstInfoImage: context.picture(vacancy.first_info_image),
    hot: Math.max(0, vacancy.hot ?? 0),
    expectations: vacancy.what_should_i_expect.map((item) => ({
      title: item.title,
      kind: item.select_type_to_watching.value === "text" ? "text" : "list",
      list: item.list.filter(({ value }) => value !== ""),
      simpleText: item.simple_text,
    })),
    levels: kept(filter.expertise, ({ name }) => context.term("expertise", name)),
    workTypes: kept(filter.work_type, ({ name }) => context.term("work_type", name)),
    specializations: kept(filter.specialization, ({ name }) =>
      context.term("specialization", name),
    ),
    locations: filter.location.map(({ name }) => name),
    projects: filter.project.map(({ name }) => name),
  };
}

export const careerPostDocument = (
  post: CareerPost,
  context: ImportContext,
): NewDocument<"career-posts"> => ({
  ...PUBLISHED,
  title: post.title,
  location: post.location,
  typeOfEmployment: post.type_of_employment,
  technologies: post.technologies,
  description: context.rich(post.description),
  mainResponsibilities: context.rich(post.main_responsibilities),
  roleRequirements: context.rich(post.role_requirements),
  professionalGrowth: context.rich(post.professional_growth),
  careComfortAndFun: context.rich(post.care_comfort_and_fun),
});

/** The field takes no more. */
const FASTEST = 3;

export const careerGlobal = (career: Career, context: ImportContext): NewGlobal<"career"> => ({
  ...PUBLISHED,
  list: career.list,
  gallery: career.career_gallery.map(({ img, speed }) => ({
    image: context.picture(img),
    speed: speed === null ? speed : Math.min(FASTEST, Math.max(0, speed)),
  })),
  people: career.feedback_message.map(({ avatar, ...person }) => ({
    ...person,
    avatar: context.picture(avatar),
  })),
  feedbackRating: career.feedback_rating,
  feedbackRatingTitle: career.feedback_rating_title,
  smiles: career.feedback_rating_all_smiles.map((smile) => ({
    text: smile.text,
    finishNumber: smile.finish_number,
    finishIcon: context.picture(smile.finish_icons),
  })),
  firstScreen: context.picture(career.first_screen),
  firstScreenVideo: context.picture(career.career_first_screen_video),
});
