import { AuthorCard } from "#app/pages/blog/author/author-card.tsx";
import { PostCard, PostGrid } from "#app/pages/blog/post-card.tsx";
import type { PostEnds, PostSummary } from "#app/pages/blog/types.ts";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./post-ends.module.css";

/** Tags and author under a post's text (BLOG-08, BLOG-09). */
export function PostFoot({ tags, author }: Pick<PostEnds, "tags" | "author">) {
  if (tags.length === 0 && !author) return null;
  return (
    <footer className={styles.foot}>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="Tags">
          {tags.map(({ to, name }) => (
            <li key={to}>
              <SiteLink to={to} rel="tag">
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      {author && <AuthorCard {...author} isNamed />}
    </footer>
  );
}

/** BLOG-11 */
export function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <Section ground="sea">
      <Wrap>
        <SectionHeading title="Read on" />
        <PostGrid>
          {posts.map((post) => (
            <PostCard key={post.to} {...post} level="h3" />
          ))}
        </PostGrid>
      </Wrap>
    </Section>
  );
}
