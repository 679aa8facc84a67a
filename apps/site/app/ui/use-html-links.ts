import { useEffect, type RefObject } from "react";
import { useNavigate } from "react-router";
import { isOwnPath } from "#app/lib/own-path.ts";

/** Whether a press means "here and now", not "in a new tab" or "save". */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** What links in printed HTML do once the page is alive: those within the site change the page without a reload, a video's link becomes the video. */
export function useHtmlLinks(target: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!link || event.defaultPrevented || !isPlain(event)) return;
      const to = link.getAttribute("href") ?? "";
      if (link.dataset.frame) showVideo(link, link.dataset.frame);
      else if (isOwnPath(to) && !to.startsWith("/pictures/")) void navigate(to);
      else return;
      event.preventDefault();
    };
    element.addEventListener("click", press);
    return () => element.removeEventListener("click", press);
  }, [target, navigate]);
}

function showVideo(link: HTMLAnchorElement, src: string): void {
  const frame = Object.assign(document.createElement("iframe"), { src, title: link.textContent, allow: "autoplay; fullscreen; picture-in-picture", referrerPolicy: "strict-origin-when-cross-origin" });
  link.replaceWith(frame);
  frame.focus();
}
