import type { ComponentProps } from "react";
import { textWidth } from "#app/text/text-width.ts";
import type { SafeHtml } from "#app/text/html.ts";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./display-title.module.css";

interface DisplayTitleProps extends ComponentProps<"h1"> {
  as?: "h1" | "h2";
  title: string;
  /** The title with its emphasis. */
  html?: SafeHtml;
  /** May set `--size`, and `--line` where the line is narrower than the page. */
  className?: string | undefined;
}

/** A short word with a hyphen stays in one line: "E-commerce". */
const SHORT = 14;

/** Of a title's words, divided where they have hyphens or soft hyphens. */
const parts = (title: string): string[] =>
  title
    .split(/[\s\u00ad]/u)
    .flatMap((word) => (word.length > SHORT ? word.split(/(?<=-)/u) : word));

/** In em, of the widest part. */
const wordWidth = (title: string): string => Math.max(1, ...parts(title).map(textWidth)).toFixed(1);

/** A large title. Its font is smaller where its longest word is wider than the line. */
export function DisplayTitle({
  as: Tag = "h1",
  title,
  html,
  className,
  ...props
}: DisplayTitleProps) {
  const directionOf = useDirectionOf();
  const rest = {
    className: classNames(styles.title, className),
    style: { "--word": wordWidth(title) },
    ...props,
  };
  return html ? (
    <Tag {...rest} dir={directionOf(html)} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <Tag {...rest}>{title}</Tag>
  );
}
