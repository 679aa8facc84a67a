import type { CSSProperties } from "react";
import type { SiteConfig } from "#app/site-config.ts";
import { Opening } from "#app/ui/opening.tsx";
import { RouteLink } from "#app/ui/route-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./cost-bars.module.css";

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 1000) / 10}%`;

/** What one person costs hired directly and with the company: two bars, to scale on wide screens. */
export function CostBars({ title, text, direct, own, link, action }: SiteConfig["sales"]["comparison"]) {
  const scale = { "--length": percent(own.to, direct.amount), "--least": percent(own.from, own.to) } as CSSProperties;
  return (
    <Section>
      <Wrap>
        <Opening title={title} text={text} />
        <dl className={styles.bars}>
          <div className={styles.bar}>
            <dt>{direct.label}</dt>
            <dd>{direct.figure}</dd>
          </div>
          <div className={styles.bar} data-own="" style={scale}>
            <dt>{own.label}</dt>
            <dd>{own.figure}</dd>
          </div>
        </dl>
        <RouteLink to={link}>{action}</RouteLink>
      </Wrap>
    </Section>
  );
}
