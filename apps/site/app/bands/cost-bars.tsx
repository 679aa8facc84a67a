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
  /** Replaces `{brand}` in the labels. */
  brand: string;
  children: ReactNode;
};

/** Cost of one person, hired directly and through the company: two bars to scale (PRICE-04). */
export function CostBars({ title, text, per, direct, own, brand, children }: CostBarsProps) {
  const named = (label: string): string => label.replace("{brand}", () => brand);
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
            <dt>{named(direct.label)}</dt>
            <dd>
              <b>{direct.figure}</b> <small>{per}</small>
            </dd>
          </div>
          <div className={styles.bar} data-own="" style={scale}>
            <dt>{named(own.label)}</dt>
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
