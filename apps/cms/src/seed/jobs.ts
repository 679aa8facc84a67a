import type { DemoContent } from "@meridian/demo";
import type { VacancyTerm } from "#payload-types.ts";
import { PUBLISHED, type NewDocument, type NewGlobal, type PictureOf } from "#seed/draft.ts";

export const termDocuments = ({ vacancyCategories }: DemoContent): NewDocument<"vacancy-terms">[] =>
  (["specialization", "work_type", "expertise"] as const).flatMap((kind) => vacancyCategories[kind].map(({ name }, at) => ({ ...PUBLISHED, kind, name, order: at + 1 })));

const noon = (day: string): string | undefined => (day === "" ? undefined : `${day}T12:00:00.000Z`);

/** Vacancies, pointing at the terms of their names. */
export function vacancyDocuments({ vacancies }: DemoContent, pictureOf: PictureOf, terms: VacancyTerm[]): NewDocument<"vacancies">[] {
  const termIds = (kind: VacancyTerm["kind"], names: { name: string }[]): number[] =>
    names.map(({ name }) => {
      const term = terms.find((found) => found.kind === kind && found.name === name);
      if (!term) throw new Error(`the demo content has no ${kind} ${JSON.stringify(name)}`);
      return term.id;
    });
  return vacancies.map((vacancy) => ({
    ...PUBLISHED,
    id: vacancy.ID,
    slug: vacancy.slug,
    title: vacancy.title,
    date: noon(vacancy.date),
    validThrough: noon(vacancy.valid_through),
    description: vacancy.description,
    firstInfoImage: pictureOf(vacancy.first_info_image),
    hot: vacancy.hot,
    expectations: vacancy.what_should_i_expect.map((item) => ({
      title: item.title,
      kind: item.select_type_to_watching.value === "text" ? "text" : "list",
      list: item.list.map(({ value }) => ({ value })),
      simpleText: item.simple_text,
    })),
    levels: termIds("expertise", vacancy.vacancies_filter.expertise),
    workTypes: termIds("work_type", vacancy.vacancies_filter.work_type),
    specializations: termIds("specialization", vacancy.vacancies_filter.specialization),
    locations: vacancy.vacancies_filter.location.map(({ name }) => name),
    projects: vacancy.vacancies_filter.project.map(({ name }) => name),
  }));
}

export const careerGlobal = ({ career }: DemoContent, pictureOf: PictureOf): NewGlobal<"career"> => ({
  ...PUBLISHED,
  list: career.list,
  gallery: career.career_gallery.map(({ img, speed }) => ({ image: pictureOf(img), speed })),
  people: career.feedback_message.map(({ avatar, ...person }) => ({ ...person, avatar: pictureOf(avatar.url) })),
  feedbackRating: career.feedback_rating,
  feedbackRatingTitle: career.feedback_rating_title,
  smiles: career.feedback_rating_all_smiles.map((smile) => ({ text: smile.text, finishNumber: smile.finish_number, finishIcon: pictureOf(smile.finish_icons) })),
  firstScreen: pictureOf(career.first_screen),
  firstScreenVideo: pictureOf(career.career_first_screen_video),
});
