/** ACF Pro's part in the plugin, with functions of that name that stand in: its repeaters cannot be had here. */
import { describe, expect, test } from "vitest";
import { because, isLeftOut, isThere, kit, php } from "./stand.ts";

// They can only stand in where ACF itself is not.
describe.skipIf(isLeftOut || isThere("acf"))(`the plugin before ACF Pro${because}`, () => {
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
});
