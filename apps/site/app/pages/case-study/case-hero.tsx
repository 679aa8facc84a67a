import type { CaseStudyContent } from "#app/pages/case-study/read-case-study.server.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Frame } from "#app/ui/frame.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { directionOf } from "#app/text/direction.ts";
import styles from "./case-hero.module.css";

/** Titles of at least this many characters use a smaller font. */
const LONG = 60;

type CaseHeroProps = Pick<CaseStudyContent, "title" | "text" | "wallpaper"> & {
  back: { to: string; label: string };
};

/** Title and wallpaper of a case study (CASE-03). */
export function CaseHero({ title, text, wallpaper, back }: CaseHeroProps) {
  return (
    <section
      className={styles.hero}
      dir={directionOf(title)}
      data-plain={wallpaper ? undefined : ""}
    >
      <Wrap>
        {back.to && <BackLink to={back.to}>{back.label}</BackLink>}
        <h1 className={styles.title} data-long={title.length > LONG || undefined}>
          {title}
        </h1>
        {text && <Lead className={styles.lead}>{text}</Lead>}
        {wallpaper && (
          <div className={styles.chart}>
            <Frame>
              <div className={styles.plate}>
                <Picture image={wallpaper} sizes="(max-width: 88rem) 94vw, 80rem" priority />
              </div>
            </Frame>
          </div>
        )}
      </Wrap>
    </section>
  );
}
