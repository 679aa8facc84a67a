import type { SiteConfig } from "#app/site-config.ts";
import { Facts } from "#app/ui/facts.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { RouteLink } from "#app/ui/route-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./venture-partner.module.css";

type VenturePartnerProps = NonNullable<SiteConfig["home"]["venturePartner"]> & {
  /** Uses an SVG in the brand's colours; the painting has those of the built-in palette. */
  isDrawn: boolean;
};

/** The section for venture-capital partners (HOME-06). */
export function VenturePartner({ title, text, link, action, facts, isDrawn }: VenturePartnerProps) {
  return (
    <Section ground="night">
      <Wrap className={styles.grid}>
        <picture className={styles.art}>
          {!isDrawn && <source type="image/avif" srcSet="/home/venture.avif" />}
          <img
            src={isDrawn ? "/home/venture.svg" : "/home/venture.webp"}
            alt=""
            width={1200}
            height={750}
            loading="lazy"
            decoding="async"
          />
        </picture>
        <div className={styles.text}>
          <h2>{title}</h2>
          <Lead className={styles.lead}>{text}</Lead>
          <Facts className={styles.facts} facts={facts} />
          {link && <RouteLink to={link}>{action}</RouteLink>}
        </div>
      </Wrap>
    </Section>
  );
}
