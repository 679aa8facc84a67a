import { useId } from "react";
import type { Reading } from "#app/forms/form-support.ts";
import { usePageData } from "#app/islands/page-data.ts";
import { useT } from "#app/language/language.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./reading-list.module.css";

/** Something to read after the thanks (CON-14). */
export function ReadingList({ of }: { of: keyof Reading }) {
  const t = useT();
  const id = useId();
  const links = usePageData().forms?.reading?.[of] ?? [];
  if (links.length === 0) return null;
  return (
    <nav className={styles.reading} aria-labelledby={id}>
      <p id={id}>{t("form.reading")}</p>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
