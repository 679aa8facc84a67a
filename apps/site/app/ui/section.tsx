import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./section.module.css";

interface SectionProps extends ComponentProps<"section"> {
  ground?: "page" | "sea" | "land" | "flat" | "night";
  /** `joined`: belongs to the band above, without space between. */
  space?: "normal" | "tight" | "joined" | "tight-joined";
}

export function Section({ ground = "page", space = "normal", className, ...rest }: SectionProps) {
  return (
    <section
      {...rest}
      className={classNames(styles.section, className)}
      data-ground={ground}
      data-space={space}
      data-tone={ground === "night" ? "night" : undefined}
    />
  );
}
