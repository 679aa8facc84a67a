import { IconButton } from "#app/ui/icon-button.tsx";
import styles from "./gallery-dialog.module.css";

interface GalleryDialogProps {
  label: string;
  /** A single picture has no navigation. */
  isOne: boolean;
}

/** A scroll-snap list, so swiping is native. Pictures are inserted when the dialog opens. */
export function GalleryDialog({ label, isOne }: GalleryDialogProps) {
  return (
    <dialog className={styles.dialog} data-tone="night" aria-label={label}>
      <div className={styles.bar}>
        <p className={styles.place} aria-live="polite" data-place="" />
        <IconButton bare icon="close" label="Close" data-close="" />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the
          focus, or the keyboard cannot scroll it */}
      <ul className={styles.track} tabIndex={0} aria-label={`${label}, use the arrow keys`} />
      <div className={styles.bar}>
        <p data-caption="" />
        {!isOne && (
          <div className={styles.turn}>
            <IconButton icon="previous" label="Previous" data-by="-1" />
            <IconButton icon="next" label="Next" data-by="1" />
          </div>
        )}
      </div>
    </dialog>
  );
}
