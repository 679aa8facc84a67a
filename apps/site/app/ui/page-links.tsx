import { pageSteps } from "#app/ui/page-steps.ts";
import { RouteLink } from "#app/ui/route-link.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./page-links.module.css";

interface PageLinksProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** Pagination; nothing for a single page. */
export function PageLinks({ page, pages, addressOf }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 && (
        <SiteLink to={addressOf(page - 1)} rel="prev">
          Previous page
        </SiteLink>
      )}
      {pageSteps(page, pages).map((step, at, steps) =>
        step === null ? (
          <span key={`after ${steps[at - 1]}`}>…</span>
        ) : (
          <SiteLink
            key={step}
            to={addressOf(step)}
            aria-label={`Page ${step}`}
            aria-current={step === page ? "page" : undefined}
          >
            {step}
          </SiteLink>
        ),
      )}
      {page < pages && (
        <RouteLink className={styles.next} to={addressOf(page + 1)} rel="next">
          Next page
        </RouteLink>
      )}
    </nav>
  );
}
