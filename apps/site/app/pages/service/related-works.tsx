import { nameSegment } from "@meridian/contract/record-name";
import type { RelatedWorks as Related } from "#app/pages/service/read-service.server.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { WorkCard } from "#app/bands/works/work-card.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./related-works.module.css";

/** Works that a service was delivered in (SERV-04). */
export function RelatedWorks({ named, works }: Related) {
  return (
    <Section>
      <Wrap>
        <SectionHeading title={named ? "Related works" : "Featured works"} />
        <div className={styles.works}>
          {works.map(({ slug, title, cover, place, text }) => (
            <WorkCard
              key={slug}
              to={`/case-studies/${nameSegment(slug)}`}
              title={title}
              note={place}
              text={text}
              cover={cover}
              sizes="(max-width: 56rem) 92vw, (max-width: 90rem) 30vw, 27rem"
            />
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
