import { FeedbackStats } from "#app/features/feedback/feedback-stats.tsx";
import type { CareerContent } from "#app/lib/career-content.ts";
import { Opening } from "#app/ui/opening.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";

/** How the company's people rate their work (CAR-04). */
export function Feedback({ rating, title, items }: CareerContent["feedback"]) {
  return (
    <Section>
      <Wrap>
        <Opening
          title={rating === null ? title : `${rating} out of 5`}
          text={rating === null ? undefined : title}
        />
        <FeedbackStats items={items} />
      </Wrap>
    </Section>
  );
}
