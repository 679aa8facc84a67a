import type { ReactNode } from "react";
import type { PostSummary } from "#app/pages/blog/types.ts";
import { Lead } from "#app/ui/lead.tsx";
import { PostCard, PostGrid } from "#app/pages/blog/post-card.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { useLink, useT } from "#app/language/language.ts";
import styles from "./blog-list.module.css";

interface BlogHeadProps {
  title: string;
  text?: string | undefined;
  /** The number of the page of the list. */
  page: number;
  /** The first post follows, large. */
  isLed?: boolean;
  above?: ReactNode;
  children?: ReactNode;
}

/** The beginning of a list of posts. */
export function BlogHead({ title, text, page, isLed, above, children }: BlogHeadProps) {
  const directionOf = useDirectionOf();
  const t = useT();
  return (
    <header className={styles.head} data-lead={isLed || undefined} dir={directionOf(title)}>
      <Wrap>
        {above}
        <div className={styles.opening}>
          <h1>{page === 1 ? title : t("pages.titleOfPage", { title, page })}</h1>
          <Lead>{text}</Lead>
        </div>
        {children}
      </Wrap>
    </header>
  );
}

interface BlogPostsProps {
  posts: PostSummary[];
  /** The first post is large (BLOG-01). */
  isLed?: boolean;
  /** In place of the posts while there are none. */
  none?: string | undefined;
  /** Links at the end: further pages, a feed. */
  children: ReactNode;
}

/** Posts as cards. */
export function BlogPosts({ posts, isLed = false, none, children }: BlogPostsProps) {
  const t = useT();
  const [first, ...rest] = posts;
  const lead = isLed ? first : undefined;
  const cards = lead ? rest : posts;
  return (
    <>
      {lead && (
        <div className={styles.first}>
          <Wrap>
            <PostCard {...lead} level="h2" isLead />
          </Wrap>
        </div>
      )}
      <Wrap className={styles.body}>
        {posts.length === 0 && <Lead>{none ?? t("blog.none")}</Lead>}
        {cards.length > 0 && (
          <PostGrid>
            {cards.map((post) => (
              <PostCard key={post.to} {...post} level={lead ? "h3" : "h2"} />
            ))}
          </PostGrid>
        )}
        <div className={styles.end}>{children}</div>
      </Wrap>
    </>
  );
}

/** Of these posts. */
export function FeedLink({ to }: { to: string }) {
  const t = useT();
  const link = useLink();
  return (
    <a className={styles.feed} href={link(to)} data-screen="" type="application/rss+xml">
      {t("blog.feed")}
    </a>
  );
}
