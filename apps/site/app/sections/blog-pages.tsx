import { pageSteps } from "#app/lib/page-steps.ts";
import { RouteLink } from "#app/ui/route-link.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./blog-pages.module.css";

const address = (page: number): string => (page === 1 ? "/blog" : `/blog?page=${page}`);

/** The way to the other pages of the list, and to its feed. */
export function BlogPages({ page, pages }: { page: number; pages: number }) {
  return (
    <div className={styles.end}>
      {pages > 1 && (
        <nav className={styles.pages} aria-label="Pages">
          {pageSteps(page, pages).map((step, at, steps) =>
            step === null ? (
              <span key={`after ${steps[at - 1]}`}>…</span>
            ) : (
              <SiteLink key={step} to={address(step)} aria-label={`Page ${step}`} aria-current={step === page ? "page" : undefined}>
                {step}
              </SiteLink>
            ),
          )}
          {page < pages && (
            <RouteLink className={styles.next} to={address(page + 1)}>
              Next page
            </RouteLink>
          )}
        </nav>
      )}
      <a className={styles.feed} href="/blog/feed.xml" type="application/rss+xml">
        RSS feed
      </a>
    </div>
  );
}
