import { Icon } from "#app/ui/icon.tsx";
import styles from "./message.module.css";

interface MessageProps {
  kind: "success" | "error";
  /**
   * Nothing shows while it is absent; the regions stay, so that what appears in them is announced.
   */
  text?: string;
  /** Said under it. */
  further?: string | undefined;
}

/**
 * What became of something the visitor did: a sign and words, announced politely (success) or at
 * once (error).
 */
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
