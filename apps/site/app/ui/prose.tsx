import { classNames } from "#app/ui/class-names.ts";
import type { SafeHtml } from "#app/text/html.ts";
import { Html } from "#app/ui/html.tsx";
import styles from "./prose.module.css";

/** An editor's text inside a band. `opens`: its first paragraph opens the band. */
export function Prose({
  html,
  opens,
  className,
}: {
  html: SafeHtml;
  opens?: boolean;
  className?: string;
}) {
  return (
    <Html className={classNames(styles.prose, opens && styles.opens, className)} html={html} />
  );
}
