import { VacancyList } from "#app/features/vacancies/vacancy-list.tsx";
import type { JobSummary } from "#app/lib/job-content.ts";
import { Opening } from "#app/ui/opening.tsx";
import { RouteLink } from "#app/ui/route-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./vacancy-list.module.css";

interface AlsoOpenProps {
  jobs: readonly JobSummary[];
  /** The band above has a ground of its own. */
  apart?: boolean;
}

/** Vacancies like this one, and the way to all of them (VACD-03). */
export function AlsoOpen({ jobs, apart = false }: AlsoOpenProps) {
  return (
    <Section space={apart ? "tight" : "tight-joined"}>
      <Wrap>
        {jobs.length > 0 && (
          <>
            <Opening title="Also open" />
            <VacancyList jobs={jobs} />
          </>
        )}
        <p className={styles.more}>
          <RouteLink to="/vacancies">More jobs</RouteLink>
        </p>
      </Wrap>
    </Section>
  );
}
