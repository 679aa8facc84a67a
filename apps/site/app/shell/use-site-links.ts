import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { isOwnPath } from "#app/lib/own-path.ts";
import { headingOf } from "#app/shell/use-page-focus.ts";
import { takeFocus } from "#app/ui/take-focus.ts";

/** Milliseconds that the pointer or the focus rests on a link before its page is fetched ahead: passing over is no intent. */
const RESTS = 100;

/** Whether a press means "here and now", not "in a new tab" or "save". */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null => (target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]:not([data-to-browser], [target], [download])") : null);

/** A page of this site: not a picture, a feed or another file, which the browser fetches. */
const isPage = (to: string): boolean => isOwnPath(to) && !to.startsWith("/pictures/") && !/\.(?:xml|json|txt)(?:[?#]|$)/.test(to);

/**
 * Makes every link of the page lead to pages and places of this site without a reload, those in editors' HTML too. One
 * listener for all: eighty links with each its own cost a phone a tenth of its way to life (docs/decisions/013).
 * Returns the page to fetch ahead, `null` before there is one.
 */
export function useSiteLinks(): string | null {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<string | null>(null);
  useEffect(() => {
    const press = (event: MouseEvent): void => {
      const link = linkAt(event.target);
      if (!link || event.defaultPrevented || !isPlain(event)) return;
      const to = link.getAttribute("href") ?? "";
      if (link.dataset.frame) showVideo(link, link.dataset.frame);
      else if (to.startsWith("#") || isPage(to)) void navigate(to, { replace: link.href === location.href, viewTransition: !to.includes("#") });
      else return;
      event.preventDefault();
      bringFocus(link);
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, [navigate]);
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const rest = ({ target }: Event): void => {
      clearTimeout(resting);
      const to = linkAt(target)?.getAttribute("href") ?? "";
      if (isPage(to) && !to.includes("#") && !savesData()) resting = setTimeout(() => setAhead(to), RESTS);
    };
    const signs = ["mouseover", "focusin", "touchstart"] as const;
    for (const sign of signs) document.addEventListener(sign, rest, { passive: true });
    return () => {
      clearTimeout(resting);
      for (const sign of signs) document.removeEventListener(sign, rest);
    };
  }, []);
  return ahead;
}

/** A link to a place on the page that is shown takes the focus there too, as the browser does by itself: the next Tab goes on from where the eye is (NAV-06). */
function bringFocus({ pathname, hash }: HTMLAnchorElement): void {
  const place = pathname === location.pathname ? headingOf(hash) : null;
  if (place) takeFocus(place);
}

/** Whether the visitor asked for as little as possible. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Instead of its link, the video of another site that the visitor just asked for. */
function showVideo(link: HTMLAnchorElement, src: string): void {
  const frame = Object.assign(document.createElement("iframe"), { src, title: link.textContent, allow: "autoplay; fullscreen; picture-in-picture", referrerPolicy: "strict-origin-when-cross-origin" });
  link.replaceWith(frame);
  frame.focus();
}
