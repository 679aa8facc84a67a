import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./route-link.module.css";

export function RouteLink({ className, ...rest }: ComponentProps<typeof SiteLink>) {
  return <SiteLink {...rest} data-screen="" className={classNames(styles.route, className)} />;
}

/** The style alone, for text inside a card that is one link. */
export function RouteText({ children }: { children: string }) {
  return (
    <span className={styles.route} data-screen="">
      {children}
    </span>
  );
}
