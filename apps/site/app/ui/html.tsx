import { directionOf } from "#app/text/direction.ts";
import type { SafeHtml } from "#app/text/html.ts";

interface HtmlProps {
  html: SafeHtml;
  as?: "div" | "span" | "h1" | "h2" | "h3";
  className?: string;
}

/** The type guarantees that the host's markup is sanitized. */
export function Html({ html, as: Tag = "div", className }: HtmlProps) {
  return (
    <Tag className={className} dir={directionOf(html)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
