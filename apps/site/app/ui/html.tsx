import { directionOf } from "#app/text/direction.ts";
import type { SafeHtml } from "#app/text/html.ts";

interface HtmlProps {
  html: SafeHtml;
  as?: "div" | "span" | "h1" | "h2" | "h3";
  className?: string;
}

/**
 * Prints the host's markup; the type guarantees that it is sanitized. shell/use-site-links handles
 * its links.
 */
export function Html({ html, as: Tag = "div", className }: HtmlProps) {
  return (
    <Tag className={className} dir={directionOf(html)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
