import { CompanyFacts } from "#app/bands/about/company-facts.tsx";
import type { AboutContent } from "#app/bands/about/types.ts";
import { Html } from "#app/ui/html.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";

interface AboutProps extends AboutContent {
  /** Directly follows the clients, without a gap. */
  joined: boolean;
}

/** The company in its own words and figures (HOME-04). */
export function About({ title, text, facts, joined }: AboutProps) {
  return (
    <Section space={joined ? "joined" : "normal"}>
      <Wrap>
        {(title || text) && <SectionHeading title={title} text={text && <Html html={text} />} />}
        {facts.length > 0 && <CompanyFacts facts={facts} />}
      </Wrap>
    </Section>
  );
}
