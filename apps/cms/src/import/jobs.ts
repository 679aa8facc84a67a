import type { Career, CareerPost, Vacancy } from "@meridian/contract";
import type { HostContent } from "#import/content.ts";
import { kept, PUBLISHED, type Means, type NewDocument, type NewGlobal } from "#import/means.ts";
import type { VacancyTerm } from "#payload-types.ts";

export interface Term {
  kind: VacancyTerm["kind"];
  name: string;
  order: number;
}

/** The filter's options in their order, then those that only a vacancy names: without them it would lose its own. */
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

export function vacancyDocument(vacancy: Vacancy, means: Means): NewDocument<"vacancies"> {
  const filter = vacancy.vacancies_filter;
  return {
    ...PUBLISHED,
    slug: vacancy.slug,
    title: vacancy.title,
    date: noon(vacancy.date),
    validThrough: noon(vacancy.valid_through),
    description: vacancy.description,
    firstInfoImage: means.picture(vacancy.first_info_image),
    hot: Math.max(0, vacancy.hot ?? 0),
    expectations: vacancy.what_should_i_expect.map((item) => ({
      title: item.title,
      kind: item.select_type_to_watching.value === "text" ? "text" : "list",
      list: item.list.filter(({ value }) => value !== ""),
      simpleText: item.simple_text,
    })),
    levels: kept(filter.expertise, ({ name }) => means.term("expertise", name)),
    workTypes: kept(filter.work_type, ({ name }) => means.term("work_type", name)),
    specializations: kept(filter.specialization, ({ name }) => means.term("specialization", name)),
    locations: filter.location.map(({ name }) => name),
    projects: filter.project.map(({ name }) => name),
  };
}

export const careerPostDocument = (
  post: CareerPost,
  means: Means,
): NewDocument<"career-posts"> => ({
  ...PUBLISHED,
  title: post.title,
  location: post.location,
  typeOfEmployment: post.type_of_employment,
  technologies: post.technologies,
  description: means.rich(post.description),
  mainResponsibilities: means.rich(post.main_responsibilities),
  roleRequirements: means.rich(post.role_requirements),
  professionalGrowth: means.rich(post.professional_growth),
  careComfortAndFun: means.rich(post.care_comfort_and_fun),
});

/** The field takes no more. */
const FASTEST = 3;

export const careerGlobal = (career: Career, means: Means): NewGlobal<"career"> => ({
  ...PUBLISHED,
  list: career.list,
  gallery: career.career_gallery.map(({ img, speed }) => ({
    image: means.picture(img),
    speed: speed === null ? speed : Math.min(FASTEST, Math.max(0, speed)),
  })),
  people: career.feedback_message.map(({ avatar, ...person }) => ({
    ...person,
    avatar: means.picture(avatar),
  })),
  feedbackRating: career.feedback_rating,
  feedbackRatingTitle: career.feedback_rating_title,
  smiles: career.feedback_rating_all_smiles.map((smile) => ({
    text: smile.text,
    finishNumber: smile.finish_number,
    finishIcon: means.picture(smile.finish_icons),
  })),
  firstScreen: means.picture(career.first_screen),
  firstScreenVideo: means.picture(career.career_first_screen_video),
});
