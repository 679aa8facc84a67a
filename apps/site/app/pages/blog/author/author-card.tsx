import type { PostAuthor } from "#app/pages/blog/types.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./author-card.module.css";

type AuthorCardProps = PostAuthor & {
  /** At the end of a post: the name links to the author's page. */
  isNamed?: boolean;
};

/** Portrait, role, a few sentences and pages elsewhere of an author (BLOG-08). */
export function AuthorCard({ to, name, role, about, portrait, links, isNamed }: AuthorCardProps) {
  if (!isNamed && !role && !about && !portrait && links.length === 0) return null;
  return (
    <div className={styles.author} data-pictured={portrait !== null || undefined}>
      {portrait && (
        <div className={styles.portrait}>
          <Picture image={portrait} sizes="6rem" alt={isNamed ? "" : portrait.alt} />
        </div>
      )}
      <div className={styles.words}>
        {isNamed && (
          <h2>
            <SiteLink to={to} rel="author">
              {name}
            </SiteLink>
          </h2>
        )}
        {role && <p className={styles.role}>{role}</p>}
        {about && <p className={styles.about}>{about}</p>}
        {links.length > 0 && (
          <ul>
            {links.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="me noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
