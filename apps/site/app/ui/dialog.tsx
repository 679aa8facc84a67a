import { useEffect, useRef, type ReactNode } from "react";
import type { DialogPhase } from "#app/ui/use-dialog-phase.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import styles from "./dialog.module.css";

interface DialogProps {
  open: boolean;
  /** Names the dialog; the heading shows it. */
  title: string;
  /** Asked for by Escape, the close control or a press beside it. */
  onClose: () => void;
  /** `notice`: a few words that could be missed; `form`: as wide as its fields need. */
  size?: "notice" | "form";
  /** For one whose coming and going is timed (`useDialogPhase`): `onClose` only asks for it, `onGone` is called after it. */
  timed?: { phase: DialogPhase; onGone: () => void };
  children: ReactNode;
}

/** A modal dialog of the browser's own: it keeps the focus, dims the page, and gives the focus back. */
export function Dialog({ open, title, onClose, size = "notice", timed, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press beside it; Escape is the browser's
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      data-phase={timed?.phase}
      aria-label={title}
      onCancel={(event) => {
        if (!timed) return;
        event.preventDefault();
        onClose();
      }}
      onClose={timed?.onGone ?? onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.sheet}>
        <div className={styles.top}>
          <h2>{title}</h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
