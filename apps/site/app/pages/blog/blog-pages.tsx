import { PageLinks } from "#app/ui/page-links.tsx";
import styles from "./blog-pages.module.css";

interface BlogPagesProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  /** The list's feed, if it has one. */
  feed?: string | undefined;
}

/** Links to the other pages of a list and to its feed. */
export function BlogPages({ page, pages, addressOf, feed }: BlogPagesProps) {
  return (
    <div className={styles.end}>
      <PageLinks page={page} pages={pages} addressOf={addressOf} />
      {feed && (
        <a className={styles.feed} href={feed} type="application/rss+xml">
          RSS feed
        </a>
      )}
    </div>
  );
}
