/**
 * Vacancies for a bench, made from the demo's own: the same each time, with different addresses.
 */
import type { DemoContent } from "@meridian/demo";

type Vacancy = DemoContent["vacancies"][number];

/** `count` records: each takes the text of one, and its places and kinds from others. */
export function manyVacancies(models: readonly Vacancy[], count: number): Vacancy[] {
  const pick = (at: number): Vacancy => models[at % models.length] as Vacancy;
  return Array.from({ length: count }, (_, at) => {
    const model = pick(at);
    const title = `${model.title} ${at + 1}`;
    const { expertise, project } = model.vacancies_filter;
    // Steps without a common divisor with the number of models, so that kinds mix.
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
