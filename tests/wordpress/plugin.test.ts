/** The plugin alone: expected signatures and tags; boxes store what is typed. */
import { calls, tagsOf } from "@meridian/contract";
import { readPreviewLink } from "@meridian/contract/site-protocol/preview-link";
import { isSigned } from "@meridian/contract/site-protocol/signature";
import { loadContent } from "@meridian/demo";
import { decode } from "html-entities";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { openAdmin, type Admin } from "./admin.ts";
import { siteOf } from "./kit.ts";
import { readApi, because, isSkipped, kit, php } from "./wordpress-fixture.ts";
import { PURGE_SECRET } from "./wordpress.ts";

const roadMap = calls.roadMap.reply as v.GenericSchema<unknown, unknown>;
const terms = calls.vacancySpecialisations.reply as v.GenericSchema<unknown, unknown>;

describe.skipIf(isSkipped)(`the plugin${because}`, () => {
  let admin: Admin;
  beforeAll(async () => void (admin = await openAdmin("demo")));

  test("signs as the site reads", () => {
    const body = '{"tags":["blog:слово"],"id":"12345678","at":1}';
    const signature = String(
      php(
        "demo",
        `return 'sha256=' . hash_hmac( 'sha256', '${body}', Meridian\\setting( 'secret' ) );`,
      ),
    );
    expect(isSigned(Buffer.from(body), signature, PURGE_SECRET)).toBe(true);
  });

  test("sends tags, numbers, its own name and the time", () => {
    const sent = php(
      "demo",
      `add_filter( 'pre_http_request', static function ( $pre, $args, $url ) use ( &$sent ) { $sent[] = array( $url, $args ); return array( 'response' => array( 'code' => 204 ), 'body' => '', 'headers' => array() ); }, 10, 3 );
       Meridian\\note_change( array( 'home', 'blog' ) ); Meridian\\tell_site();
       return array( $sent[0][0], json_decode( $sent[0][1]['body'], true ), $sent[0][1]['headers'], $sent[0][1]['redirection'] );`,
    ) as [string, Record<string, unknown>, Record<string, string>, number];
    expect(sent[0]).toBe(`${siteOf("demo")}/purge`);
    // Includes changes that are still pending from the content's creation.
    expect(sent[1]).toMatchObject({
      tags: expect.any(Array) as unknown,
      id: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
      at: expect.any(Number) as unknown,
      from: expect.any(Number) as unknown,
      to: expect.any(Number) as unknown,
    });
    expect(sent[2]["x-signature"]).toMatch(/^sha256=[\da-f]{64}$/);
    expect(sent[3]).toBe(0);
  });

  test("[LANG-40] the site's names of a form's source reach Contact Form 7's message", () => {
    const message = php(
      "demo",
      `$_POST = array( 'fullname' => 'Ann', '_language' => 'de', '_page' => '/de/x<b>y</b>', '_idempotency_key' => 'k', '_wpcf7' => '5', '_other' => 'z', '_consent' => array( 'a' ) );
       return array( apply_filters( 'wpcf7_posted_data', array( 'fullname' => 'Ann' ) ), Meridian\\without_form_source( null, '_language' ), Meridian\\without_form_source( null, '_else' ) );`,
    );
    expect(message).toEqual([{ fullname: "Ann", _language: "de", _page: "/de/xy" }, "", null]);
  });

  test("records of the same second have a fixed order, the later one first", async () => {
    // Created at once, three with the same date.
    php(
      "hard",
      `foreach ( array( 1, 2, 3 ) as $at ) {
         wp_update_post( array( 'ID' => get_page_by_path( "service-$at", OBJECT, 'post' )->ID, 'post_date' => '2026-01-02 03:04:05', 'post_date_gmt' => '2026-01-02 03:04:05' ) );
       }
       return true;`,
    );
    const path = "/wp/v2/posts?filter[category_name]=services&per_page=100";
    const orders = await Promise.all(
      Array.from({ length: 8 }, async () =>
        ((await readApi("hard", path)).json as { slug: string }[])
          .map(({ slug }) => slug)
          .filter((slug) => /^service-[123]$/.test(slug)),
      ),
    );
    expect(new Set(orders.map(String))).toEqual(new Set(["service-3,service-2,service-1"]));
  });

  test("makes preview links that the site reads", () => {
    const id = kit().hard["service-1"];
    const address = new URL(
      String(php("hard", `return Meridian\\preview_address( get_post( ${id} ) );`)),
    );
    const link = address.searchParams.get("preview") ?? "";
    expect(readPreviewLink(PURGE_SECRET, address.pathname, link, Date.now())).toMatchObject({
      is: "good",
      target: { kind: "service", id },
    });
    expect(readPreviewLink(PURGE_SECRET, address.pathname, link, Date.now() + 31 * 60_000).is).toBe(
      "expired",
    );
    expect(readPreviewLink(PURGE_SECRET, "/services/service-2", link, Date.now()).is).toBe("wrong");
  });

  test.each([
    [
      "service-1",
      [
        ...tagsOf("services"),
        ...tagsOf("service", { slug: "service-1" }),
        "seo:/services/service-1",
      ],
    ],
    [
      "vacancy-1",
      [
        ...tagsOf("vacancies"),
        ...tagsOf("vacancy", { slug: "vacancy-1" }),
        "seo:/vacancies/vacancy-1",
      ],
    ],
    ["post", [...tagsOf("blog"), ...tagsOf("blogPost", { slug: "post-1" }), "seo:/blog/post-1"]],
    ["road-map", [...tagsOf("roadMap"), "seo:/dedicated-team-road-map"]],
    ["terms-of-use", [...tagsOf("termsOfUse"), "seo:/terms-of-use"]],
  ])("%s has the contract's tags", (name, tags) => {
    expect(php("hard", `return Meridian\\record_tags( get_post( ${kit().hard[name]} ) );`)).toEqual(
      tags,
    );
  });

  test("counts changes up, and returns everything to a site that missed too much or used another database", () => {
    const read = php(
      "demo",
      `$last = Meridian\\change_number( 'newest' );
       Meridian\\note_change( array( 'home' ) ); Meridian\\note_change( array( 'blog', 'home' ) );
       return array( Meridian\\changes_since( $last ), Meridian\\changes_since( $last + 2 ), Meridian\\changes_since( $last + 9 ), $last );`,
    ) as [{ last: number; tags: string[] }, unknown, { tags: string[] }, number];
    const last = read[3] + 2;
    expect(read.slice(0, 3)).toEqual([
      { last, tags: ["home", "blog"] },
      { last, tags: [] },
      { last, tags: ["*"] },
    ]);
  });

  test("deletes day-old changes, but never its newest number", () => {
    const [before, after] = php(
      "demo",
      `global $wpdb; $table = Meridian\\changes_table(); $last = Meridian\\change_number( 'newest' );
       $wpdb->query( "UPDATE $table SET told = 1, noted = 1" ); Meridian\\delete_old_changes();
       return array( $last, array( Meridian\\change_number( 'oldest' ), Meridian\\change_number( 'newest' ) ) );`,
    ) as [number, number[]];
    expect(after).toEqual([before, before]);
  });

  test("its menu's pages open, and keep what is written", async () => {
    for (const page of [
      "meridian",
      "meridian-options",
      "meridian-site-settings",
      "meridian-seo-paths",
      "meridian-redirects",
    ]) {
      const html = await admin.get(`/wp-admin/admin.php?page=${page}`);
      expect([
        page,
        /<b>(Warning|Notice|Deprecated|Fatal error)<\/b>.*wordpress\/meridian\//.test(html),
      ]).toEqual([page, false]);
      expect(html).toContain("<form");
    }
    const path = "/wp-admin/admin.php?page=meridian-redirects";
    const saved = await admin.post(path, await admin.get(path), {
      "meridian[list][0][from]": "/old",
      "meridian[list][0][to]": "/clients",
      "meridian[list][0][status]": "302",
      "meridian[list][7][from]": "",
      meridian_action: "Save",
    });
    expect(saved).toContain("Saved.");
    expect((await readApi("demo", "/meridian/v1/redirects")).json).toEqual([
      { from: "/old", to: "/clients", status: 302 },
    ]);
    // The contract's tests expect the demo content's redirects.
    const list = JSON.stringify(loadContent().redirects);
    php(
      "demo",
      `Meridian\\save_option( 'redirects', array( 'list' => json_decode( '${list}', true ) ) ); return 1;`,
    );
  });

  test("wrong JSON is not stored, and stays in the form to be corrected", async () => {
    const path = "/wp-admin/admin.php?page=meridian-site-settings";
    const before = (await readApi("demo", "/meridian/v1/settings")).json;
    const html = await admin.post(path, await admin.get(path), {
      "meridian[brand][name]": "Another",
      "meridian[more]": '{"blog": ',
      meridian_action: "Save",
    });
    expect(html).toContain("Nothing was saved");
    expect(html).toContain("{&quot;blog&quot;:");
    expect((await readApi("demo", "/meridian/v1/settings")).json).toEqual(before);
  });

  test("a form without its nonce is refused", async () => {
    await expect(
      admin.post("/wp-admin/admin.php?page=meridian-redirects", "", {
        "meridian[list][0][from]": "/x",
        "meridian[list][0][to]": "/y",
        meridian_action: "Save",
      }),
    ).rejects.toThrow(/403/);
  });

  test("the editor of a record has the fields of its kind, and a new one those of its category", async () => {
    const editor = await admin.get(
      `/wp-admin/post.php?post=${String(php("demo", "return get_page_by_path( 'dedicated-teams', OBJECT, 'post' )->ID;"))}&action=edit`,
    );
    expect(editor).toContain('name="meridian[box_repeater][0][title]"');
    expect(editor).toContain('name="meridian_seo[title]"');
    const fresh = await admin.get("/wp-admin/post-new.php?meridian_category=portfolio");
    expect(fresh).toContain('name="meridian[project_description][location]"');
  });

  test("a redirect may lead to another site, and its addresses keep their letters", async () => {
    const [rows, stored] = php(
      "hard",
      `$before = get_option( 'meridian_redirects' );
       Meridian\\save_option( 'redirects', array( 'list' => array(
         array( 'from' => '/shop', 'to' => 'https://shop.example.org/a?b=%C3%BC', 'status' => '302' ),
         array( 'from' => '/%d7%a6', 'to' => '/blog/%D7%A6' ),
         array( 'from' => home_url( '/?p=12' ), 'to' => 'http://old.example.org/' ),
         array( 'from' => Meridian\\public_url() . '/whole', 'to' => '/clients' ),
         array( 'from' => '/script', 'to' => 'javascript:alert(1)' ),
         array( 'from' => 'https://other.example/a', 'to' => '/clients' ),
       ) ) );
       $rows = Meridian\\reply_redirects();
       Meridian\\add_redirect( '/a', '/b' );
       $stored = Meridian\\reply_redirects();
       update_option( 'meridian_redirects', $before );
       return array( $rows, $stored );`,
    ) as object[][];
    const wanted = [
      { from: "/shop", to: "https://shop.example.org/a?b=%C3%BC", status: 302 },
      { from: "/%d7%a6", to: "/blog/%D7%A6", status: 301 },
      { from: "/?p=12", to: "http://old.example.org/", status: 301 },
      { from: "/whole", to: "/clients", status: 301 },
    ];
    expect(rows).toEqual(wanted);
    // A moved record removes none of them.
    expect(stored).toEqual([...wanted, { from: "/a", to: "/b", status: 301 }]);
  });

  test("the front page of the settings is the home page, before page 1120, which its own editor still gets", () => {
    const found = php(
      "demo",
      `$read = static function ( array $more = array() ) {
         wp_set_current_user( 1 );
         $request = new WP_REST_Request( 'GET', '/wp/v2/pages/1120' );
         $request->set_query_params( $more );
         return rest_do_request( $request )->get_data()['id'] ?? 0;
       };
       $there = get_post( 1120 );
       if ( ! $there ) { wp_insert_post( array( 'import_id' => 1120, 'post_type' => 'page', 'post_title' => 'Happens to be 1120', 'post_status' => 'publish' ) ); }
       $before = array( get_option( 'show_on_front' ), get_option( 'page_on_front' ) );
       $front = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Chosen', 'post_name' => 'chosen-front', 'post_status' => 'publish' ) );
       update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', $front );
       $found = array( $read() === $front, $read( array( 'context' => 'edit' ) ), Meridian\\kind_of( get_post( $front ) ), 'home' === Meridian\\kind_of( get_post( 1120 ) ) && 'home' !== get_post( 1120 )->post_name );
       wp_update_post( array( 'ID' => $front, 'post_status' => 'draft' ) );
       $found[] = $read();
       wp_delete_post( $front, true );
       update_option( 'show_on_front', $before[0] ); update_option( 'page_on_front', $before[1] );
       if ( ! $there ) { wp_delete_post( 1120, true ); }
       return $found;`,
    );
    expect(found).toEqual([true, 1120, "home", false, 1120]);
  });

  test("a made excerpt parts its blocks and has no codes; so has a plain text, line by line", () => {
    const content = `<!-- wp:columns --><div class="wp-block-columns"><div class="wp-block-column"><p>LEFT-COL</p></div><div class="wp-block-column"><p>RIGHT-COL</p></div></div><!-- /wp:columns --><ul><li>one</li><li>t<strong>w</strong>o</li></ul>[vc_row][vc_column width="1/2"]three[/vc_column][/vc_row][gallery ids="1"] [sic]<script>no()</script><h2>Fo<br>ur</h2><p>five</p>`;
    const texts = php(
      "hard",
      `$post = new WP_Post( (object) array( 'ID' => 0, 'post_content' => '${content}', 'post_excerpt' => '', 'post_title' => 'T' ) );
       return array( Meridian\\native_value( $post, 'excerpt' ), Meridian\\native_value( $post, 'plain' ), Meridian\\native_value( $post, 'sections' )[1]['title'] );`,
    );
    expect(texts).toEqual([
      "LEFT-COL RIGHT-COL one two three [sic] Fo ur five",
      "LEFT-COL\nRIGHT-COL\none\ntwo\nthree\n[sic]\nFo\nur\nfive",
      "Fo ur",
    ]);
  });

  test("what is written in boxes is made fit: no markup, no wrong number, no row without words", () => {
    const fit = php(
      "demo",
      `wp_set_current_user( 0 );
       return Meridian\\fit_fields( Meridian\\fields_of( 'vacancy' ), array( 'description' => "One <script>x</script>\\nTwo", 'hot' => 'much', 'closed' => '1', 'first_info_image' => 'x', 'unknown' => 'x',
         'what_should_i_expect' => array( array( 'title' => '', 'select_type_to_watching' => 'list' ), array( 'title' => 'Tasks', 'list' => array( array( 'value' => 'One' ), array( 'value' => '' ) ) ) ) ) );`,
    );
    expect(fit).toEqual({
      description: "One &lt;script&gt;x&lt;/script&gt;\nTwo",
      closed: 1,
      what_should_i_expect: [{ title: "Tasks", list: [{ value: "One" }] }],
    });
  });

  test("a text in a box keeps its signs, on the way to the site and back in the box", () => {
    const written = 'Vec<T> & "quotes" <b> 5 < 6 100%ad';
    const [sent, shown, settings, term] = php(
      "demo",
      `require_once dirname( Meridian\\PLUGIN_FILE ) . '/admin/field-form.php';
       $fields = array( 'title' => array( 'type' => 'text', 'label' => 'Title' ), 'more' => array( 'type' => 'lines', 'label' => 'More' ) );
       $stored = Meridian\\fit_fields( $fields, array( 'title' => '${written}', 'more' => "${written.replaceAll('"', '\\"')}\\nTwo" ) );
       ob_start();
       Meridian\\print_fields( $fields, $stored, 'meridian' );
       $form = ob_get_clean();
       $options = get_option( 'meridian_site-settings', array() );
       Meridian\\save_option( 'site-settings', array( 'brand' => array( 'name' => '${written}' ) ) );
       $settings = Meridian\\reply_settings();
       update_option( 'meridian_site-settings', $options );
       return array( Meridian\\clean_fields( $fields, $stored ), $form, $settings['brand']['name'], Meridian\\names_of( array( (object) array( 'name' => 'C &amp; D &lt;b&gt;' ) ) ) );`,
    ) as [{ title: string; more: string }, string, string, { name: string }[]];
    expect(v.parse(roadMap, { page_title: sent.title })).toMatchObject({ page_title: written });
    expect(sent.more.split("\n")[1]).toBe("Two");
    const boxes = [...shown.matchAll(/(?:value="|<textarea[^>]*>)([^"]*?)(?:"|<\/textarea>)/g)];
    expect(boxes.map(([, text = ""]) => decode(text).split("\n")[0])).toEqual([written, written]);
    expect(settings).toBe(written);
    expect(v.parse(terms, term)).toEqual([{ name: "C & D <b>" }]);
  });
});
