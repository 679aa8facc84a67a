import { VacancyList } from "#app/bands/vacancy-list.tsx";
import type { JobSummary } from "#app/content/vacancies/job-content.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";

/** CAR-08, VAC-07. */
export function FeaturedJobs({
  title,
  jobs,
  joined,
}: {
  title: string;
  jobs: readonly JobSummary[];
  /** No gap to the testimonials above. */
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
