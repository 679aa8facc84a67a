import { PageLinks } from "#app/ui/page-links.tsx";
import styles from "./blog-pages.module.css";

export const blogAddress = (page: number): string => (page === 1 ? "/blog" : `/blog?page=${page}`);

/** Links to the other pages of the list and to its feed. */
export function BlogPages({ page, pages }: { page: number; pages: number }) {
  return (
    <div className={styles.end}>
      <PageLinks page={page} pages={pages} addressOf={blogAddress} />
      <a className={styles.feed} href="/blog/feed.xml" type="application/rss+xml">
        RSS feed
      </a>
    </div>
  );
}
