import type { ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";
import styles from "./lead.module.css";

/** Opening lines under a heading. */
export function Lead({ children, className }: { children: ReactNode; className?: string }) {
  return <p className={classNames(styles.lead, className)}>{children}</p>;
}
