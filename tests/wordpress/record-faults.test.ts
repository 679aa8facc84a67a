/** A record that fails in WordPress costs itself, not its list; a picture's new file is a change. */
import { checkConformance } from "../../apps/cms/src/moving-in/conformance/conformance.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { originOf } from "./kit.ts";
import { because, isSkipped, kit, php, readApi } from "./wordpress-fixture.ts";

interface Listed {
  id?: number;
  ID?: number;
  title?: unknown;
  post_title?: unknown;
}
const list = async (path: string): Promise<Listed[]> => {
  const { status, json } = await readApi("hard", path);
  expect(status).toBe(200);
  return json as Listed[];
};
const SERVICES = "/wp/v2/posts?filter[category_name]=services&per_page=100";

describe.skipIf(isSkipped)(`a record that fails${because}`, () => {
  let faulty: Record<"service" | "blog" | "vacancy", number>;
  let before: Record<"services" | "blog" | "vacancies", number>;
  beforeAll(async () => {
    before = {
      services: (await list(SERVICES)).length,
      blog: (await list("/wp/v2/blog")).length,
      vacancies: (await list("/wp/v2/vacancies")).length,
    };
    faulty = php(
      "hard",
      `$ids = array();
       foreach ( array( 'service' => 'post', 'blog' => 'post', 'vacancy' => 'vacancy' ) as $kind => $type ) {
         $ids[ $kind ] = wp_insert_post( array( 'post_type' => $type, 'post_status' => 'publish', 'post_name' => "faulty-$kind", 'post_title' => 'Faulty', 'post_content' => '[kit_throws]' ) );
       }
       wp_set_object_terms( $ids['service'], 'services', 'category' );
       update_post_meta( $ids['vacancy'], 'description', '[kit_throws]' );
       return $ids;`,
    ) as typeof faulty;
  });
  afterAll(() => {
    if (faulty)
      php(
        "hard",
        `foreach ( array( ${Object.values(faulty).join(", ")} ) as $id ) { wp_delete_post( $id, true ); } return true;`,
      );
  });

  test("is named in place of its title, and its list has all others", async () => {
    const [services, blog] = [await list(SERVICES), await list("/wp/v2/blog")];
    expect([services.length, blog.length]).toEqual([before.services + 1, before.blog + 1]);
    const named = (records: Listed[], id: number) => records.find((one) => one.id === id)?.title;
    expect([named(services, faulty.service), named(blog, faulty.blog)]).toEqual(
      (["service", "blog"] as const).map((kind) => ({
        fault: `post ${faulty[kind]} (faulty-${kind}) failed: a plugin or a shortcode; see the log of WordPress`,
      })),
    );
    const texts = [await readApi("hard", SERVICES), await readApi("hard", "/wp/v2/blog")];
    expect(texts.filter(({ text }) => text.includes("a secret of the kit"))).toEqual([]);
  });

  test("its list is still paged", async () => {
    const all = await list("/wp/v2/posts?per_page=5&page=1");
    const next = await list("/wp/v2/posts?per_page=5&page=2");
    const ids = new Set([...all, ...next].map(({ id }) => id));
    expect(ids.size).toBe(10);
    expect((await readApi("hard", "/wp/v2/posts?per_page=100&page=99")).status).toBe(400);
  });

  test("the check names it", async () => {
    const { answers } = await checkConformance({ host: originOf("hard"), depth: "sample" });
    const problems = answers.flatMap(({ breaches }) => breaches.map(({ problem }) => problem));
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`post ${faulty.blog} (faulty-blog) failed`),
        expect.stringContaining(`post ${faulty.service} (faulty-service) failed`),
      ]),
    );
  });
});

describe.skipIf(isSkipped)(`a picture's file${because}`, () => {
  const last = async (): Promise<number> =>
    ((await readApi("hard", "/meridian/v1/changes")).json as { last: number }).last;
  const tagsOf = async (change: string): Promise<string[]> => {
    const since = await last();
    php("hard", change);
    const { json } = await readApi("hard", `/meridian/v1/changes?since=${since}`);
    return (json as { tags: string[] }).tags;
  };
  const id = () => kit().hard.photograph;

  test("that is rotated or replaced is a change for visitors", async () => {
    expect(
      await tagsOf(
        `$file = get_attached_file( ${id()} ); copy( $file, dirname( $file ) . '/turned.jpg' ); update_attached_file( ${id()}, dirname( $file ) . '/turned.jpg' ); update_attached_file( ${id()}, $file ); return true;`,
      ),
    ).toEqual(["*"]);
    expect(
      await tagsOf(
        `$meta = wp_get_attachment_metadata( ${id()} ); $old = $meta; $meta['filesize'] = 7; wp_update_attachment_metadata( ${id()}, $meta ); wp_update_attachment_metadata( ${id()}, $old ); return true;`,
      ),
    ).toEqual(["*"]);
  });

  test("that is new, or gets a further size, is none", async () => {
    expect(
      await tagsOf(
        `$meta = wp_get_attachment_metadata( ${id()} ); $meta['sizes']['kit'] = array( 'file' => 'kit.jpg', 'width' => 3, 'height' => 2, 'mime-type' => 'image/jpeg' ); wp_update_attachment_metadata( ${id()}, $meta );
         unset( $meta['sizes']['kit'] ); $GLOBALS['wpdb']->update( $GLOBALS['wpdb']->postmeta, array( 'meta_value' => serialize( $meta ) ), array( 'post_id' => ${id()}, 'meta_key' => '_wp_attachment_metadata' ) ); return true;`,
      ),
    ).toEqual([]);
    expect(
      await tagsOf(
        `$new = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'New' ), get_attached_file( ${id()} ) ); wp_update_attachment_metadata( $new, array( 'width' => 9, 'height' => 9 ) ); wp_update_attachment_metadata( $new, array( 'width' => 8, 'height' => 8 ) ); return true;`,
      ),
    ).toEqual([]);
  });
});
