import { VacancyList } from "#app/bands/vacancy-list.tsx";
import type { JobSummary } from "#app/content/vacancies/job-content.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";

/** Some unfiltered vacancies and a link to all of them (CAR-08, VAC-07). */
export function FeaturedJobs({
  title,
  jobs,
  joined,
}: {
  title: string;
  jobs: readonly JobSummary[];
  /** Directly follows the testimonials, without a gap. */
  joined: boolean;
}) {
  return (
    <Section space={joined ? "tight-joined" : "tight"}>
      <Wrap>
        <SectionHeading title={title} />
        <VacancyList jobs={jobs} limited />
      </Wrap>
    </Section>
  );
}
