import { VacancyList } from "#app/bands/vacancy-list.tsx";
import type { JobSummary } from "#app/content/vacancies/job-content.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { RouteLink } from "#app/ui/route-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "#app/bands/vacancy-list.module.css";

interface AlsoOpenProps {
  jobs: readonly JobSummary[];
  apart?: boolean;
}

/** Similar vacancies and a link to all of them (VACD-03). */
export function AlsoOpen({ jobs, apart = false }: AlsoOpenProps) {
  const t = useT();
  return (
    <Section space={apart ? "tight" : "tight-joined"} data-screen="">
      <Wrap>
        {jobs.length > 0 && (
          <>
            <SectionHeading title={t("vacancies.alsoOpen")} />
            <VacancyList jobs={jobs} />
          </>
        )}
        <p className={styles.more}>
          <RouteLink to="/vacancies">{t("vacancies.more")}</RouteLink>
        </p>
      </Wrap>
    </Section>
  );
}
