import type { BlogFilter as Filter } from "#app/pages/blog/types.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./blog-filter.module.css";

/** The list's filter (BLOG-10): a form whose address is the choice, so that it needs no script. */
export function BlogFilter({ groups }: Filter) {
  if (groups.length === 0) return null;
  return (
    <form className={styles.filter} action="/blog" aria-label="Filter posts">
      {groups.map(({ kind, label, chosen, terms }) => (
        <SelectField
          key={kind}
          name={kind}
          label={label}
          none="All"
          options={terms}
          defaultValue={chosen}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" kind="quiet">
          Show posts
        </Button>
        {groups.some(({ chosen }) => chosen) && <SiteLink to="/blog">All posts</SiteLink>}
      </div>
    </form>
  );
}
