/** WordPress's admin as in a browser without script: login, pages, forms. */
import { originOf, type InstanceName } from "./kit.ts";
import { ADMIN } from "./wordpress.ts";

export interface Admin {
  /** Returns the HTML. Throws unless the status is 200. */
  get(path: string): Promise<string>;
  /** Sends a form of `page` with its hidden fields to `path`. Returns the final page's HTML. */
  post(path: string, page: string, fields: Record<string, string>): Promise<string>;
}

export async function openAdmin(name: InstanceName): Promise<Admin> {
  const origin = originOf(name);
  const login = await fetch(`${origin}/wp-login.php`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: "wordpress_test_cookie=WP%20Cookie%20check" },
    body: new URLSearchParams({ log: ADMIN.name, pwd: ADMIN.password, testcookie: "1" }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const request = async (path: string, init: RequestInit = {}): Promise<string> => {
    const response = await fetch(new URL(path, origin), {
      ...init,
      headers: { cookie, ...(init.headers as Record<string, string>) },
    });
    const html = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${html.slice(-600)}`);
    return html;
  };
  return {
    get: (path) => request(path),
    post: (path, page, fields) =>
      request(path, {
        method: "POST",
        body: new URLSearchParams({ ...hiddenFields(page), ...fields }),
      }),
  };
}

const plain = (text: string): string =>
  text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#039;", "'");

/** Of the first form that posts to the page itself. */
const hiddenFields = (page: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...(/<form method="post">[^]*?<\/form>/.exec(page)?.[0] ?? "").matchAll(
        /<input\b[^>]*type=["']hidden["'][^>]*>/g,
      ),
    ].flatMap(([input]) => {
      const [name, value] = ["name", "value"].map(
        (key) => new RegExp(`\\b${key}=["']([^"']*)["']`).exec(input)?.[1],
      );
      return name === undefined ? [] : [[plain(name), plain(value ?? "")]];
    }),
  );
