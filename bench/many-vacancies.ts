import type { DemoContent } from "@meridian/demo";

type Vacancy = DemoContent["vacancies"][number];

/** The same each time: texts of one model with places and kinds of others, and new addresses. */
export function manyVacancies(models: readonly Vacancy[], count: number): Vacancy[] {
  const pick = (at: number): Vacancy => models[at % models.length] as Vacancy;
  return Array.from({ length: count }, (_, at) => {
    const model = pick(at);
    const title = `${model.title} ${at + 1}`;
    const { expertise, project } = model.vacancies_filter;
    // Steps coprime to the number of models mix the kinds.
    const { work_type, location } = pick(at * 5 + Math.floor(at / models.length)).vacancies_filter;
    const { specialization } = pick(at * 7 + Math.floor(at / 3)).vacancies_filter;
    return {
      ...model,
      ID: 10_000 + at,
      slug: `${model.slug}-${at + 1}`,
      title,
      post_title: title,
      hot: at % 50 === 0 ? 1 + (at % 3) : 0,
      vacancies_filter: { expertise, project, work_type, location, specialization },
    };
  });
}
