import { PageLinks } from "#app/ui/page-links.tsx";
import styles from "./blog-pages.module.css";

interface BlogPagesProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  feed?: string | undefined;
}

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
