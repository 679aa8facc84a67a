/** What WordPress's own features and other plugins store: sticky posts, Yoast, Rank Math. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { because, isSkipped, php, readApi } from "./wordpress-fixture.ts";

interface Seo {
  title: string;
  description: string;
  noindex?: boolean;
}

describe.skipIf(isSkipped)(`what other plugins store${because}`, () => {
  let ids: Record<"yoast" | "math" | "plain", number>;
  beforeAll(() => {
    ids = php(
      "hard",
      `$ids = array();
       foreach ( array( 'yoast', 'math', 'plain' ) as $name ) { $ids[ $name ] = wp_insert_post( array( 'post_status' => 'publish', 'post_name' => "stored-$name", 'post_title' => 'Stored', 'post_content' => 'Words.', 'post_date' => '2020-01-01 10:00:00' ) ); }
       update_post_meta( $ids['yoast'], '_yoast_wpseo_title', '%%title%% %%sep%% %%sitename%%' );
       update_post_meta( $ids['yoast'], '_yoast_wpseo_metadesc', 'All of 100%% words' );
       update_post_meta( $ids['math'], 'rank_math_title', 'By Rank Math' );
       update_post_meta( $ids['math'], 'rank_math_description', '%excerpt% %date(Y)%' );
       update_post_meta( $ids['math'], 'rank_math_robots', array( 'noindex', 'nofollow' ) );
       return $ids;`,
    ) as typeof ids;
  });
  afterAll(() => {
    if (ids)
      php(
        "hard",
        `foreach ( array( ${Object.values(ids).join(", ")} ) as $id ) { unstick_post( $id ); wp_delete_post( $id, true ); } return true;`,
      );
  });
  const seo = async (name: string): Promise<Seo> =>
    (await readApi("hard", `/wp/custom-seo/v1/get-data-by-slug/blog/stored-${name}`)).json as Seo;

  test("a text in which variables are left is no text; a percent sign is no variable", async () => {
    expect(await seo("yoast")).toMatchObject({ title: "", description: "All of 100%% words" });
  });

  test("[OWN-58] Rank Math's title and noindex are those of the page", async () => {
    expect(await seo("math")).toMatchObject({
      title: "By Rank Math",
      description: "",
      noindex: true,
    });
    const { json } = await readApi("hard", "/meridian/v1/settings");
    expect((json as { seo: { unlisted: string[] } }).seo.unlisted).toContain("/blog/stored-math");
  });

  test("a sticky post is the first of the blog, and sticking is a change", async () => {
    const first = async (): Promise<number | undefined> =>
      ((await readApi("hard", "/wp/v2/blog")).json as { id: number }[])[0]?.id;
    expect(await first()).not.toBe(ids.plain);
    const tags = php(
      "hard",
      `$last = Meridian\\change_number( 'newest' ); stick_post( ${ids.plain} ); return Meridian\\changes_since( $last )['tags'];`,
    );
    expect(tags).toEqual(["blog"]);
    expect(await first()).toBe(ids.plain);
  });
});
