/** Faults of plugins: wrong secret, wrong clock, deactivation, notices before the JSON. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openAdmin } from "./admin.ts";
import {
  asAdmin,
  readApi,
  because,
  isSkipped,
  kit,
  php,
  startSite,
  type Site,
} from "./wordpress-fixture.ts";
import { PURGE_SECRET } from "./wordpress.ts";

/** The site's own poll after 20 seconds must not be what the tests see. */
const SOON = { timeout: 15_000, interval: 100 };

let site: Site;
const title = (words: string) =>
  asAdmin("hard", `/wp/v2/posts/${kit().hard["service-1"]}`, { title: words });
const page = () => site.get("/services/service-1");
const secretIs = (secret: string) =>
  php(
    "hard",
    `$stored = get_option( 'meridian_settings' ); $stored['secret'] = '${secret}'; return update_option( 'meridian_settings', $stored );`,
  );
const plugin = (status: "active" | "inactive") =>
  asAdmin("hard", "/wp/v2/plugins/meridian/meridian", { status }).catch(() =>
    // Without the plugin nothing is served under /api.
    php("hard", "return null === activate_plugin( 'meridian/meridian.php' );"),
  );

describe.skipIf(isSkipped)(`a plugin in trouble${because}`, () => {
  beforeAll(async () => {
    site = await startSite("hard");
    await page();
  });
  afterAll(() => site?.stop());
  afterEach(() => void secretIs(PURGE_SECRET));

  test("a wrong secret: the site refuses, WordPress shows it, and nothing is lost", async () => {
    secretIs("another-secret-of-the-kit");
    await title("Sent with a wrong secret");
    await expect.poll(() => site.log(), SOON).toContain("purge refused");
    const admin = await openAdmin("hard");
    await expect
      .poll(() => admin.get("/wp-admin/admin.php?page=meridian"), SOON)
      .toContain("the same PURGE_SECRET on both sides");
    // The site polls every 20 seconds.
    await expect
      .poll(async () => (await page()).html, { timeout: 40_000, interval: 500 })
      .toContain("Sent with a wrong secret");
    secretIs(PURGE_SECRET);
    await title("Sent with the right secret");
    await expect
      .poll(async () => (await page()).html, SOON)
      .toContain("Sent with the right secret");
    expect(await admin.get("/wp-admin/admin.php?page=meridian")).not.toContain(
      "could not be notified",
    );
  });

  test("a clock wrong by an hour: refused, and the connection's test names the clock", () => {
    const answer = php(
      "hard",
      `$ahead = Meridian\\signed_post( '/deliveries', array( 'for' => 'deliveries', 'question' => array( 'ask' => 'undelivered' ), 'at' => Meridian\\now_ms() + 3600000 ) );
       $behind = array( 'date' => gmdate( 'D, d M Y H:i:s', time() - 3600 ) . ' GMT' );
       $refused = array( 'response' => array( 'code' => 401 ), 'headers' => $behind, 'body' => wp_remote_retrieve_body( $ahead ) );
       return array( Meridian\\problem_of( $ahead ), Meridian\\problem_of( $refused ) );`,
    ) as string[];
    expect(answer[0]).toMatch(/HTTP 401.*synchronize both clocks/);
    expect(answer[1]).toContain("clocks. The clock here is 60 minutes ahead of the site’s.");
  });

  test("the connection's test: fine, wrong secret, unreachable, another server", async () => {
    const admin = await openAdmin("hard");
    const path = "/wp-admin/admin.php?page=meridian";
    const tried = async (fields: Record<string, string>) => {
      const form = await admin.get(path);
      const html = await admin.post(path, form, {
        "meridian[site]": site.url,
        "meridian[calls]": "",
        "meridian[secret]": "",
        meridian_action: "test",
        ...fields,
      });
      return /<div class="notice notice-(?:success|error)"><p>([^<]*)/.exec(html)?.[1] ?? html;
    };
    expect(await tried({})).toMatch(/^The site responds, and the secret is right/);
    expect(await tried({ "meridian[secret]": "wrong-secret-of-the-kit" })).toContain("HTTP 401");
    expect(await tried({ "meridian[calls]": "http://127.0.0.1:9" })).toContain("cannot be reached");
    expect(
      await tried({ "meridian[secret]": PURGE_SECRET, "meridian[calls]": "http://127.0.0.1:5" }),
    ).toContain("cannot be reached");
    expect(await tried({ "meridian[secret]": PURGE_SECRET })).toMatch(/^The site responds/);
  });

  test("deactivated while the site runs: pages stay; what was published meanwhile is there once it is active again", async () => {
    await title("Before the plugin went away");
    await expect
      .poll(async () => (await page()).html, SOON)
      .toContain("Before the plugin went away");
    await plugin("inactive");
    php(
      "hard",
      `return wp_update_post( array( 'ID' => ${kit().hard["service-1"]}, 'post_title' => 'Published without the plugin' ) );`,
    );
    const stale = await page();
    expect([stale.status, stale.html.includes("Before the plugin went away")]).toEqual([200, true]);
    await plugin("active");
    await expect
      .poll(async () => (await page()).html, { timeout: 40_000, interval: 200 })
      .toContain("Published without the plugin");
  });

  test("deactivated in the middle of a publish: the page stays up, and shows it once it is active again", async () => {
    php(
      "hard",
      `add_action( 'save_post', static function () { deactivate_plugins( 'meridian/meridian.php' ); }, 50 );
       return wp_update_post( array( 'ID' => ${kit().hard["service-1"]}, 'post_title' => 'Saved in between' ) );`,
    );
    const between = await page();
    expect(between.status).toBe(200);
    await plugin("active");
    await expect
      .poll(async () => (await page()).html, { timeout: 40_000, interval: 200 })
      .toContain("Saved in between");
  });

  test("a post that contains itself ends, in our calls and in WordPress's own", async () => {
    for (const path of [
      "/wp/v2/single-blog/?slug=contains-itself",
      "/wp/v2/posts?slug=contains-itself",
    ]) {
      const { status, json } = await readApi("hard", path);
      expect([status, JSON.stringify(json).split("Outside.").length > 1]).toEqual([200, true]);
    }
    expect((await site.get("/blog/contains-itself")).status).toBe(200);
  });

  test("notices and a byte-order mark of other plugins do not stand before the JSON", async () => {
    php("hard", "return update_option( 'kit_complains', 1 );");
    try {
      for (const path of ["/wp/v2/blog", "/wp/v2/pages/1120", "/meridian/v1/changes"]) {
        const { status, json, text } = await readApi("hard", path, { accept: "*/*" });
        expect([status, json !== undefined, text.slice(0, 1)]).toEqual([
          200,
          true,
          expect.stringMatching(/[[{]/),
        ]);
      }
    } finally {
      php("hard", "return delete_option( 'kit_complains' );");
    }
  });

  test("strange questions get an answer in JSON, and change nothing", async () => {
    for (const [path, status] of [
      ["/meridian/v1/changes?since=x", 400],
      ["/meridian/v1/changes?since[]=1", 400],
      ["/wp/v2/single-blog/?slug[]=x", 200],
      ["/wp/v2/vacancy/", 200],
      ["/wp/v2/posts?filter=services", 200],
      ["/wp/v2/posts?filter[category_name]=no-such-category", 200],
      ["/wp/custom-seo/v1/get-data-by-slug/..%2f..%2fetc", 404],
      ["/wp/v2/no-such-call", 404],
    ] as const) {
      const answer = await readApi("hard", path);
      expect([path, answer.status, answer.json !== undefined]).toEqual([path, status, true]);
    }
    expect(
      (await readApi("hard", "/wp/v2/posts?filter[category_name]=no-such-category")).json,
    ).toEqual([]);
  });
});
