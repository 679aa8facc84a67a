import type { ReactNode } from "react";
import styles from "./sheet.module.css";

/** The neatline: the alternating scale around a chart. At most one a page, for the picture that matters. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}
