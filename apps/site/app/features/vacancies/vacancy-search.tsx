import { useRef, type FormEvent } from "react";
import { Link } from "react-router";
import { FilterGroup } from "#app/features/vacancies/filter-group.tsx";
import { useFilter } from "#app/features/vacancies/use-filter.ts";
import { VacancyList } from "#app/features/vacancies/vacancy-list.tsx";
import type { JobSummary } from "#app/lib/job-content.ts";
import { chosenCount, FILTER_GROUPS, search, type FilterNames } from "#app/lib/vacancy-filter.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useReducedMotion } from "#app/ui/use-media-query.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./vacancy-search.module.css";

const PANEL = "filter";

interface VacancySearchProps {
  jobs: readonly JobSummary[];
  options: FilterNames;
  choice: FilterNames;
}

/** The filter and what it finds. A plain GET form: Search works before and without script; with it every tick works at once. */
export function VacancySearch({ jobs, options, choice }: VacancySearchProps) {
  const found = search(jobs, choice);
  const chosen = chosenCount(choice);
  const results = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const reduced = useReducedMotion();
  const { form, apply } = useFilter(choice);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    apply();
    if (form.current?.matches(":popover-open")) form.current.hidePopover();
    // VAC-05: where the filter is a panel, its button is where the visitor goes on.
    const isPanel = opener.current?.checkVisibility() ?? false;
    (isPanel ? opener : results).current?.scrollIntoView({ behavior: reduced ? "instant" : "smooth", block: "start" });
  };
  return (
    <Wrap className={styles.search}>
      <h2>
        <VisuallyHidden>Filter</VisuallyHidden>
      </h2>
      <button ref={opener} type="button" className={styles.open} popoverTarget={PANEL}>
        {chosen === 0 ? "Filter" : `Filter, ${chosen} chosen`}
      </button>
      <form ref={form} className={styles.filter} id={PANEL} popover="auto" method="get" action="/vacancies" onChange={apply} onSubmit={submit}>
        <div className={styles.top}>
          <strong>Filter</strong>
          <IconButton icon="close" label="Close filter" popoverTarget={PANEL} popoverTargetAction="hide" />
        </div>
        {FILTER_GROUPS.map(({ name, label }) => (
          <FilterGroup key={name} group={name} label={label} options={options[name]} choice={choice} vacancies={jobs} />
        ))}
        <Button type="submit">Search</Button>
      </form>
      <div ref={results} className={styles.results} id="vacancies">
        <h2>
          <VisuallyHidden>Vacancies</VisuallyHidden>
        </h2>
        <p className={styles.count} role="status">
          {countText(found)}
        </p>
        {found.length > 0 ? <VacancyList jobs={found} /> : <Nothing isFiltered={chosen > 0} />}
      </div>
    </Wrap>
  );
}

function countText(found: readonly JobSummary[]): string {
  if (found.length === 0) return "No positions";
  const positions = found.length === 1 ? "1 position" : `${found.length} positions`;
  return found.length > 1 && found.some(({ hot }) => hot > 0) ? `${positions}, the urgent ones first` : positions;
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className={styles.nothing}>
      <p>{isFiltered ? "No vacancy fits all of what you chose." : "There is no open vacancy today. Send your resume below: we keep it for the next one."}</p>
      {isFiltered && (
        <Link to={{ search: "" }} preventScrollReset discover="none">
          Clear the filter
        </Link>
      )}
    </div>
  );
}
