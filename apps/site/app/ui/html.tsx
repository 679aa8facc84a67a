import { useDirectionOf } from "#app/language/use-direction-of.ts";
import type { SafeHtml } from "#app/text/html.ts";

interface HtmlProps {
  html: SafeHtml;
  as?: "div" | "span" | "h3";
  className?: string;
}

/** The type guarantees that the host's markup is sanitized. */
export function Html({ html, as: Tag = "div", className }: HtmlProps) {
  const directionOf = useDirectionOf();
  return (
    <Tag className={className} dir={directionOf(html)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
