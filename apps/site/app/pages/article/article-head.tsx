import type { Image } from "@meridian/contract";
import { Lead } from "#app/ui/lead.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import styles from "./article-head.module.css";

interface ArticleHeadProps {
  title: string;
  lead: string;
  background: Image | null;
}

/** The article's picture with its title block over it (ART-01). */
export function ArticleHead({ title, lead, background }: ArticleHeadProps) {
  const directionOf = useDirectionOf();
  return (
    <header className={styles.head} data-bare={background === null || undefined}>
      {background && (
        <div className={styles.plate} data-screen="">
          <Picture image={background} sizes="max(100vw, 60rem)" alt="" priority />
        </div>
      )}
      <Wrap className={styles.inner}>
        <div className={styles.cartouche} dir={directionOf(title)}>
          <h1>{title}</h1>
          {lead && <Lead className={styles.lead}>{lead}</Lead>}
        </div>
      </Wrap>
    </header>
  );
}
