import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./route-link.module.css";

/** A link with an arrow that moves along the line on hover. */
export function RouteLink({ className, ...rest }: ComponentProps<typeof SiteLink>) {
  return <SiteLink {...rest} className={classNames(styles.route, className)} />;
}

/** The look alone, for text inside a card that is a link as a whole. */
export function RouteText({ children }: { children: string }) {
  return <span className={styles.route}>{children}</span>;
}
