import type { ReactNode } from "react";
import type { PostSummary } from "#app/pages/blog/types.ts";
import { Lead } from "#app/ui/lead.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PostLine } from "#app/pages/blog/post-line.tsx";
import { RouteLink } from "#app/ui/route-link.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { directionOf } from "#app/text/direction.ts";
import styles from "./blog-list.module.css";

interface BlogListProps {
  title: string;
  text?: string | undefined;
  posts: PostSummary[];
  page: number;
  /** Pagination links below the posts. */
  children: ReactNode;
}

/** The list of posts (BLOG-01): the first post of page one is large, the others are cards. */
export function BlogList({ title, text, posts, page, children }: BlogListProps) {
  const [first, ...rest] = posts;
  const lead = page === 1 ? first : undefined;
  const cards = lead ? rest : posts;
  return (
    <>
      <header className={styles.head} data-lead={lead !== undefined || undefined}>
        <Wrap className={styles.opening}>
          <h1>{page === 1 ? title : `${title}, page ${page}`}</h1>
          <Lead>{text}</Lead>
        </Wrap>
      </header>
      {lead && (
        <div className={styles.first}>
          <Wrap>
            <Post {...lead} level="h2" isLead />
          </Wrap>
        </div>
      )}
      <Wrap className={styles.body}>
        {posts.length === 0 && <Lead>Nothing has been published here yet.</Lead>}
        {cards.length > 0 && (
          <div className={styles.posts}>
            {cards.map((post) => (
              <Post key={post.to} {...post} level={lead ? "h3" : "h2"} />
            ))}
          </div>
        )}
        {children}
      </Wrap>
    </>
  );
}

const LEAD_SIZES = "(max-width: 62rem) 100vw, 66vw";
const CARD_SIZES = "(max-width: 40rem) 92vw, (max-width: 62rem) 45vw, 27rem";

function Post({
  to,
  fullTitle,
  title,
  isTitleCut,
  description,
  category,
  date,
  cover,
  level: Title,
  isLead = false,
}: PostSummary & { level: "h2" | "h3"; isLead?: boolean }) {
  return (
    <article className={styles.post} dir={directionOf(fullTitle)} data-lead={isLead || undefined}>
      <div className={styles.cover}>
        {cover && (
          <Picture
            image={cover}
            sizes={isLead ? LEAD_SIZES : CARD_SIZES}
            alt=""
            priority={isLead}
          />
        )}
      </div>
      <div className={styles.words}>
        <PostLine category={category} date={date} />
        <Title data-cut={isTitleCut || undefined}>{title}</Title>
        <p>{description}</p>
        <RouteLink to={to}>
          read more <VisuallyHidden>of {fullTitle}</VisuallyHidden>
        </RouteLink>
      </div>
    </article>
  );
}
