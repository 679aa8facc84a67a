import type { TwoColumns as Columns } from "#app/pages/case-study/read-case-study.server.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./two-columns.module.css";

/** Two texts: research and discovery (CASE-04), partnership overview (CASE-06). */
export function TwoColumns({
  title,
  ground,
  opens,
  left,
  right,
}: Columns & { title: string; ground: "sea" | "land"; opens?: boolean }) {
  return (
    <Section ground={ground}>
      <Wrap>
        <SectionHeading title={title} />
        <div className={styles.columns}>
          {left && <Prose html={left} opens={opens} />}
          {right && <Prose html={right} />}
        </div>
      </Wrap>
    </Section>
  );
}
