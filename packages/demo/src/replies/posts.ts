import { errorBody, type ErrorBody } from "#replies/error-body.ts";
import type { Handlers } from "#replies/handlers.ts";

type Json = Record<string, unknown>;

export const CATEGORIES = { services: 3, portfolio: 4, article: 5, careers: 6 } as const;
export type Category = keyof typeof CATEGORIES;
const NAMES = Object.keys(CATEGORIES) as Category[];

/** Newest (highest id) first, optionally of one category. */
export function postsOf(handlers: Handlers, category?: Category): Json[] {
  const groups: Record<Category, readonly object[]> = {
    services: handlers.services({}) ?? [],
    portfolio: handlers.portfolio({}) ?? [],
    article: handlers.article({}) ?? [],
    careers: handlers.careerPosts({}) ?? [],
  };
  const names = category ? [category] : NAMES;
  const posts: Json[] = names.flatMap((name) =>
    groups[name].map((post) => ({ ...post, categories: [CATEGORIES[name]] })),
  );
  return posts.sort((a, b) => Number(b.id) - Number(a.id));
}

export const categoryById = (id: number): Category | undefined =>
  NAMES.find((name) => CATEGORIES[name] === id);
export const categoryByName = (name: string | null): Category | undefined =>
  NAMES.find((known) => known === name);

export type Page = { items: unknown[]; headers: Record<string, string> } | { error: ErrorBody };

/** Ten by default, a hundred at most, totals in headers. Past the end is an error. */
export function pageOf(items: unknown[], query: URLSearchParams): Page {
  const size = Number(query.get("per_page") ?? 10);
  const page = Number(query.get("page") ?? 1);
  if (!Number.isInteger(size) || size < 1 || size > 100)
    return { error: errorBody(400, ["rest_invalid_param", "Invalid parameter(s): per_page"]) };
  const pages = Math.max(1, Math.ceil(items.length / size));
  if (page > pages) return { error: errorBody(400) };
  return {
    items: items.slice((page - 1) * size, page * size),
    headers: { "X-WP-Total": String(items.length), "X-WP-TotalPages": String(pages) },
  };
}
