import { vacancyAddress } from "#app/pages/vacancies/vacancy-address.ts";
import {
  shownChoice,
  withGroup,
  type Choice,
  type FilterGroup as Group,
} from "#app/content/vacancies/vacancy-filter.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { CheckboxField } from "#app/ui/checkbox.tsx";
import { useT } from "#app/language/language.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./filter-group.module.css";

interface FilterGroupProps {
  group: Group;
  label: string;
  options: readonly string[];
  choice: Choice;
  /** Number of vacancies for each option. */
  counts: ReadonlyMap<string, number>;
}

/** `details` of one name close each other: at most one is open, with or without script (VAC-02). */
export function FilterGroup({ group, label, options, choice, counts }: FilterGroupProps) {
  const t = useT();
  const chosen = choice[group];
  const id = `filter-${group}`;
  return (
    <fieldset className={styles.group} aria-labelledby={id} toolparamdescription={label}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <details className={styles.multi} name="filter">
        <summary aria-labelledby={`${id} ${id}-chosen`}>
          <span id={`${id}-chosen`} data-part={`${group} names`}>
            {shownChoice(chosen, t)}
          </span>
          <Icon name="down" />
        </summary>
        <div className={styles.panel}>
          {options.map((name) => (
            <CheckboxField
              key={name}
              label={name}
              name={group}
              value={name}
              defaultChecked={chosen.includes(name)}
            >
              <Count of={counts.get(name) ?? 0} part={`${group} count ${name}`} />
            </CheckboxField>
          ))}
          <p className={styles.foot}>
            <span data-part={`${group} chosen`}>
              {t("vacancies.chosen", { count: chosen.length })}
            </span>
            <SiteLink
              className={styles.clear}
              to={vacancyAddress(withGroup(choice, group, []))}
              data-part={`${group} clear`}
              data-held=""
              aria-label={t("vacancies.clearGroup", { group: label })}
            >
              {t("vacancies.clear")}
            </SiteLink>
          </p>
        </div>
      </details>
    </fieldset>
  );
}

function Count({ of, part }: { of: number; part: string }) {
  const t = useT();
  return (
    <span className={styles.count} data-part={part} data-none={of === 0 ? "" : undefined}>
      {`${of} `}
      <VisuallyHidden>{t("vacancies.unit", { count: of })}</VisuallyHidden>
    </span>
  );
}
