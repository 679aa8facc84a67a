import { decoded } from "@meridian/contract/record-name";
import { hasField } from "@meridian/contract/replies";
import { isRecord } from "@meridian/contract/wordpress/wordpress";
import { dayReader } from "@meridian/contract";

/** Day by slug. Skips posts without a day, which other hosts than WordPress send. */
export const postedDays = (posts: unknown): Record<string, string> =>
  Object.fromEntries(
    (Array.isArray(posts) ? posts : []).flatMap((post: Record<string, unknown> | null) => {
      const { slug, post_name: name = slug, date, post_date: written = date } = post ?? {};
      const found =
        typeof written === "string" && /^\d{4}-\d{2}-\d{2}[T ]/.test(written)
          ? dayReader([])(written).day
          : "";
      return typeof name === "string" && found !== "" ? [[name, found]] : [];
    }),
  );

/** Numbers of career posts: only WordPress core lists them. */
export const careerPostsIn = (posts: unknown): string[] =>
  Array.isArray(posts)
    ? posts
        .filter(
          (post: Record<string, unknown> | null) => post && hasField("type_of_employment")(post),
        )
        .map((post: { id?: unknown; ID?: unknown }) => String(post.id ?? post.ID))
    : [];

/** Permalinks by decoded slug, and by number (`#411`). */
export type CoreLinks = Record<"posts" | "pages", Record<string, string>>;

export function coreLinks(posts: unknown, pages: unknown): CoreLinks {
  const linksIn = (records: unknown): Record<string, string> =>
    Object.fromEntries(
      (Array.isArray(records) ? records.filter(isRecord) : []).flatMap(
        ({ id, slug, link }): [string, string][] => {
          if (typeof link !== "string" || !/^https?:/.test(link)) return [];
          const names = [typeof slug === "string" ? decoded(slug) : "", `#${String(id)}`];
          return names.map((name) => [name, link]);
        },
      ),
    );
  return { posts: linksIn(posts), pages: linksIn(pages) };
}
