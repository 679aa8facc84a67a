import { Link } from "react-router";
import { choiceQuery, optionCounts, shownChoice, withGroup, type FilterGroup as Group, type FilterNames } from "#app/lib/vacancy-filter.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./filter-group.module.css";

interface FilterGroupProps {
  group: Group;
  label: string;
  options: readonly string[];
  choice: FilterNames;
  /** Every vacancy: each option tells how many of them it would give. */
  vacancies: readonly FilterNames[];
}

/** A dropdown of boxes. Details of one name close each other, so that at most one is open, script or not (VAC-02). */
export function FilterGroup({ group, label, options, choice, vacancies }: FilterGroupProps) {
  const chosen = choice[group];
  const counts = optionCounts(vacancies, choice, group);
  const id = `filter-${group}`;
  return (
    <div className={styles.group}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <details className={styles.multi} name="filter">
        <summary aria-labelledby={`${id} ${id}-chosen`}>
          <span id={`${id}-chosen`}>{shownChoice(chosen)}</span>
          <Icon name="down" />
        </summary>
        <div className={styles.panel}>
          {options.map((name) => (
            <label key={name} className={styles.choice} data-none={counts.has(name) ? undefined : ""}>
              <input type="checkbox" name={group} value={name} defaultChecked={chosen.includes(name)} />
              <span>{name}</span>
              <Count of={counts.get(name) ?? 0} />
            </label>
          ))}
          <p className={styles.foot}>
            <span>{chosen.length} chosen</span>
            <Link className={styles.clear} to={{ search: choiceQuery(withGroup(choice, group, [])) }} preventScrollReset discover="none" aria-label={`Clear ${label}`}>
              Clear
            </Link>
          </p>
        </div>
      </details>
    </div>
  );
}

function Count({ of }: { of: number }) {
  return (
    <span className={styles.count}>
      {of}
      <span className={styles.unit}> {of === 1 ? "position" : "positions"}</span>
    </span>
  );
}
