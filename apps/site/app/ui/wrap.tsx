import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./wrap.module.css";

/** The page's column: gutters on narrow screens, at most `--page-max` on wide ones. */
export function Wrap({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames(styles.wrap, className)} />;
}
