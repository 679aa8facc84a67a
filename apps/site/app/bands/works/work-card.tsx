import { nameSegment } from "@meridian/contract/record-name";
import type { WorkSummary } from "#app/bands/works/types.ts";
import { ResultFigures } from "#app/bands/works/result-figures.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { useT } from "#app/language/language.ts";
import styles from "./work-card.module.css";

/** `sizes` of a cover as wide as the page's content. */
export const WHOLE_ROW = "(max-width: 90rem) 92vw, 82rem";

interface WorkCardProps {
  work: WorkSummary;
  /** The cover's width as `sizes`. Its ratio is the grid's `--ratio`. */
  sizes: string;
}

/** A cover with text; the whole card is one link. Its layout follows its container's width. */
export function WorkCard({ work, sizes }: WorkCardProps) {
  const { slug, title, result, figures, place, text, cover } = work;
  const directionOf = useDirectionOf();
  const t = useT();
  return (
    // Titles are often Latin names, in any language.
    <SiteLink
      className={styles.work}
      to={`/case-studies/${nameSegment(slug)}`}
      dir={directionOf(`${title} ${result} ${text}`)}
    >
      <div className={styles.cover} data-screen="">
        {cover && <Picture image={cover} sizes={sizes} alt="" />}
      </div>
      <div className={styles.text}>
        <h3>
          <WholeWords text={result ? t("pages.titleResult", { title, result }) : title} />
        </h3>
        {place && (
          <small>
            <WholeWords text={place} />
          </small>
        )}
        {text && <p>{text}</p>}
      </div>
      <ResultFigures figures={figures} small />
    </SiteLink>
  );
}
