import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./numbered-list.module.css";

interface NumberedListProps {
  className?: string;
  /** Each `li`: a title and a text. */
  children: ReactNode;
}

/** Steps or principles, each next to its large number. */
export const NumberedList = ({ className, children }: NumberedListProps) => (
  <ol className={classNames(styles.list, className)}>{children}</ol>
);
