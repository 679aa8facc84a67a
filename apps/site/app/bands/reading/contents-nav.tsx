import { useId, type ReactNode } from "react";
import { useScript } from "#app/islands/use-script.ts";
import type { ContentsItem } from "#app/content/prose/types.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./contents-nav.module.css";

export interface ContentsNavProps {
  /** Heading of the list, and its accessible name. */
  title: string;
  items: ContentsItem[];
  /** Above each item's title if present: "STAGE 2". */
  kicker?: (at: number) => string;
  /** Above the list in the menu of narrow screens. */
  picture?: ReactNode;
}

/**
 * The contents of a page (ART-02, BLOG-04, ROAD-02): sticky next to the text; at 768 px and less a
 * bar that opens. The links work without script; contents-nav.script.ts flags the current section.
 */
export function ContentsNav({ title, items, kicker, picture }: ContentsNavProps) {
  const t = useT();
  const name = useId();
  const list = (
    <ol>
      {items.map((item, at) => (
        <li key={item.id}>
          <SiteLink
            to={`#${encodeURIComponent(item.id)}`}
            data-title={item.title}
            data-here={
              kicker && t("pages.here", { part: kicker(at), all: items.length, title: item.title })
            }
          >
            <span>
              {kicker && <small>{kicker(at)}</small>}
              {item.title}
            </span>
          </SiteLink>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <aside className={styles.side} data-screen="">
        <nav className={styles.list} aria-labelledby={name}>
          <p className={styles.title} id={name}>
            {title}
          </p>
          {list}
        </nav>
      </aside>
      {/* Last, because the script expects the list before it. */}
      <details
        {...useScript("contents-nav", "idle")}
        className={styles.menu}
        data-screen=""
        data-again=""
      >
        <summary>
          <span className={styles.here} data-reading="">
            {title}
          </span>
          <Icon name="down" />
        </summary>
        <nav className={styles.panel} aria-label={title}>
          {picture}
          {list}
        </nav>
      </details>
    </>
  );
}
