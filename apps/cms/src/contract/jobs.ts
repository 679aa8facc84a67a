/** Vacancies, what they are filtered by, and the career page. */
import type { Wire } from "@meridian/contract";
import { isPublished } from "#contract/published.ts";
import { figure, list, picture, text } from "#contract/wire.ts";
import type { Career, Vacancy, VacancyTerm } from "#payload-types.ts";

const termNames = (terms: (VacancyTerm | number)[] | null | undefined): { name: string }[] =>
  (terms ?? []).flatMap((term) =>
    typeof term === "object" && isPublished(term) ? [{ name: term.name }] : [],
  );
const names = (values: string[] | null | undefined): { name: string }[] =>
  list(values, (name) => ({ name }));

/** One record serves list and detail: the list reads `post_title`, the detail `title`. */
export const vacancyWire = (doc: Vacancy): Wire<"vacancies">[number] & Wire<"vacancy">[number] => ({
  ID: doc.id,
  slug: doc.slug,
  post_title: doc.title,
  title: doc.title,
  // Kept at noon UTC, so that the day is the same wherever it is read.
  date: (doc.date ?? doc.createdAt).slice(0, 10),
  valid_through: text(doc.validThrough).slice(0, 10),
  closed: false,
  description: text(doc.description),
  first_info_image: picture(doc.firstInfoImage),
  hot: doc.hot,
  what_should_i_expect: list(doc.expectations, (item) => ({
    title: text(item.title),
    select_type_to_watching:
      item.kind === "text" ? { value: "text", label: "Text" } : { value: "list", label: "List" },
    list: item.kind === "text" ? [] : list(item.list, ({ value }) => ({ value })),
    simple_text: item.kind === "text" ? text(item.simpleText) : "",
  })),
  vacancies_filter: {
    expertise: termNames(doc.levels),
    work_type: termNames(doc.workTypes),
    specialization: termNames(doc.specializations),
    location: names(doc.locations),
    project: names(doc.projects),
  },
});

const ofKind = (terms: VacancyTerm[], kind: VacancyTerm["kind"]): { name: string }[] =>
  terms.filter((term) => term.kind === kind).map(({ name }) => ({ name }));

export const specialisationsWire = (terms: VacancyTerm[]): Wire<"vacancySpecialisations"> =>
  ofKind(terms, "specialization");
export const vacancyCategoriesWire = (terms: VacancyTerm[]): Wire<"vacancyCategories"> => ({
  specialization: specialisationsWire(terms),
  work_type: ofKind(terms, "work_type"),
  expertise: ofKind(terms, "expertise"),
});

export const careerWire = (doc: Career): Wire<"career"> => ({
  list: list(doc.list, ({ title, description }) => ({
    title: text(title),
    description: text(description),
  })),
  career_gallery: list(doc.gallery, (item) => ({
    img: picture(item.image),
    speed: figure(item.speed),
  })),
  feedback_message: list(doc.people, (person) => ({
    avatar: picture(person.avatar),
    name: text(person.name),
    position: text(person.position),
    text: text(person.text),
  })),
  feedback_rating: figure(doc.feedbackRating),
  feedback_rating_title: text(doc.feedbackRatingTitle),
  feedback_rating_all_smiles: list(doc.smiles, (smile, at) => ({
    id: at + 1,
    text: text(smile.text),
    finish_number: figure(smile.finishNumber),
    finish_icons: picture(smile.finishIcon),
  })),
  first_screen: picture(doc.firstScreen),
  career_first_screen_video: picture(doc.firstScreenVideo),
});
