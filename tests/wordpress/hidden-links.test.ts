/** Links to records that are not public, in a WordPress of one language. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { originOf } from "./kit.ts";
import { because, isSkipped, php, readApi } from "./wordpress-fixture.ts";

interface Service {
  slug: string;
  data: { explore_our_expertise: { description: string } };
}
const SERVICES = "/wp/v2/posts?filter[category_name]=services&per_page=100";
const get = async <T>(path: string): Promise<T> => (await readApi("hard", path)).json as T;

describe.skipIf(isSkipped)(`links to records that are not public${because}`, () => {
  const linked = `${originOf("hard")}/services/service-2`;
  beforeAll(() => {
    php(
      "hard",
      `$find = static fn( $slug ) => get_page_by_path( $slug, OBJECT, 'post' )->ID;
       Meridian\\store_value( $find( 'service-1' ), 'explore_our_expertise', array( 'description' => '<p>See <a href="${linked}#how">two</a>, <a href="' . home_url( '/?p=1' ) . '">home</a> and <a href="/pricing">prices</a>.</p>' ) );
       update_option( 'kit_options', get_option( 'meridian_options' ) );
       Meridian\\save_option( 'options', array( 'footer_links_list' => array( 'services' => array( array( 'link' => '/services/service-2', 'link_name' => 'Two' ), array( 'link' => '/services/service-3', 'link_name' => 'Three' ) ) ) ) );
       return 1;`,
    );
  });
  afterAll(
    () =>
      void php(
        "hard",
        `update_option( 'meridian_options', get_option( 'kit_options' ) ); delete_option( 'kit_options' ); return 1;`,
      ),
  );

  const change = (code: string): string[] =>
    php(
      "hard",
      `$last = Meridian\\change_number( 'newest' ); $posts = get_posts( array( 'post_type' => 'post', 'post_status' => array( 'any', 'trash' ), 'post_name__in' => array( 'service-2', 'service-2__trashed' ) ) ); $id = $posts[0]->ID; ${code} Meridian\\note_what_changed(); return Meridian\\changes_since( $last )['tags'];`,
    ) as string[];
  async function links(): Promise<string[]> {
    const services = await get<Service[]>(SERVICES);
    const text = services.find(({ slug }) => slug === "service-1")?.data.explore_our_expertise;
    const { acf } = await get<{ acf: { footer_links_list: { services: { link: string }[] } } }>(
      "/acf/v3/options/options",
    );
    return [
      text?.description.replace(/<a [^>]*>(.*?)<\/a>/g, "[$1]") ?? "",
      ...acf.footer_links_list.services.map(({ link }) => link),
    ];
  }
  const WITH = [
    "<p>See [two], [home] and [prices].</p>",
    "/services/service-2",
    "/services/service-3",
  ];
  const WITHOUT = ["<p>See two, [home] and [prices].</p>", "/services/service-3"];
  const PURGED = ["options", "service:service-1", "services"];

  test.each([
    ["a draft", "wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );"],
    ["private", "wp_update_post( array( 'ID' => $id, 'post_status' => 'private' ) );"],
    ["in the trash", "wp_trash_post( $id );"],
    ["behind a password", "wp_update_post( array( 'ID' => $id, 'post_password' => 'x' ) );"],
  ])("[OWN-54] a record that is %s has no link, until it is public again", async (_, code) => {
    expect(await links()).toEqual(WITH);
    expect(change(code)).toEqual(expect.arrayContaining(PURGED));
    expect(await links()).toEqual(WITHOUT);
    const again = change(
      "wp_untrash_post( $id ); wp_update_post( array( 'ID' => $id, 'post_status' => 'publish', 'post_password' => '' ) );",
    );
    expect(again).toEqual(expect.arrayContaining(PURGED));
    expect(await links()).toEqual(WITH);
  });

  test("[OWN-54] a link to a former address, or to another record's, stays", async () => {
    change("wp_update_post( array( 'ID' => $id, 'post_name' => 'service-second' ) );");
    expect(await links()).toEqual(WITH);
    php(
      "hard",
      `$id = wp_insert_post( array( 'post_title' => 'Draft', 'post_name' => 'service-2', 'post_status' => 'draft', 'post_category' => array( get_term_by( 'slug', 'services', 'category' )->term_id ) ) );
       update_option( 'kit_draft', $id ); return 1;`,
    );
    expect(await links()).toEqual(WITH);
    php(
      "hard",
      `wp_delete_post( get_option( 'kit_draft' ), true ); delete_option( 'kit_draft' );
       wp_update_post( array( 'ID' => get_page_by_path( 'service-second', OBJECT, 'post' )->ID, 'post_name' => 'service-2' ) ); return 1;`,
    );
  });
});
