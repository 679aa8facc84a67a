import { directionOf } from "#app/text/direction.ts";
import type { SafeHtml } from "#app/text/html.ts";

interface HtmlProps {
  html: SafeHtml;
  as?: "div" | "span" | "h1" | "h2" | "h3";
  className?: string;
}

/**
 * Prints markup of the host; only what the sanitizer has passed has the type for it. What its links
 * do, shell/use-site-links says.
 */
export function Html({ html, as: Tag = "div", className }: HtmlProps) {
  return (
    <Tag className={className} dir={directionOf(html)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
