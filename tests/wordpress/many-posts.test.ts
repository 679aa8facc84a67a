/** A blog of 2,000 posts: all are listed, and the site stays available during a new reading. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  readApi,
  asAdmin,
  because,
  isSkipped,
  php,
  startSite,
  type Site,
} from "./wordpress-fixture.ts";

const POSTS = 2_000;
/** For a host's reply, in place of 5 s: other tests use the same cores. */
const LIMIT = "40s";

let site: Site;

/** Directly into the tables: WordPress's functions would take minutes. */
const writePosts = (): unknown =>
  php(
    "hard",
    `global $wpdb;
     $text = str_repeat( "<!-- wp:paragraph -->\\n<p>A team that stays knows why each part is as it is.</p>\\n<!-- /wp:paragraph -->\\n", 20 );
     $wpdb->query( 'START TRANSACTION' );
     for ( $at = 1; $at <= ${POSTS}; $at++ ) {
       $date = gmdate( 'Y-m-d H:i:s', 1000000000 + $at * 60 );
       $wpdb->insert( $wpdb->posts, array( 'post_author' => 1, 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => "Of many $at", 'post_name' => "of-many-$at", 'post_content' => $text, 'post_excerpt' => "Number $at.", 'post_date' => $date, 'post_date_gmt' => $date, 'post_modified' => $date, 'post_modified_gmt' => $date, 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ) );
     }
     $wpdb->query( 'COMMIT' );
     wp_cache_flush();
     return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_name LIKE 'of-many-%'" );`,
  );

const removePosts = (): unknown =>
  php(
    "hard",
    `global $wpdb;
     $removed = $wpdb->query( "DELETE FROM $wpdb->posts WHERE post_name LIKE 'of-many-%'" );
     wp_cache_flush();
     return $removed;`,
  );

/** Processor milliseconds of the blog's call and of WordPress's text preparation in it. */
const timesOfBlog = (): { call: number; texts: number } =>
  php(
    "hard",
    `$spent = static function (): float {
       $usage = getrusage();
       return ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) * 1e3 + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1e3;
     };
     $began = $spent();
     foreach ( get_posts( array( 'numberposts' => -1 ) ) as $post ) { apply_filters( 'the_content', $post->post_content ); }
     $texts = $spent() - $began;
     wp_cache_flush();
     $began = $spent();
     wp_json_encode( rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/blog' ) )->get_data() );
     return array( 'texts' => $texts, 'call' => $spent() - $began );`,
  ) as { call: number; texts: number };

describe.skipIf(isSkipped)(`a blog of ${POSTS} posts${because}`, () => {
  beforeAll(async () => {
    expect(writePosts()).toBe(POSTS);
    site = await startSite("hard", { CONTENT_TIMEOUT: LIMIT });
  });
  afterAll(async () => {
    await site?.stop();
    removePosts();
  });

  test("the blog's call answers all of them, in less than twice the time that WordPress needs for their texts", async () => {
    const { status, json, text } = await readApi("hard", "/wp/v2/blog");
    expect(status).toBe(200);
    expect((json as unknown[]).length).toBeGreaterThanOrEqual(POSTS);
    const { call, texts: control } = timesOfBlog();
    process.stdout.write(
      `/blog of ${POSTS} posts: ${Math.round(call)} ms of the processor, their texts alone: ${Math.round(control)} ms; ${(text.length / 1e6).toFixed(1)} MB\n`,
    );
    expect(control).toBeGreaterThan(100);
    expect(call).toBeLessThan(2 * control);
  });

  test("the list, its last page and the oldest post are there", async () => {
    const began = Date.now();
    const list = await site.get("/blog");
    process.stdout.write(`the site's first list: ${Date.now() - began} ms\n`);
    expect(list.status).toBe(200);
    const last = Math.max(
      ...[...list.html.matchAll(/[?&](?:amp;)?page=(\d+)/g)].map(([, page]) => Number(page)),
    );
    expect(last).toBeGreaterThanOrEqual(Math.ceil(POSTS / 12));
    expect((await site.get(`/blog?page=${last}`)).status).toBe(200);
    expect((await site.get("/blog/of-many-1")).status).toBe(200);
  });

  test("the sitemap names each of them once", async () => {
    const { html } = await site.get("/sitemaps/blog.xml");
    const named = html.match(/\/blog\/of-many-\d+(?=<)/g) ?? [];
    expect([named.length, new Set(named).size]).toEqual([POSTS, POSTS]);
  });

  test("a post that is published is seen, and every visitor is answered meanwhile, before WordPress could have read the list three times", async () => {
    const called = Date.now();
    await readApi("hard", "/wp/v2/blog");
    const reading = Date.now() - called;
    const { id } = await asAdmin<{ id: number }>("hard", "/wp/v2/posts", {
      title: "One more of many",
      slug: "of-many-one-more",
      status: "publish",
      content: "<p>New.</p>",
    });
    const began = Date.now();
    const seen = { statuses: new Set<number>(), longest: 0 };
    const list = async (): Promise<string> => {
      const start = Date.now();
      const { html, status } = await site.get("/blog");
      seen.statuses.add(status);
      seen.longest = Math.max(seen.longest, Date.now() - start);
      return html;
    };
    try {
      await expect.poll(list, { timeout: 80_000, interval: 50 }).toContain("One more of many");
      process.stdout.write(
        `published, seen in the list of ${POSTS}: ${Date.now() - began} ms; the longest wait: ${seen.longest} ms, WordPress's own call: ${reading} ms\n`,
      );
      expect([...seen.statuses]).toEqual([200]);
      // One reading, the site's work, and other load.
      expect(seen.longest).toBeLessThan(3 * reading);
    } finally {
      await asAdmin("hard", `/wp/v2/posts/${id}?force=true`, undefined, "DELETE");
    }
  }, 120_000);
});
