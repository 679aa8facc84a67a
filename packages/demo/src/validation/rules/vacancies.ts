import { checkFigure, type Checked } from "#validation/checks.ts";

type Vacancy = Checked["content"]["vacancies"][number];
type FilterName = keyof Vacancy["vacancies_filter"];

const LOOKED_UP = ["specialization", "work_type", "expertise"] as const;
const namesOf = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);

/** Vacancies and filter agree; each kind of vacancy occurs. */
export function checkVacancies(checked: Checked): void {
  const { content, check } = checked;
  const { vacancies, vacancyCategories: lists } = content;
  checkFigure(check, "specializations", lists.specialization.length, 8);
  check(namesOf(lists.work_type).join() === "Remote,Office,Hybrid", "work types");
  check(namesOf(lists.expertise).join() === "Junior,Middle,Senior,Lead", "tech levels");
  check(
    namesOf(content.vacancySpecialisations).join() === namesOf(lists.specialization).join(),
    "the two lists of specializations differ",
  );
  for (const vacancy of vacancies) {
    checkVacancy(checked, vacancy);
    checkFilter(checked, vacancy);
    checkExpectations(checked, vacancy);
  }
  const used = (name: FilterName): number =>
    new Set(vacancies.flatMap((vacancy) => namesOf(vacancy.vacancies_filter[name]))).size;
  for (const name of LOOKED_UP) checkFigure(check, `${name} used`, used(name), lists[name].length);
  checkFigure(check, "locations", used("location"), 7);
  checkFigure(check, "hot values", new Set(vacancies.map(({ hot }) => hot)).size, 4);
}

function checkVacancy({ check }: Checked, vacancy: Vacancy): void {
  const { slug, title, hot, description, date } = vacancy;
  check(title === vacancy.post_title, `${slug}: two titles`);
  check(hot >= 0 && hot <= 3, `${slug}: hot`);
  check(description.includes("\n"), `${slug}: no line break`);
  check(
    title.startsWith(vacancy.vacancies_filter.expertise[0]?.name ?? " "),
    `${slug}: title and level differ`,
  );
  check(
    vacancy.valid_through === "" || vacancy.valid_through > date,
    `${slug}: it ends before it begins`,
  );
}

function checkFilter({ content, check }: Checked, { slug, vacancies_filter }: Vacancy): void {
  for (const [name, values] of Object.entries(vacancies_filter))
    check(values.length > 0, `${slug}: ${name} is empty`);
  for (const list of LOOKED_UP)
    for (const { name } of vacancies_filter[list])
      check(
        namesOf(content.vacancyCategories[list]).includes(name),
        `${slug}: ${list} ${name} is not in the lookup`,
      );
  for (const { name } of vacancies_filter.project) {
    check(
      content.caseStudies.some(({ title }) => title === name),
      `${slug}: project ${name} has no case study`,
    );
    check(
      content.clients.data.client.some(
        ({ title, list_item }) => title === name && list_item.Date.endsWith("present"),
      ),
      `${slug}: project ${name} has ended`,
    );
  }
}

function checkExpectations({ check }: Checked, vacancy: Vacancy): void {
  const { slug, what_should_i_expect: expectations } = vacancy;
  for (const { title, select_type_to_watching, list, simple_text } of expectations) {
    const isList = select_type_to_watching.value === "list";
    check(
      list.length > 0 === isList && (simple_text === "") === isList,
      `${slug}: "${title}" does not fit its type`,
    );
  }
  for (const type of ["list", "text"])
    check(
      expectations.some((one) => one.select_type_to_watching.value === type),
      `${slug}: no item of type ${type}`,
    );
}
