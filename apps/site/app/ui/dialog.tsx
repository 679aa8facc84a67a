import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import type { DialogPhase } from "#app/ui/use-dialog-phase.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import styles from "./dialog.module.css";

interface Frame {
  /** Names the dialog; the heading shows it. */
  title: string;
  /** `notice`: a few words that could be missed; `form`: as wide as its fields need. */
  size?: "notice" | "form";
  children: ReactNode;
}

interface DialogProps extends Frame {
  open: boolean;
  /**
   * It was closed: by Escape, the close control (`data-closes`) or a press beside it
   * (browser/dialogs.ts).
   */
  onClose: () => void;
  /**
   * For one whose coming and going is timed (`useDialogPhase`): `onClose` only asks for it,
   * `onGone` is called after it.
   */
  timed?: { phase: DialogPhase; onGone: () => void };
}

/**
 * A modal dialog of the browser's own: it keeps the focus, dims the page, and gives the focus back.
 */
export function Dialog({ open, onClose, timed, ...frame }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  const cancel =
    timed && ((event: { preventDefault(): void }) => (event.preventDefault(), onClose()));
  return (
    <DialogFrame
      {...frame}
      ref={dialog}
      data-phase={timed?.phase}
      onCancel={cancel}
      onClose={timed?.onGone ?? onClose}
    />
  );
}

/**
 * A dialog that stands in the page from the start; a button with `data-opens` and its id opens it,
 * and without script a form shows where it stands.
 */
export const PageDialog = (props: Frame & { id: string }) => <DialogFrame {...props} />;

function DialogFrame({
  title,
  size = "notice",
  children,
  ...rest
}: Frame & Omit<ComponentProps<"dialog">, "title">) {
  return (
    <dialog {...rest} className={styles.dialog} data-dialog="" data-size={size} aria-label={title}>
      <div className={styles.sheet}>
        <div className={styles.top}>
          <h2>{title}</h2>
          <IconButton icon="close" label="Close" data-closes="" />
        </div>
        {children}
      </div>
    </dialog>
  );
}
