import { ANSWERING } from "#app/forms/tool.ts";
import { FilterGroup } from "#app/pages/vacancies/filter-group.tsx";
import { vacancyAddress } from "#app/pages/vacancies/vacancy-address.ts";
import { VacancyList } from "#app/bands/vacancy-list.tsx";
import { useScript } from "#app/islands/use-script.ts";
import type { JobSummary } from "#app/content/vacancies/job-content.ts";
import type { ListPage } from "#app/content/list-pages.ts";
import {
  choiceQuery,
  FILTER_GROUPS,
  filledCount,
  type Choice,
  type FilterGroup as Group,
  type FilterNames,
} from "#app/content/vacancies/vacancy-filter.ts";
import { LONGEST_QUERY } from "#app/text/search-words.ts";
import { PAY, stepName, type PayStep } from "#app/content/vacancies/vacancy-pay.ts";
import { salaryText } from "#app/text/salary-text.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { Field } from "#app/ui/field.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useLanguage, useLink, useT } from "#app/language/language.ts";
import type { Translate } from "@meridian/messages/messages";
import styles from "./vacancy-search.module.css";

const PANEL = "filter";
const PLACES = "vacancy-places";

interface VacancySearchProps extends ListPage<JobSummary> {
  places: readonly string[];
  steps: readonly PayStep[];
  options: FilterNames;
  choice: Choice;
  /** Total on all pages. */
  found: number;
  hasHot: boolean;
  counts: Record<Group, ReadonlyMap<string, number>>;
}

/** A GET form that works without script; vacancy-filter.script.ts applies every change at once. */
export function VacancySearch({
  places,
  steps,
  options,
  choice,
  counts,
  ...list
}: VacancySearchProps) {
  const t = useT();
  const link = useLink();
  const chosen = filledCount(choice);
  return (
    <Wrap className={styles.search} {...useScript("vacancy-filter", "idle")}>
      <h2>
        <VisuallyHidden>{t("vacancies.filter")}</VisuallyHidden>
      </h2>
      <button type="button" className={styles.open} popoverTarget={PANEL} data-part="opener">
        {chosen === 0 ? t("vacancies.filter") : t("vacancies.filterChosen", { count: chosen })}
      </button>
      {/* The address has the checked boxes, so the browser's form restoration is off. */}
      <form
        className={styles.filter}
        id={PANEL}
        popover="auto"
        {...ANSWERING.vacancies}
        method="get"
        action={link("/vacancies")}
        autoComplete="off"
        data-query={choiceQuery(choice, list.page)}
      >
        <div className={styles.top}>
          <strong>{t("vacancies.filter")}</strong>
          <IconButton
            icon="close"
            label={t("vacancies.closeFilter")}
            popoverTarget={PANEL}
            popoverTargetAction="hide"
          />
        </div>
        <Words places={places} steps={steps} choice={choice} />
        {FILTER_GROUPS.filter((name) => options[name].length > 0).map((name) => (
          <FilterGroup
            key={name}
            group={name}
            label={groupLabel(name, t)}
            options={options[name]}
            choice={choice}
            counts={counts[name]}
          />
        ))}
        <Button type="submit">{t("vacancies.search")}</Button>
      </form>
      <Results {...list} choice={choice} isFiltered={chosen > 0} />
    </Wrap>
  );
}

/** Keyword and place (VAC-11), and the least salary (OWN-124). */
function Words({
  places,
  steps,
  choice: { words, pay },
}: Pick<VacancySearchProps, "places" | "steps" | "choice">) {
  const language = useLanguage();
  const { t } = language;
  return (
    <div className={styles.words}>
      <Field
        label={t("vacancies.keyword")}
        name="q"
        type="search"
        defaultValue={words?.q}
        maxLength={LONGEST_QUERY}
      />
      <Field
        label={t("vacancies.placeField")}
        name="place"
        type="search"
        list={PLACES}
        defaultValue={words?.place}
        maxLength={LONGEST_QUERY}
      />
      <datalist id={PLACES}>
        {places.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
      {steps.length > 0 && (
        <SelectField
          label={t("vacancies.salary")}
          name={PAY}
          none={t("vacancies.anySalary")}
          defaultValue={pay && stepName(pay)}
          options={steps.map((step) => ({
            value: stepName(step),
            label: salaryText({ ...step, from: step.amount, to: null, tax: "" }, language),
          }))}
        />
      )}
    </div>
  );
}

type ResultsProps = Omit<VacancySearchProps, "places" | "steps" | "options" | "counts"> & {
  isFiltered: boolean;
};

function Results({ items, page, pages, found, hasHot, choice, isFiltered }: ResultsProps) {
  const t = useT();
  return (
    <div className={styles.results} id="vacancies">
      <h2>
        <VisuallyHidden>{t("vacancies.vacancies")}</VisuallyHidden>
      </h2>
      <div className={styles.count}>
        <p role="status" data-part="count">
          {countText(found, hasHot, page, pages, t)}
        </p>
        <p data-part="clear">{isFiltered && found > 0 && <ClearFilter />}</p>
      </div>
      <div className={styles.list} data-part="list">
        {found > 0 ? <VacancyList jobs={items} /> : <Nothing isFiltered={isFiltered} />}
        {pages > 1 && (
          <div className={styles.pages}>
            <PageLinks
              page={page}
              pages={pages}
              addressOf={(number) => vacancyAddress(choice, number)}
            />
          </div>
        )}
      </div>
    </div>
  );
}

function groupLabel(group: Group, t: Translate): string {
  if (group === "work_type") return t("vacancies.workType");
  return group === "expertise" ? t("vacancies.level") : t("vacancies.specialization");
}

function countText(
  found: number,
  hasHot: boolean,
  page: number,
  pages: number,
  t: Translate,
): string {
  const isOrdered = found > 1 && hasHot;
  if (page > 1)
    return isOrdered
      ? t("vacancies.countUrgentPage", { count: found, page, pages })
      : t("vacancies.countPage", { count: found, page, pages });
  return isOrdered
    ? t("vacancies.countUrgent", { count: found })
    : t("vacancies.count", { count: found });
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useT();
  return (
    <div className={styles.nothing}>
      <p>{isFiltered ? t("vacancies.noMatch") : t("vacancies.none")}</p>
      {isFiltered && <ClearFilter />}
    </div>
  );
}

function ClearFilter() {
  const t = useT();
  return (
    <SiteLink className={styles.clear} to="/vacancies" data-held="">
      {t("vacancies.clearFilter")}
    </SiteLink>
  );
}
