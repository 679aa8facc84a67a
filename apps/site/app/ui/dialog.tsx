import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { useT } from "#app/language/language.ts";
import type { DialogPhase } from "#app/ui/use-dialog-phase.ts";
import { openModal } from "#app/islands/open-modal.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import styles from "./dialog.module.css";

interface Frame {
  /** Accessible name and visible heading. */
  title: string;
  /** `notice`: a short text; `form`: as wide as its fields need. */
  size?: "notice" | "form";
  children: ReactNode;
}

interface DialogProps extends Frame {
  open: boolean;
  /** On Escape, the close control (`data-closes`) or a click outside (browser/dialogs.ts). */
  onClose: () => void;
  /** With `useDialogPhase`: `onClose` starts closing, `onGone` is called at its end. */
  timed?: { phase: DialogPhase; onGone: () => void };
}

/** A native modal dialog: it traps the focus, dims the page, and returns the focus. */
export function Dialog({ open, onClose, timed, ...frame }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) openModal(element);
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

/** A dialog that a `data-opens` button with its id opens; without script its form is inline. */
export const PageDialog = (props: Frame & { id: string }) => <DialogFrame {...props} />;

function DialogFrame({
  title,
  size = "notice",
  children,
  ...rest
}: Frame & Omit<ComponentProps<"dialog">, "title">) {
  const t = useT();
  return (
    <dialog {...rest} className={styles.dialog} data-dialog="" data-size={size} aria-label={title}>
      <div className={styles.sheet}>
        <div className={styles.top}>
          <h2>{title}</h2>
          <IconButton icon="close" label={t("ui.close")} data-closes="" />
        </div>
        {children}
      </div>
    </dialog>
  );
}
