import { FeedbackStats } from "#app/pages/career/feedback/feedback-stats.tsx";
import type { CareerContent } from "#app/pages/career/read-career.server.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useLanguage } from "#app/language/language.ts";

/** Employee ratings (CAR-04). */
export function Feedback({ rating, title, items }: CareerContent["feedback"]) {
  const { code, t } = useLanguage();
  return (
    <Section>
      <Wrap>
        <SectionHeading
          title={
            rating === null
              ? title
              : t("career.rating", { rating: new Intl.NumberFormat(code).format(rating) })
          }
          text={rating === null ? undefined : title}
        />
        <FeedbackStats items={items} />
      </Wrap>
    </Section>
  );
}
