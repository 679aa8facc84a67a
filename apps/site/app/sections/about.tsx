import { CompanyFacts } from "#app/features/company-facts/company-facts.tsx";
import type { CompanyFacts as Facts } from "#app/lib/page-content.ts";
import { Opening } from "#app/ui/opening.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";

interface AboutProps {
  title: string;
  text: string;
  facts: Facts;
  /** Stands right under the clients, which it explains. */
  joined: boolean;
}

/** Who the company is, in three figures (HOME-04). */
export function About({ title, text, facts, joined }: AboutProps) {
  return (
    <Section space={joined ? "joined" : "normal"}>
      <Wrap>
        <Opening title={title} text={text} />
        <CompanyFacts {...facts} />
      </Wrap>
    </Section>
  );
}
