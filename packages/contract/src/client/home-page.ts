import { LANGUAGE_PARAMETER } from "#calls.ts";
import type { RequestJson, ClientLog } from "#client/request-json.ts";
import { home } from "#kinds/home.ts";
import { hasField } from "#replies.ts";
import { shapeOf } from "#wordpress/shape-of.ts";

const PAGES = "/api/wp/v2/pages";

export interface HomePageOptions {
  page?: string | undefined;
  log: ClientLog;
}

/**
 * The home page's JSON: of the page that a setting names, of page 1120, or of `home`; `undefined`
 * if there is none. A page 1120 without any of a home page's fields is an unrelated page with that
 * number.
 */
export async function requestHomePage(
  requestJson: RequestJson,
  address: string,
  { page, log }: HomePageOptions,
): Promise<unknown> {
  const language = new URLSearchParams(address.split("?")[1]).get(LANGUAGE_PARAMETER);
  const at = (where: string, query: Record<string, string> = {}): Promise<unknown> => {
    const inSame = { ...query, ...(language && { [LANGUAGE_PARAMETER]: language }) };
    const search = new URLSearchParams(inSame).toString();
    return requestJson("home", where + (search && `?${search}`), true);
  };
  const named = async (slug: string): Promise<unknown> => first(await at(PAGES, { slug }));
  if (page !== undefined) {
    const slug = page.replace(/^\/+|\/+$/g, "");
    const found = /^\d+$/.test(slug) ? await at(`${PAGES}/${slug}`) : await named(slug);
    if (found === undefined)
      log.warn({ call: "home", page }, "the host has no page with the id or slug of HOME_PAGE");
    return found;
  }
  const own = await requestJson("home", address, true);
  if (isHome(first(own))) return own;
  const other = await named("home");
  return own === undefined || isHome(other) ? other : own;
}

const first = (reply: unknown): unknown => (Array.isArray(reply) ? (reply[0] as unknown) : reply);

const shape = shapeOf(home);
const FIELDS = shape?.kind === "group" ? (shape.home?.names ?? []) : [];

const isHome = (record: unknown): boolean =>
  typeof record === "object" &&
  record !== null &&
  FIELDS.some((name) => hasField(name)(record as Record<string, unknown>));
