import { AuthorCard } from "#app/pages/blog/author/author-card.tsx";
import { PostCard, PostGrid } from "#app/pages/blog/post-card.tsx";
import type { PostEnds, PostSummary } from "#app/pages/blog/types.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./post-ends.module.css";

/** Tags, author and the link back under a post's text (BLOG-05, BLOG-08, BLOG-09). */
export function PostFoot({ tags, author }: Pick<PostEnds, "tags" | "author">) {
  const t = useT();
  return (
    <footer className={styles.foot} data-screen="">
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t("blog.tags")}>
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
      <SiteLink className={styles.back} to="/blog">
        <Icon name="previous" /> {t("blog.back")}
      </SiteLink>
    </footer>
  );
}

/** BLOG-11 */
export function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  const t = useT();
  if (posts.length === 0) return null;
  return (
    <Section ground="sea" data-screen="">
      <Wrap>
        <SectionHeading title={t("blog.readOn")} />
        <PostGrid>
          {posts.map((post) => (
            <PostCard key={post.to} {...post} level="h3" />
          ))}
        </PostGrid>
      </Wrap>
    </Section>
  );
}
