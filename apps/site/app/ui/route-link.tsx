import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./route-link.module.css";

/** A link that goes somewhere: the arrow sails along the line on hover. */
export function RouteLink({ className, ...rest }: ComponentProps<typeof SiteLink>) {
  return <SiteLink {...rest} className={classNames(styles.route, className)} />;
}

/** The look alone, for words inside a card that is one link as a whole. */
export function RouteText({ children }: { children: string }) {
  return <span className={styles.route}>{children}</span>;
}
