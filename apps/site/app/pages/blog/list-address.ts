/** The choice of posts that a list shows: slugs. */
export interface BlogChoice {
  category?: string | undefined;
  tag?: string | undefined;
}

/** One address per choice: a single term has a page (BLOG-09, BLOG-10). Sorted parameters. */
export function listAddress({ category, tag }: BlogChoice, page: number | string = 1): string {
  const query = new URLSearchParams();
  if (category && tag) query.set("category", category);
  if (Number(page) !== 1) query.set("page", String(page));
  if (category && tag) query.set("tag", tag);
  const search = query.size > 0 ? `?${query.toString()}` : "";
  return `/blog${category && tag ? "" : termPath(category, tag)}${search}`;
}

const termPath = (category = "", tag = ""): string =>
  category ? `/category/${encodeURIComponent(category)}` : tag && `/tag/${encodeURIComponent(tag)}`;
