import { useRef } from "react";
import type { SafeHtml } from "#app/lib/html.ts";
import { useHtmlLinks } from "#app/ui/use-html-links.ts";

interface HtmlProps {
  html: SafeHtml;
  as?: "div" | "span" | "h1" | "h2" | "h3";
  className?: string;
}

/** Prints markup of the host; only what the sanitizer has passed has the type for it. */
export function Html({ html, as: Tag = "div", className }: HtmlProps) {
  const printed = useRef<HTMLElement>(null);
  useHtmlLinks(printed);
  return <Tag ref={printed as never} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
