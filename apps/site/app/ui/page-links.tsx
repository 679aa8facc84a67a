import { useT } from "#app/language/language.ts";
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
  const t = useT();
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={t("ui.pages")}>
      {page > 1 && (
        <SiteLink to={addressOf(page - 1)} rel="prev">
          {t("ui.previousPage")}
        </SiteLink>
      )}
      {pageSteps(page, pages).map((step, at, steps) =>
        step === null ? (
          <span key={`after ${steps[at - 1]}`}>…</span>
        ) : (
          <SiteLink
            key={step}
            to={addressOf(step)}
            aria-label={t("ui.page", { page: step })}
            aria-current={step === page ? "page" : undefined}
          >
            {step}
          </SiteLink>
        ),
      )}
      {page < pages && (
        <RouteLink className={styles.next} to={addressOf(page + 1)} rel="next">
          {t("ui.nextPage")}
        </RouteLink>
      )}
    </nav>
  );
}
