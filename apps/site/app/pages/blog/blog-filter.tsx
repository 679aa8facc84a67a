import type { BlogFilter as Filter } from "#app/pages/blog/types.ts";
import { ANSWERING } from "#app/forms/tool.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useLink, useT } from "#app/language/language.ts";
import styles from "./blog-filter.module.css";

/** The list's filter (BLOG-10): a form whose address is the choice, so that it needs no script. */
export function BlogFilter({ groups }: Filter) {
  const t = useT();
  const link = useLink();
  if (groups.length === 0) return null;
  return (
    <form
      className={styles.filter}
      action={link("/blog")}
      aria-label={t("blog.filter")}
      {...ANSWERING.posts}
    >
      {groups.map(({ kind, chosen, terms }) => (
        <SelectField
          key={kind}
          name={kind}
          label={kind === "category" ? t("blog.category") : t("blog.tag")}
          none={t("blog.all")}
          options={terms}
          defaultValue={chosen}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" kind="quiet">
          {t("blog.show")}
        </Button>
        {groups.some(({ chosen }) => chosen) && (
          <SiteLink to="/blog">{t("blog.allPosts")}</SiteLink>
        )}
      </div>
    </form>
  );
}
