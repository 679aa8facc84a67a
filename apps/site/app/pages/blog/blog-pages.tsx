import { PageLinks } from "#app/ui/page-links.tsx";
import { useLink, useT } from "#app/language/language.ts";
import styles from "./blog-pages.module.css";

interface BlogPagesProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  feed?: string | undefined;
}

export function BlogPages({ page, pages, addressOf, feed }: BlogPagesProps) {
  const t = useT();
  const link = useLink();
  return (
    <div className={styles.end}>
      <PageLinks page={page} pages={pages} addressOf={addressOf} />
      {feed && (
        <a className={styles.feed} href={link(feed)} type="application/rss+xml">
          {t("blog.feed")}
        </a>
      )}
    </div>
  );
}
