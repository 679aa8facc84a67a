import { nameSegment } from "@meridian/contract/record-name";
import type { ServiceSummary } from "#app/bands/services/types.ts";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { Html } from "#app/ui/html.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./sales-services.module.css";

interface SalesServicesProps {
  title: string;
  text?: string | undefined;
  /** `null` when the host fails. */
  services: ServiceSummary[] | null;
}

/** The services by name (ERR-03): the home page describes them. Nothing without any. */
export function SalesServices({ title, text, services }: SalesServicesProps) {
  const directionOf = useDirectionOf();
  if (services === null || services.length === 0) return null;
  return (
    <Section ground="land" space="tight" id="services">
      <Wrap>
        <SectionHeading title={title} text={text} />
        <ul className={styles.services}>
          {services.map((service) => (
            <li key={service.slug} dir={directionOf(service.title)}>
              <SiteLink to={`/services/${nameSegment(service.slug)}`}>
                <Html as="span" html={service.title} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
