import type { PostContent } from "#app/pages/blog/types.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PostLine } from "#app/pages/blog/post-line.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./post-head.module.css";

/** Titles of at least this many characters use a smaller font. */
const LONG = 110;

/** Back link, title, category and date of a post, over its picture (BLOG-03, BLOG-05). */
export function PostHead({
  title,
  category,
  date,
  picture,
}: Pick<PostContent, "title" | "category" | "date" | "picture">) {
  return (
    <header className={styles.head} data-pictured={picture !== null || undefined}>
      <Wrap className={styles.inner}>
        <SiteLink className={styles.back} to="/blog">
          <Icon name="previous" /> Back to blog
        </SiteLink>
        <h1 data-long={title.length > LONG || undefined}>{title}</h1>
        <PostLine category={category} date={date} />
        {picture && (
          <div className={styles.picture}>
            <Picture image={picture} sizes="(max-width: 90rem) 92vw, 82rem" alt="" priority />
          </div>
        )}
      </Wrap>
    </header>
  );
}
