import type { ReactNode } from "react";
import styles from "./frame.module.css";

/** The neatline, the alternating scale around a chart. At most one per page. */
export function Frame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
