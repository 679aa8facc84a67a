import type { PostContent } from "#app/pages/blog/types.ts";
import { Lead } from "#app/ui/lead.tsx";
import { ProseText } from "#app/bands/reading/prose-text.tsx";
import styles from "./post-sections.module.css";

/** A post's text, by section (BLOG-03). */
export function PostSections({
  lead,
  sections,
}: {
  lead: string;
  sections: PostContent["sections"];
}) {
  return (
    <div className={styles.text}>
      {lead && <Lead className={styles.lead}>{lead}</Lead>}
      {sections.map(({ id, title, html }, at) => (
        <section key={id || at} id={id || undefined} className={styles.section}>
          {title && <h2>{title}</h2>}
          {html && <ProseText html={html} />}
        </section>
      ))}
    </div>
  );
}
