import type { SafeHtml } from "#app/text/html.ts";
import { Html } from "#app/ui/html.tsx";
import styles from "./legal-notice.module.css";

export function LegalNotice({ html }: { html: SafeHtml }) {
  if (html === "") return null;
  return (
    <div className={styles.notice} role="note">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 9v8M10 4v1" />
      </svg>
      <Html html={html} />
    </div>
  );
}
