import { Fragment } from "react";
import type { TermLink, WrittenDate } from "#app/pages/blog/types.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./post-line.module.css";

interface PostLineProps {
  category: string;
  /** The categories' pages; without any the name alone is shown. */
  categories: readonly TermLink[];
  date: WrittenDate;
}

/** Category and date of a post; an unknown part is omitted. */
export function PostLine({ category, categories, date }: PostLineProps) {
  if (!category && categories.length === 0 && !date.text) return null;
  return (
    <p className={styles.line}>
      {categories.length === 0 && category && (
        <>
          <strong>{category}</strong>
          {date.text && ", "}
        </>
      )}
      {categories.map(({ to, name }, at) => (
        <Fragment key={to}>
          <strong>
            <SiteLink to={to}>{name}</SiteLink>
          </strong>
          {(at < categories.length - 1 || date.text) && ", "}
        </Fragment>
      ))}
      {date.text && <time dateTime={date.day}>{date.text}</time>}
    </p>
  );
}
