import { useScript } from "#app/islands/use-script.ts";
import { Button } from "#app/ui/button.tsx";
import styles from "./copy-link.module.css";

/** Copies the page's address (BLOG-08); not there without script. The outcome is announced. */
export function CopyLink({ address }: { address: string }) {
  return (
    <div {...useScript("copy-link", "idle")} className={styles.copy} data-address={address}>
      <Button kind="quiet" size="small" hidden>
        Copy link
      </Button>
      <span className={styles.done} role="status" />
    </div>
  );
}
