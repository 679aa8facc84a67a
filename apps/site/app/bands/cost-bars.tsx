import type { ReactNode } from "react";
import type { SiteConfig } from "#app/site-config.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./cost-bars.module.css";

const percent = (part: number, whole: number): string =>
  `${Math.round((part / whole) * 1000) / 10}%`;

type CostBarsProps = Pick<
  NonNullable<SiteConfig["sales"]["comparison"]>,
  "title" | "text" | "per" | "direct" | "own"
> & {
  /** What one may do about it. */
  children: ReactNode;
};

/**
 * What one person costs hired directly and with the company: two bars, to scale on wide screens
 * (PRICE-04).
 */
export function CostBars({ title, text, per, direct, own, children }: CostBarsProps) {
  const scale = {
    "--length": percent(own.to, direct.amount),
    "--least": percent(own.from, own.to),
  };
  return (
    <Section>
      <Wrap>
        <SectionHeading title={title} text={text} />
        <dl className={styles.bars}>
          <div className={styles.bar}>
            <dt>{direct.label}</dt>
            <dd>
              <b>{direct.figure}</b> <small>{per}</small>
            </dd>
          </div>
          <div className={styles.bar} data-own="" style={scale}>
            <dt>{own.label}</dt>
            <dd>
              <b>{own.figure}</b> <small>{per}</small>
            </dd>
          </div>
        </dl>
        {children}
      </Wrap>
    </Section>
  );
}
