import type { ReactNode } from "react";
import type { PostSummary } from "#app/pages/blog/types.ts";
import { Lead } from "#app/ui/lead.tsx";
import { PostCard, PostGrid } from "#app/pages/blog/post-card.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { useLink, useT } from "#app/language/language.ts";
import styles from "./blog-list.module.css";

interface BlogListProps {
  title: string;
  text?: string | undefined;
  posts: PostSummary[];
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  /** Of these posts. */
  feed?: string | undefined;
  /** A part of the blog: all posts are cards. */
  isPart?: boolean;
  above?: ReactNode;
  under?: ReactNode;
  /** Replaces the posts while there are none. */
  none?: string;
}

/** A list of posts (BLOG-01): the first post of page one is large, the others are cards. */
export function BlogList({
  title,
  text,
  posts,
  page,
  pages,
  addressOf,
  feed,
  isPart = false,
  above,
  under,
  none,
}: BlogListProps) {
  const directionOf = useDirectionOf();
  const t = useT();
  const link = useLink();
  const [first, ...rest] = posts;
  const lead = page === 1 && !isPart ? first : undefined;
  const cards = lead ? rest : posts;
  return (
    <>
      <header
        className={styles.head}
        data-lead={lead !== undefined || undefined}
        dir={directionOf(title)}
      >
        <Wrap>
          {above}
          <div className={styles.opening}>
            <h1>{page === 1 ? title : t("pages.titleOfPage", { title, page })}</h1>
            <Lead>{text}</Lead>
          </div>
          {under}
        </Wrap>
      </header>
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
        <div className={styles.end}>
          <PageLinks page={page} pages={pages} addressOf={addressOf} />
          {feed && (
            <a className={styles.feed} href={link(feed)} data-screen="" type="application/rss+xml">
              {t("blog.feed")}
            </a>
          )}
        </div>
      </Wrap>
    </>
  );
}
