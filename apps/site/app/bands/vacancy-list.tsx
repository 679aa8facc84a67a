import { nameSegment } from "@meridian/contract/record-name";
import type { JobSummary } from "#app/content/vacancies/job-content.ts";
import { Icon } from "#app/ui/icon.tsx";
import { RouteLink } from "#app/ui/route-link.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { directionOf } from "#app/text/direction.ts";
import styles from "./vacancy-list.module.css";

interface VacancyListProps {
  jobs: readonly JobSummary[];
  /** The list is incomplete: "All Jobs" links to the rest (VAC-07). */
  limited?: boolean;
}

/** Vacancies, one per row (VAC-04, CAR-08). */
export function VacancyList({ jobs, limited = false }: VacancyListProps) {
  return (
    <>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <Job key={job.slug} job={job} />
        ))}
      </ul>
      {limited && (
        <p className={styles.more}>
          <RouteLink to="/vacancies">All Jobs</RouteLink>
        </p>
      )}
    </>
  );
}

function Job({ job }: { job: JobSummary }) {
  const { slug, title, hot, client, place, hours, specialization, posted } = job;
  return (
    <li>
      <SiteLink className={styles.job} to={`/vacancies/${nameSegment(slug)}`}>
        <div className={styles.what}>
          <h3 dir={directionOf(title)}>
            <WholeWords text={title} />
            {hot > 0 && <HotTag />}
          </h3>
          {client && <span>{client}</span>}
        </div>
        <div>
          <span>{place}</span>
          {hours && <span>{hours}</span>}
        </div>
        <div>
          <span>{specialization.join(", ")}</span>
          {posted.day && <time dateTime={posted.day}>{posted.text}</time>}
        </div>
        <Icon name="next" />
      </SiteLink>
    </li>
  );
}

export function HotTag() {
  return <span className={styles.hot}>Hot</span>;
}
