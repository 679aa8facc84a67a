import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./lead.module.css";

export function Lead({ children, className }: { children: ReactNode; className?: string }) {
  if (!children) return null;
  return <p className={classNames(styles.lead, className)}>{children}</p>;
}
