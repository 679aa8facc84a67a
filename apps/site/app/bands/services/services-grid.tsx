import { nameSegment } from "@meridian/contract/record-name";
import type { ProvidedContent, ServiceSummary } from "#app/bands/services/types.ts";
import { ANY_SERVICE } from "#app/bands/services/service-icon.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { Html } from "#app/ui/html.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import styles from "./services-grid.module.css";

type ServicesGridProps = SiteConfig["home"]["services"] & {
  /** `null` when the host fails: only the provided parts show. */
  services: ServiceSummary[] | null;
  provided: ProvidedContent;
};

/** Every service, and what the company provides with each (HOME-07). */
export function ServicesGrid({ title, text, plan, services, provided }: ServicesGridProps) {
  const directionOf = useDirectionOf();
  const shown = services !== null && (services.length > 0 || plan !== undefined);
  if (!shown && provided.items.length === 0) return null;
  return (
    <Section id="services">
      <Wrap className={styles.parts}>
        {shown && (
          <div>
            <SectionHeading title={title} text={text} />
            <ul className={styles.services}>
              {services.map((service) => (
                <li key={service.slug} className={styles.cell}>
                  <SiteLink
                    className={styles.service}
                    to={`/services/${nameSegment(service.slug)}`}
                    dir={directionOf(`${service.title} ${service.text}`)}
                  >
                    <Sign {...service} />
                    <Html as="h3" html={service.title} />
                    <p>{service.text}</p>
                  </SiteLink>
                </li>
              ))}
              {plan && (
                <li className={styles.cell}>
                  <SiteLink className={styles.service} to={plan.link}>
                    <Sign icon={ANY_SERVICE} cover={null} />
                    <h3>{plan.title}</h3>
                    {plan.text && <p>{plan.text}</p>}
                  </SiteLink>
                </li>
              )}
            </ul>
          </div>
        )}
        <Provided {...provided} />
      </Wrap>
    </Section>
  );
}

function Sign({ icon, cover }: Pick<ServiceSummary, "icon" | "cover">) {
  if (!icon && cover)
    return <Picture image={cover} sizes="4.5rem" alt="" className={styles.cover} />;
  return <img src={icon ?? ANY_SERVICE} alt="" width={72} height={72} loading="lazy" />;
}

/** On phones each item is folded. */
function Provided({ title, items }: ProvidedContent) {
  if (items.length === 0) return null;
  return (
    <div>
      {title && <SectionHeading title={title} />}
      <ul className={styles.provided}>
        {items.map((item) => (
          <li key={item.title} className={styles.item}>
            {item.icon && (
              <Picture image={item.icon} sizes="2.5rem" alt="" className={styles.sign} />
            )}
            <h3>{item.title}</h3>
            <Points points={item.points} />
          </li>
        ))}
      </ul>
      <div className={styles.folded} data-again="">
        {items.map((item) => (
          <details key={item.title}>
            <summary>{item.title}</summary>
            <Points points={item.points} />
          </details>
        ))}
      </div>
    </div>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
