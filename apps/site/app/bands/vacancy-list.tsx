import { nameSegment } from "@meridian/contract/record-name";
import type { JobSummary } from "#app/content/vacancies/job-content.ts";
import { Icon } from "#app/ui/icon.tsx";
import { RouteLink } from "#app/ui/route-link.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { useLanguage, useT } from "#app/language/language.ts";
import { useLongDate } from "#app/language/use-long-date.ts";
import { placeOf } from "#app/content/vacancies/place-of.ts";
import { salaryText } from "#app/text/salary-text.ts";
import styles from "./vacancy-list.module.css";

interface VacancyListProps {
  jobs: readonly JobSummary[];
  /** The list is incomplete: "All Jobs" links to the rest (VAC-07). */
  limited?: boolean;
}

/** Vacancies, one per row (VAC-04, CAR-08). */
export function VacancyList({ jobs, limited = false }: VacancyListProps) {
  const t = useT();
  return (
    <>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <Job key={job.slug} job={job} />
        ))}
      </ul>
      {limited && (
        <p className={styles.more}>
          <RouteLink to="/vacancies">{t("vacancies.all")}</RouteLink>
        </p>
      )}
    </>
  );
}

function Job({ job }: { job: JobSummary }) {
  const directionOf = useDirectionOf();
  const { slug, title, hot, client, hours, specialization } = job;
  const language = useLanguage();
  const posted = useLongDate()(job.posted);
  const pay = salaryText(job.salary, language);
  return (
    <li>
      <SiteLink className={styles.job} to={`/vacancies/${nameSegment(slug)}`}>
        <div>
          <h3 dir={directionOf(title)}>
            <WholeWords text={title} />
            {hot > 0 && <HotTag />}
          </h3>
          {client && <span>{client}</span>}
        </div>
        <div>
          <span>{placeOf(job, language)}</span>
          {hours && <span>{hours}</span>}
          {pay && <span className={styles.pay}>{pay}</span>}
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
  const t = useT();
  return <span className={styles.hot}>{t("vacancies.hot")}</span>;
}
