import type { PostContent, PostEnds } from "#app/pages/blog/types.ts";
import { Breadcrumb, type Crumb } from "#app/shell/breadcrumb/breadcrumb.tsx";
import { CopyLink } from "#app/pages/blog/post/copy-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PostLine } from "#app/pages/blog/post-line.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import { Message } from "#app/language/message.tsx";
import { useLongDate } from "#app/language/use-long-date.ts";
import styles from "./post-head.module.css";

/** Titles of at least this many characters use a smaller font. */
const LONG = 90;

/** On narrow screens the picture fills 16:10 with its 21:9, and is drawn wider than its place. */
const SIZES = "(max-width: 56rem) 134vw, (max-width: 90rem) 92vw, 82rem";

type PostHeadProps = Pick<
  PostContent,
  "title" | "category" | "date" | "updated" | "minutes" | "picture"
> &
  Pick<PostEnds, "author" | "categories"> & {
    trail: readonly Crumb[];
    /** Copied by the button. */
    address: string;
  };

/** Back link, title, categories, dates and author of a post, over its picture (BLOG-03, BLOG-05). */
export function PostHead({
  title,
  category,
  categories,
  date,
  updated,
  minutes,
  author,
  picture,
  trail,
  address,
}: PostHeadProps) {
  const t = useT();
  const changed = useLongDate()(updated);
  return (
    <header className={styles.head} data-pictured={picture !== null || undefined}>
      <Wrap className={styles.inner}>
        <Breadcrumb trail={trail} />
        <h1 data-long={title.length > LONG || undefined}>{title}</h1>
        <PostLine category={category} categories={categories} date={date} />
        <p className={styles.more}>
          {updated ? (
            <Message
              of="blog.updatedMinutes"
              values={{ date: <time dateTime={changed.day}>{changed.text}</time>, minutes }}
            />
          ) : (
            t("blog.minutes", { minutes })
          )}
        </p>
        <div className={styles.by}>
          {author && (
            <p className={styles.author}>
              {author.portrait && (
                <span className={styles.portrait}>
                  <Picture image={author.portrait} sizes="3rem" alt="" />
                </span>
              )}
              <span>
                <Message
                  of="blog.by"
                  values={{
                    name: (
                      <SiteLink to={author.to} rel="author">
                        {author.name}
                      </SiteLink>
                    ),
                  }}
                />
                {author.role && <small>{author.role}</small>}
              </span>
            </p>
          )}
          <CopyLink address={address} />
        </div>
        {picture && (
          <div className={styles.picture} data-screen="">
            <Picture image={picture} sizes={SIZES} alt="" priority />
          </div>
        )}
      </Wrap>
    </header>
  );
}
