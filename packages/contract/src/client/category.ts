/**
 * `filter[category_name]` belongs to the unmaintained rest-filter plugin. A WordPress without it
 * ignores the parameter and sends posts of every category; then the category is asked for by its
 * id.
 */
import type { Ask } from "#client/ask.ts";
import { isRecord } from "#wordpress/wordpress.ts";

const PARAMETER = "filter[category_name]";

/**
 * `json`, or the category's posts where `json` holds posts of other categories. Posts that do not
 * name their categories are taken as they are.
 */
export async function byCategory(
  ask: Ask,
  call: string,
  address: string,
  json: unknown,
): Promise<unknown> {
  const [path = "", search = ""] = address.split("?");
  const category = new URLSearchParams(search).get(PARAMETER);
  const posts = category !== null && Array.isArray(json) ? json.map(categoriesOf) : [];
  if (category === null || posts.length === 0 || posts.includes(undefined)) return json;
  const found = await ask(
    call,
    `${path.replace(/posts$/, "categories")}?slug=${encodeURIComponent(category)}`,
    true,
  );
  if (Array.isArray(found) && found.length === 0) return [];
  const first: unknown = Array.isArray(found) ? found[0] : undefined;
  const id = isRecord(first) ? first.id : undefined;
  // That all posts share a category is not enough: the newest ten may happen to share another one.
  if (id === undefined || posts.every((ids) => ids?.includes(id))) return json;
  return ask(call, `${path}?categories=${String(id)}&per_page=100`, false);
}

function categoriesOf(post: unknown): unknown[] | undefined {
  const ids = isRecord(post) ? post.categories : undefined;
  return Array.isArray(ids) ? ids : undefined;
}
