import type { CaseStudyContent } from "#app/lib/case-study-content.ts";
import { Crumb } from "#app/ui/crumb.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./case-hero.module.css";

/** Characters from which a title is set smaller. */
const LONG = 60;

type CaseHeroProps = Pick<CaseStudyContent, "title" | "text" | "wallpaper"> & {
  back: { to: string; label: string };
};

/** Title and wallpaper of a case study: the one chart of the page (CASE-03). */
export function CaseHero({ title, text, wallpaper, back }: CaseHeroProps) {
  return (
    <section className={styles.hero} data-plain={wallpaper ? undefined : ""}>
      <Wrap>
        <Crumb to={back.to}>{back.label}</Crumb>
        <h1 className={styles.title} data-long={title.length > LONG || undefined}>
          {title}
        </h1>
        {text && <Lead className={styles.lead}>{text}</Lead>}
        {wallpaper && (
          <div className={styles.chart}>
            <Sheet>
              <div className={styles.plate}>
                <Picture image={wallpaper} sizes="(max-width: 88rem) 94vw, 80rem" priority />
              </div>
            </Sheet>
          </div>
        )}
      </Wrap>
    </section>
  );
}
