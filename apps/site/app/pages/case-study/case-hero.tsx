import type { CaseStudyContent } from "#app/pages/case-study/read-case-study.server.ts";
import { Breadcrumb, type Crumb } from "#app/shell/breadcrumb/breadcrumb.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Frame } from "#app/ui/frame.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import styles from "./case-hero.module.css";

/** Titles of at least this many characters use a smaller font. */
const LONG = 60;

type CaseHeroProps = Pick<CaseStudyContent, "title" | "text" | "wallpaper"> & {
  trail: readonly Crumb[];
};

/** On narrow screens the plate is taller than the picture, whose sides are cropped. */
const SIZES = "(max-width: 56rem) 124vw, (max-width: 88rem) 94vw, 80rem";

/** Title and wallpaper of a case study (CASE-03). */
export function CaseHero({ title, text, wallpaper, trail }: CaseHeroProps) {
  const directionOf = useDirectionOf();
  return (
    <section
      className={styles.hero}
      dir={directionOf(`${title} ${text}`)}
      data-plain={wallpaper ? undefined : ""}
    >
      <Wrap>
        <Breadcrumb trail={trail} />
        <h1 className={styles.title} data-long={title.length > LONG || undefined}>
          {title}
        </h1>
        {text && <Lead className={styles.lead}>{text}</Lead>}
        {wallpaper && (
          <div className={styles.chart} data-screen="">
            <Frame>
              <div className={styles.plate}>
                <Picture image={wallpaper} sizes={SIZES} priority />
              </div>
            </Frame>
          </div>
        )}
      </Wrap>
    </section>
  );
}
