/** Addresses that a WordPress had before the site was in front of it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { because, isSkipped, php, readApi, startSite, type Site } from "./wordpress-fixture.ts";

let site: Site;
let ids: Record<"post" | "other" | "pdf", number>;

describe.skipIf(isSkipped)(`old addresses of a WordPress${because}`, () => {
  beforeAll(async () => {
    ids = php(
      "demo",
      `$post = wp_insert_post( array( 'post_status' => 'publish', 'post_name' => 'first-name', 'post_title' => 'Renamed', 'post_content' => 'Words.' ) );
       foreach ( array( 'second-name', 'third-name' ) as $name ) { wp_update_post( array( 'ID' => $post, 'post_name' => $name ) ); }
       $other = wp_insert_post( array( 'post_status' => 'publish', 'post_name' => 'second-name', 'post_title' => 'Another', 'post_content' => 'Words.' ) );
       return array( 'post' => $post, 'other' => $other );`,
    ) as typeof ids;
    site = await startSite("demo");
  }, 120_000);
  afterAll(async () => {
    await site?.stop();
    if (ids)
      php(
        "demo",
        `foreach ( array( ${Object.values(ids).join(", ")} ) as $id ) { wp_delete_post( $id, true ); } update_option( Meridian\\REDIRECTS, array( 'list' => array_values( array_filter( Meridian\\redirect_rows(), static fn( $row ) => ! str_contains( $row['to'], '-name' ) ) ) ) ); return true;`,
      );
  });

  test("slugs that a record had before lead to it, one that another record has now does not", async () => {
    const { json } = await readApi("demo", "/meridian/v1/redirects");
    const rows = (json as { from: string; to: string }[]).filter(({ to }) => to.includes("-name"));
    expect(rows.map(({ from, to }) => [from.replace(/\/$/, ""), to])).toEqual(
      expect.arrayContaining([
        ["/blog/first-name", "/blog/third-name"],
        ["/first-name", "/blog/third-name"],
      ]),
    );
    expect(rows.filter(({ from }) => from.includes("second-name"))).toEqual([]);
  });

  test.each([
    ["/first-name/", "/blog/third-name"],
    ["/feed/", "/blog/feed.xml"],
    ["/page/2/", "/blog"],
    ["/wp-sitemap.xml", "/sitemap.xml"],
    ["/?s=words", "/search?q=words"],
  ])("%s redirects to %s", async (from, to) => {
    const response = await fetch(site.url + from, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([301, to]);
    expect((await fetch(site.url + to)).status).toBe(200);
  });

  test("a picture's address leads to the picture", async () => {
    const path = php(
      "demo",
      "return wp_parse_url( wp_get_attachment_url( get_posts( array( 'post_type' => 'attachment', 'post_mime_type' => 'image/webp', 'numberposts' => 1 ) )[0]->ID ), PHP_URL_PATH );",
    ) as string;
    const response = await fetch(site.url + path);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(response.url).toBe(`${site.url}/pictures/original${path}`);
  });
});
