import type { ReactNode } from "react";
import styles from "./opening.module.css";

/** How a section begins: the heading on the left, its reason on the right, on one baseline. */
export function Opening({ title, text }: { title: ReactNode; text?: ReactNode }) {
  return (
    <div className={styles.opening}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </div>
  );
}
