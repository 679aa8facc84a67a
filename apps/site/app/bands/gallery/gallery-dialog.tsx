import { IconButton } from "#app/ui/icon-button.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./gallery-dialog.module.css";

interface GalleryDialogProps {
  label: string;
  /** A single picture has no navigation. */
  isOne: boolean;
}

/** A scroll-snap list, so swiping is native. Pictures are inserted when the dialog opens. */
export function GalleryDialog({ label, isOne }: GalleryDialogProps) {
  const t = useT();
  const hint = t("gallery.keys", { gallery: label });
  return (
    <dialog className={styles.dialog} data-tone="night" aria-label={label}>
      <div className={styles.bar}>
        <p className={styles.place} aria-live="polite" data-place="" />
        <IconButton bare icon="close" label={t("gallery.close")} data-close="" />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the
          focus, or the keyboard cannot scroll it */}
      <ul className={styles.track} tabIndex={0} aria-label={hint} />
      <div className={styles.bar}>
        <p data-caption="" />
        {!isOne && (
          <div className={styles.turn}>
            <IconButton icon="previous" label={t("gallery.previous")} data-by="-1" />
            <IconButton icon="next" label={t("gallery.next")} data-by="1" />
          </div>
        )}
      </div>
    </dialog>
  );
}
