import type { ReactNode } from "react";
import { DisplayTitle } from "#app/ui/display-title.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import styles from "./page-hero.module.css";

/** The beginning of an inner page: its title on the sea, and an introduction. */
export function PageHero({
  title,
  above,
  text,
  children,
  art,
}: {
  title: ReactNode;
  /** Above the title. */
  above?: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
  /** An illustration at the end, on wide screens. */
  art?: ReactNode;
}) {
  const directionOf = useDirectionOf();
  return (
    <div className={styles.hero} dir={typeof title === "string" ? directionOf(title) : undefined}>
      <Wrap className={art ? styles.split : undefined}>
        <div>
          {above}
          {typeof title === "string" ? <DisplayTitle title={title} /> : <h1>{title}</h1>}
          {text && <Lead className={styles.lead}>{text}</Lead>}
          {children}
        </div>
        {art}
      </Wrap>
    </div>
  );
}
