import { Fragment } from "react";
import type { TermLink } from "#app/pages/blog/types.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useLongDate } from "#app/language/use-long-date.ts";
import styles from "./post-line.module.css";

interface PostLineProps {
  category: string;
  /** The categories' pages; without any the name alone is shown. */
  categories: readonly TermLink[];
  date: string;
}

/** Category and date of a post; an unknown part is omitted. */
export function PostLine({ category, categories, date }: PostLineProps) {
  const { text, day } = useLongDate()(date);
  if (!category && categories.length === 0 && !text) return null;
  return (
    <p className={styles.line}>
      {categories.length === 0 && category && (
        <>
          <strong>{category}</strong>
          {text && ", "}
        </>
      )}
      {categories.map(({ to, name }, at) => (
        <Fragment key={to}>
          <strong>
            <SiteLink to={to}>{name}</SiteLink>
          </strong>
          {(at < categories.length - 1 || text) && ", "}
        </Fragment>
      ))}
      {text && <time dateTime={day}>{text}</time>}
    </p>
  );
}
