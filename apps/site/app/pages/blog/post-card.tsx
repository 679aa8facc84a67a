import type { ReactNode } from "react";
import type { PostSummary } from "#app/pages/blog/types.ts";
import { Picture } from "#app/ui/picture.tsx";
import { PostLine } from "#app/pages/blog/post-line.tsx";
import { RouteLink } from "#app/ui/route-link.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { useT } from "#app/language/language.ts";
import { Message } from "#app/language/message.tsx";
import styles from "./post-card.module.css";

const LEAD_SIZES = "(max-width: 62rem) 100vw, 66vw";
const CARD_SIZES = "(max-width: 40rem) 92vw, (max-width: 62rem) 45vw, 27rem";

type PostCardProps = PostSummary & { level: "h2" | "h3"; isLead?: boolean };

export function PostCard({
  to,
  fullTitle,
  title,
  isTitleCut,
  description,
  category,
  date,
  cover,
  author,
  level: Title,
  isLead = false,
}: PostCardProps) {
  const directionOf = useDirectionOf();
  const t = useT();
  return (
    <article className={styles.post} dir={directionOf(fullTitle)} data-lead={isLead || undefined}>
      <div className={styles.cover} data-screen="">
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
        <PostLine category={category} categories={[]} date={date} />
        <Title data-cut={isTitleCut || undefined}>{title}</Title>
        <p>{description}</p>
        {author && (
          <p className={styles.author}>
            <Message of="blog.by" values={{ name: author }} />
          </p>
        )}
        <RouteLink to={to}>
          <Message
            of="blog.readMore"
            values={{
              ofPost: <VisuallyHidden>{t("blog.ofPost", { title: fullTitle })}</VisuallyHidden>,
            }}
          />
        </RouteLink>
      </div>
    </article>
  );
}

export function PostGrid({ children }: { children: ReactNode }) {
  return <div className={styles.posts}>{children}</div>;
}
