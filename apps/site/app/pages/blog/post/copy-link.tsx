import { useScript } from "#app/islands/use-script.ts";
import { Button } from "#app/ui/button.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./copy-link.module.css";

/** Copies the page's address (BLOG-08); not there without script. The outcome is announced. */
export function CopyLink({ address }: { address: string }) {
  const t = useT();
  return (
    <div
      {...useScript("copy-link", "idle")}
      className={styles.copy}
      data-screen=""
      data-address={address}
      data-copied={t("blog.copied")}
      data-failed={t("blog.notCopied")}
    >
      <Button kind="quiet" size="small" hidden>
        {t("blog.copy")}
      </Button>
      <span className={styles.done} role="status" />
    </div>
  );
}
