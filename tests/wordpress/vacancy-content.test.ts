/** A vacancy's text is in a field, or in the post's content. */
import { describe, expect, test } from "vitest";
import { because, isSkipped, php } from "./wordpress-fixture.ts";

describe.skipIf(isSkipped)(`a vacancy's text${because}`, () => {
  test("[OWN-127] a vacancy's content is its formatted description as long as it has no description", () => {
    const found = php(
      "hard",
      `$id = wp_insert_post( array( 'post_type' => 'vacancy', 'post_title' => 'With a note', 'post_content' => '<h2>Note</h2><p>in the <b>content</b></p>', 'post_status' => 'draft' ) );
       $read = function () use ( $id ): array { $values = Meridian\\values_of( get_post( $id ) ); return array( $values['description'], $values['formatted_description'] ); };
       $found = array( $read() );
       foreach ( array( array( 'description', 'The field' ), array( 'formatted_description', '<p>Formatted</p>' ), array( 'description', "\\n " ), array( 'formatted_description', '' ) ) as list( $name, $value ) ) {
         update_post_meta( $id, Meridian\\META_PREFIX . $name, $value );
         $found[] = $read();
       }
       wp_delete_post( $id, true );
       return $found;`,
    ) as string[][];
    const content = "<h2>Note</h2><p>in the <b>content</b></p>";
    expect(found.map(([, formatted]) => formatted?.replaceAll(/\n+/g, ""))).toEqual([
      content,
      "",
      "<p>Formatted</p>",
      "<p>Formatted</p>",
      content,
    ]);
    expect(found.map(([plain]) => plain?.trim()).slice(0, 4)).toEqual([
      "Note\nin the content",
      "The field",
      "The field",
      "",
    ]);
  });
});
