import { useEffect, useId, useMemo, useRef, type MouseEvent, type ReactNode } from "react";
import type { ContentsItem } from "#app/lib/reading-content.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useContentsMenu } from "#app/ui/use-contents-menu.ts";
import { useCurrentSection } from "#app/ui/use-current-section.ts";
import { useReducedMotion } from "#app/ui/use-media-query.ts";
import { walkTo } from "#app/ui/walk-to.ts";
import styles from "./contents-nav.module.css";

export interface ContentsNavProps {
  /** Over the list, and the list's name. */
  title: string;
  items: ContentsItem[];
  /** Over each item's title, where there is one: "STAGE 2". */
  kicker?: (at: number) => string;
  /** Over the list in the menu of narrow screens. */
  picture?: ReactNode;
}

/**
 * The contents of a page (ART-02, BLOG-04, ROAD-02): beside the text, fixed once the header is passed; at 768 px and
 * less a bar under the header that opens. Links are links, so it leads everywhere before any script; which section is
 * being read only a script can tell, so nothing is marked until then.
 */
export function ContentsNav({ title, items, kicker, picture }: ContentsNavProps) {
  const name = useId();
  const menu = useRef<HTMLDetailsElement>(null);
  const side = useRef<HTMLElement>(null);
  const current = useCurrentSection(useMemo(() => items.map(({ id }) => id), [items]));
  const isStill = useReducedMotion();
  useContentsMenu(menu);
  useEffect(() => {
    if (side.current && current !== null) keepInView(side.current, current);
  }, [current]);
  const go = (event: MouseEvent, id: string) => {
    if (menu.current) menu.current.open = false;
    const target = document.getElementById(id);
    if (target && !isStill && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) walkTo(target);
  };
  const list = (
    <ol>
      {items.map((item, at) => (
        <li key={item.id}>
          <SiteLink to={`#${encodeURIComponent(item.id)}`} aria-current={at === current ? "location" : undefined} data-title={item.title} onClick={(event) => go(event, item.id)}>
            <span>
              {kicker && <small>{kicker(at)}</small>}
              {item.title}
            </span>
          </SiteLink>
        </li>
      ))}
    </ol>
  );
  const here = current === null ? undefined : items[current];
  return (
    <>
      <aside className={styles.side}>
        <nav ref={side} className={styles.list} aria-labelledby={name}>
          <p className={styles.title} id={name}>
            {title}
          </p>
          {list}
        </nav>
      </aside>
      <details ref={menu} className={styles.menu}>
        <summary>
          <span className={styles.here}>{here === undefined || current === null ? title : kicker ? `${kicker(current)} of ${items.length}: ${here.title}` : here.title}</span>
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

/** A list longer than the window is scrolled by itself to what it marks, and the page is not. */
function keepInView(list: HTMLElement, at: number): void {
  const mark = list.querySelectorAll("li")[at]?.getBoundingClientRect();
  const { top, bottom } = list.getBoundingClientRect();
  if (mark && mark.bottom > bottom) list.scrollTop += mark.bottom - bottom;
  else if (mark && mark.top < top) list.scrollTop -= top - mark.top;
}
