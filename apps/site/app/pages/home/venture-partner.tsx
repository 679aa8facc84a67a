import type { SiteConfig } from "#app/site-config.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Facts } from "#app/ui/facts.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { RouteLink } from "#app/ui/route-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./venture-partner.module.css";

type VenturePartnerProps = NonNullable<SiteConfig["home"]["venturePartner"]> & {
  /** Uses an SVG in the brand's colours; the painting has those of the built-in palette. */
  isDrawn: boolean;
  /** The site has a dark theme, which uses the SVG. */
  dark: boolean;
};

const ART = { alt: "", width: 1200, height: 750, loading: "lazy", decoding: "async" } as const;

/** The section for venture-capital partners (HOME-06). */
export function VenturePartner({
  title,
  text,
  link,
  action,
  facts,
  isDrawn,
  dark,
}: VenturePartnerProps) {
  return (
    <Section ground="night">
      <Wrap className={styles.grid}>
        {!isDrawn && (
          <picture className={classNames(styles.art, dark && styles.onLight)}>
            <source type="image/avif" srcSet="/home/venture.avif" />
            <img {...ART} src="/home/venture.webp" />
          </picture>
        )}
        {(isDrawn || dark) && (
          <div className={classNames(styles.art, !isDrawn && styles.onDark)}>
            <img {...ART} src="/home/venture.svg" />
          </div>
        )}
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
