import type { ReactNode } from "react";
import { Wrap } from "#app/ui/wrap.tsx";
import { ContentsNav, type ContentsNavProps } from "#app/bands/reading/contents-nav.tsx";
import styles from "./reading.module.css";

/** A text with its contents next to it (ART-02, ROAD-01, BLOG-04), or alone without contents. */
export function Reading({ children, ...contents }: ContentsNavProps & { children: ReactNode }) {
  return (
    <Wrap className={styles.reading} data-alone={contents.items.length === 0 || undefined}>
      {contents.items.length > 0 && <ContentsNav {...contents} />}
      <div className={styles.text}>{children}</div>
    </Wrap>
  );
}
