import type { ReactNode } from "react";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import styles from "./section-heading.module.css";

/** The beginning of a section or page: heading on the left, text on the right, on one baseline. */
export function SectionHeading({
  title,
  text,
  as: Heading = "h2",
}: {
  title: ReactNode;
  text?: ReactNode;
  as?: "h1" | "h2";
}) {
  const directionOf = useDirectionOf();
  return (
    <div
      className={styles.heading}
      dir={typeof title === "string" ? directionOf(title) : undefined}
    >
      <Heading>{title}</Heading>
      {text && (typeof text === "string" ? <p>{text}</p> : text)}
    </div>
  );
}
