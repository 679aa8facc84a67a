import { Icon } from "#app/ui/icon.tsx";
import styles from "./message.module.css";

interface MessageProps {
  kind: "success" | "error";
  /** Optional; the live regions always exist, so that new text is announced. */
  text?: string;
  /** Shown below. */
  further?: string | undefined;
}

/** The outcome of an action, announced politely (success) or at once (error). */
export function Message({ kind, text, further }: MessageProps) {
  const note = text ? (
    <p className={styles.message} data-kind={kind}>
      <Icon name={kind === "success" ? "tick" : "alert"} className={styles.sign} />
      <span>
        {text}
        {further && <span className={styles.further}>{further}</span>}
      </span>
    </p>
  ) : null;
  return (
    <>
      <div role="status">{kind === "success" && note}</div>
      <div role="alert">{kind === "error" && note}</div>
    </>
  );
}
