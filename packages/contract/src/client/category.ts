/**
 * `filter[category_name]` needs the unmaintained rest-filter plugin. A WordPress without it ignores
 * the parameter and sends all posts; then the category is requested by its id. Detecting this costs
 * one small request, whose result is cached.
 */
import { EVERY_POST } from "#call.ts";
import type { RequestJson } from "#client/request-json.ts";
import { isRecord } from "#wordpress/wordpress.ts";

const PARAMETER = "filter[category_name]";
/** The only fields needed: 100 posts with their texts have half a megabyte. */
const FIELDS = ["id", "categories"];
const PER_PAGE = Number(EVERY_POST.per_page);
/** Milliseconds for which a category's id and the presence of the filter are cached. */
const LIFETIME_MS = 3_600_000;

/** A `requestJson` whose reply for a category contains only its posts. Detects outdated cached facts. */
export function createCategories(
  requestJson: RequestJson,
  now: () => number = Date.now,
): RequestJson {
  const ids = new Map<string, number | string>();
  let filter: "heeded" | "ignored" | undefined;
  let until = 0;
  const clear = (): void => {
    filter = undefined;
    ids.clear();
  };
  const learn = (what: typeof filter): void => {
    filter = what;
    until = now() + LIFETIME_MS;
  };

  /** `null`: there is no such category; `undefined`: unknown. */
  async function idOf(call: string, path: string, slug: string) {
    const known = ids.get(slug);
    if (known !== undefined) return known;
    const address = `${path.replace(/posts$/, "categories")}?slug=${encodeURIComponent(slug)}`;
    const found = await requestJson(call, address, true);
    if (Array.isArray(found) && found.length === 0) return null;
    const id = Array.isArray(found) ? (found[0] as { id?: unknown } | null)?.id : undefined;
    if (typeof id !== "number" && typeof id !== "string") return undefined;
    ids.set(slug, id);
    return id;
  }

  async function byId(call: string, address: string): Promise<unknown> {
    const { path, slug, rest } = parts(address);
    const id = await idOf(call, path, slug);
    if (id === null) return [];
    if (id === undefined) return requestJson(call, address, false, { isWhole: true });
    const found = `${path}?categories=${id}${rest && `&${rest}`}`;
    const posts = await requestJson(call, found, false, { isWhole: true });
    // A recreated category has another number.
    if (Array.isArray(posts) && posts.length === 0) ids.delete(slug);
    return posts;
  }

  /** Whether `posts` show that the filter works; the reply if they can serve as it. */
  async function judge(call: string, address: string, absent: boolean, posts: unknown[]) {
    const { path, slug } = parts(address);
    // A host that ignores `_fields` may have sent the first page of several.
    const isWhole =
      posts.some((post) => !hasFieldsAlone(post)) &&
      (filter !== undefined || posts.length < PER_PAGE);
    const named = posts.map(categoriesOf);
    const id = named.includes(undefined) ? undefined : await idOf(call, path, slug);
    if (id === null) return [];
    // A common category is not enough: the newest ten posts may share another one.
    const isHeeded = id === undefined || named.every((of) => of?.includes(id));
    learn(isHeeded ? "heeded" : "ignored");
    if (!isHeeded) return byId(call, address);
    return isWhole ? posts : requestJson(call, address, absent, { isWhole: true });
  }

  return async (call, address, absent, list) => {
    if (parts(address).slug === "") return requestJson(call, address, absent, list);
    if (until <= now()) clear();
    if (filter === "ignored") return byId(call, address);
    const isProbe = filter === undefined;
    const small = isProbe ? `&_fields=${FIELDS.join(",")}` : "";
    const posts = await requestJson(call, address + small, absent, { isWhole: !isProbe });
    return Array.isArray(posts) && posts.length > 0 ? judge(call, address, absent, posts) : posts;
  };
}

function parts(address: string): { path: string; slug: string; rest: string } {
  const [path = "", search = ""] = address.split("?");
  const query = new URLSearchParams(search);
  const slug = query.get(PARAMETER) ?? "";
  query.delete(PARAMETER);
  return { path, slug, rest: query.toString() };
}

/** Whether a host has sent only the requested fields of a post. */
export const hasFieldsAlone = (post: unknown): boolean =>
  typeof post === "object" &&
  post !== null &&
  Object.keys(post).every((key) => FIELDS.includes(key));

function categoriesOf(post: unknown): unknown[] | undefined {
  const ids = isRecord(post) ? post.categories : undefined;
  return Array.isArray(ids) ? ids : undefined;
}
