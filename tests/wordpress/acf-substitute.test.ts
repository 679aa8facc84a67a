/** The plugin with functions in place of ACF Pro, whose repeaters are unavailable here. */
import { calls, readReply } from "@meridian/contract";
import { describe, expect, test } from "vitest";
import { because, isSkipped, isThere, kit, php } from "./wordpress-fixture.ts";

// Only without ACF itself.
describe.skipIf(isSkipped || isThere("acf"))(`the plugin before ACF Pro${because}`, () => {
  test.each([
    ["ACF Pro", true, ["service", "case-study", "vacancy", "home", "specialisation-cost"]],
    ["ACF without rows", false, ["career-post", "legal", "specialisation-cost", "about"]],
  ])("%s gets the groups that it can hold, made from the one table", (_, rows, kinds) => {
    const groups = php(
      "demo",
      `function acf_get_field_type( $type ) { return ${rows ? "true" : "'repeater' !== $type"}; }
       function acf_add_local_field_group( $group ) { $GLOBALS['groups'][] = $group; }
       Meridian\\register_acf_groups();
       return array_map( fn( $group ) => array( $group['key'], array_column( $group['fields'], 'type', 'name' ) ), $GLOBALS['groups'] );`,
    ) as [string, Record<string, string>][];
    const names = groups.map(([key]) => key.replace("group_meridian_", ""));
    expect(names).toEqual(expect.arrayContaining(kinds));
    expect(names.includes("service")).toBe(rows);
    expect(groups.find(([key]) => key.endsWith("specialisation-cost"))?.[1]).toMatchObject({
      cost_in_california_junior: "number",
    });
  });

  test("what ACF keeps goes before what the boxes keep, in any of its formats", () => {
    const values = php(
      "hard",
      `function get_field( $name, $owner ) { return array( 'short_description' => 'By ACF', 'box_repeater' => false, 'explore_our_expertise' => array( 'description' => '<p>x</p>', 'image' => array( 'ID' => ${kit().hard.photograph}, 'url' => 'u' ) ) )[ $name ] ?? null; }
       foreach ( array( 'short_description', 'box_repeater', 'explore_our_expertise' ) as $name ) { update_post_meta( ${kit().hard["service-2"]}, "_$name", 'field_x' ); }
       $values = Meridian\\values_of( get_post( ${kit().hard["service-2"]} ) );
       foreach ( array( 'short_description', 'box_repeater', 'explore_our_expertise' ) as $name ) { delete_post_meta( ${kit().hard["service-2"]}, "_$name" ); }
       return $values;`,
    ) as Record<string, unknown>;
    expect(values).toMatchObject({
      short_description: "By ACF",
      explore_our_expertise: { description: "<p>x</p>", image: { alt: "A wide photograph" } },
      box_repeater: [{ title: expect.any(String) as unknown }],
    });
  });

  /** ACF's post fields in each return format. */
  const GIVEN = {
    object: "get_post( $id )",
    array: "get_object_vars( get_post( $id ) )",
    id: "$id",
  };
  const seeded = (given: string, then: string) => `
    $ids = array();
    foreach ( array( 'publish' => 'technologies-kit', 'draft' => 'technologies-secret' ) as $status => $slug ) {
      $ids[] = wp_insert_post( array( 'post_type' => 'page', 'post_title' => $slug, 'post_name' => $slug, 'post_status' => $status, 'post_content' => 'SECRET-TEXT' ) );
    }
    $posts = array_map( static fn( $id ) => ${given}, $ids );
    $stored = array( 'copyright_footer' => '', 'own_field' => 'Of the owner', 'footer_links_list' => array(
      'fb_link' => false,
      'services' => $posts,
      'custom_column_repeater_languages_and_technologies' => array( array( 'general_name' => 'Languages', 'links' => $posts ) ),
    ) );
    ${then}
    foreach ( $ids as $id ) { wp_delete_post( $id, true ); }
    return $answer;`;
  const ours = `Meridian\\save_option( 'options', array( 'copyright_footer' => '© The kit', 'footer_links_list' => array( 'fb_link' => 'https://facebook.example/kit', 'services' => array( array( 'link' => '/services/service-1', 'link_name' => 'Of the box' ) ) ) ) );`;
  const byRest = `
    $request = new WP_REST_Request( 'GET', '/acf/v3/options/options' );
    $request['id'] = 'options';
    $answer = apply_filters( 'acf/rest_api/option/get_fields', array( 'acf' => $stored ), $request );`;
  const byField = `
    $GLOBALS['stored'] = $stored;
    function get_field( $name, $owner ) { return $GLOBALS['stored'][ $name ] ?? null; }
    $answer = Meridian\\reply_options();`;

  test.each(
    Object.entries(GIVEN).flatMap(([format, given]) => [
      [format, "ACF to REST API", given, byRest],
      [format, "ACF alone", given, byField],
    ]),
  )(
    "posts of ACF's options that are given as %s by %s stay, and what is empty there is filled in",
    (_, way, given, then) => {
      const answer = php("hard", seeded(given, ours + then)) as { acf: Record<string, unknown> };
      expect(answer.acf).toMatchObject({ copyright_footer: "© The kit" });
      const others = Object.keys(answer.acf).filter((name) => name === "own_field");
      expect(others).toEqual(way === "ACF to REST API" ? ["own_field"] : []);
      const read = readReply(calls.options.reply, answer);
      if (!read.ok) throw new Error(JSON.stringify(read.breaches));
      const { footer_links_list: footer } = read.value.acf;
      expect(footer.fb_link).toBe("https://facebook.example/kit");
      const shown = footer.custom_column_repeater_languages_and_technologies.map(({ links }) =>
        links.filter((link) => link.post_status === "publish"),
      );
      expect(shown).toEqual([
        [
          {
            post_name: "technologies-kit",
            post_title: "technologies-kit",
            post_status: "publish",
          },
        ],
      ]);
      // Reads objects and numbers, and skips drafts. Arrays stay as ACF returns them; as links they
      // have no address, and the site drops them.
      const [service] = footer.services;
      expect([footer.services.length, service?.link_name]).toEqual(
        given === GIVEN.array ? [0, undefined] : [1, "technologies-kit"],
      );
      expect(/SECRET|secret/.test(JSON.stringify(answer))).toBe(given === GIVEN.array);
    },
  );

  test("terms and posts in other fields are their words, address or picture; what the table cannot read stays as ACF answers it", () => {
    const id = kit().hard["service-2"];
    const { values, record } = php(
      "hard",
      `wp_insert_term( 'Kotlin', 'post_tag' ); wp_insert_term( 'Swift', 'post_tag' );
       $terms = get_terms( array( 'taxonomy' => 'post_tag', 'name' => array( 'Kotlin', 'Swift' ), 'hide_empty' => false ) );
       $study = get_page_by_path( 'study-1', OBJECT, 'post' );
       $GLOBALS['kit_fields'] = array(
         'project_description' => array( 'technologies' => $terms, 'services' => get_post( ${id} ), 'location' => array( 'value' => 'fi', 'label' => 'Finland' ) ),
         'site_url' => get_post( ${id} ),
         'project_image' => get_post( ${kit().hard.photograph} ),
         'portfolio_date_short_post' => (object) array( 'odd' => 1 ),
       );
       function get_field( $name, $owner ) { return $GLOBALS['kit_fields'][ $name ] ?? null; }
       foreach ( array_keys( $GLOBALS['kit_fields'] ) as $name ) { update_post_meta( $study->ID, "_$name", 'field_x' ); }
       $values = Meridian\\values_of( $study );
       $response = new WP_REST_Response( array( 'id' => $study->ID, 'acf' => array( 'portfolio_date_short_post' => 'As ACF returns it', 'own' => 1 ) ) );
       $record = Meridian\\with_fields( $response, $study )->get_data();
       foreach ( array_keys( $GLOBALS['kit_fields'] ) as $name ) { delete_post_meta( $study->ID, "_$name" ); }
       foreach ( $terms as $term ) { wp_delete_term( $term->term_id, 'post_tag' ); }
       return array( 'values' => $values, 'record' => $record );`,
    ) as Record<"values" | "record", Record<string, unknown>>;
    expect(values).toMatchObject({
      project_description: {
        technologies: "Kotlin, Swift",
        services: expect.stringContaining("Service") as unknown,
        location: "Finland",
      },
      site_url: expect.stringContaining(`p=${id}`) as unknown,
      project_image: { ID: kit().hard.photograph },
      portfolio_date_short_post: "",
    });
    expect(record.data).toMatchObject({ portfolio_date_short_post: "As ACF returns it" });
    expect(record.data).not.toHaveProperty("own");
  });

  test("a theme's values of a record stay, and empty ones are filled in", () => {
    const id = kit().hard["service-2"];
    const record = php(
      "hard",
      `$response = new WP_REST_Response( array( 'id' => ${id}, 'data' => array( 'short_description' => 'Of the theme', 'explore_our_expertise' => array( 'description' => '' ), 'more' => 1 ) ) );
       return Meridian\\with_fields( $response, get_post( ${id} ) )->get_data();`,
    );
    expect(record).toMatchObject({
      data: {
        short_description: "Of the theme",
        more: 1,
        explore_our_expertise: {
          description: expect.stringContaining("Light text of service 2.") as unknown,
        },
      },
    });
  });
});
