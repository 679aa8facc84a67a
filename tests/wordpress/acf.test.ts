/** ACF and ACF to REST API, if present: their values are read, with our plugin and without. */
import { createClient } from "@meridian/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { originOf } from "./kit.ts";
import { readApi, isThere, kit, php, startSite, type Site } from "./wordpress-fixture.ts";

const SOON = { timeout: 20_000, interval: 200 };
const log = { warn: () => undefined, error: () => undefined };

const saved = (): Record<string, string> => ({
  services: `update_field( 'field_kit_short_description', "One line\nand another", $id );
       update_field( 'field_kit_explore_our_expertise', array( 'field_kit_description' => "In ACF.\n\nA second paragraph.", 'field_kit_image' => ${kit().hard.photograph} ), $id );`,
  portfolio: `update_field( 'field_kit_project_description', array( 'field_kit_location' => 'Turku, Finland' ), $id );
       update_field( 'field_kit_background_wallpaper', ${kit().hard.photograph}, $id );
       update_field( 'field_kit_project_image', ${kit().hard.photograph}, $id );
       update_field( 'field_kit_site_url', array( 'title' => 'Theirs', 'url' => 'https://client.example.com/', 'target' => '' ), $id );
       update_field( 'field_kit_order', '1', $id );`,
});

/** A post with the owner's field groups (`hard-content.php`), as an editor saves them. */
const put = (slug: string, category: string): number =>
  Number(
    php(
      "hard",
      `$id = wp_insert_post( array( 'post_title' => '${slug}', 'post_name' => '${slug}', 'post_status' => 'publish' ) );
       wp_set_object_terms( $id, '${category}', 'category' );
       ${saved()[category]}
       return $id;`,
    ),
  );

const plugin = (file: string, status: "active" | "inactive") =>
  php(
    "hard",
    status === "active"
      ? `return null === activate_plugin( '${file}' );`
      : `deactivate_plugins( '${file}' ); return true;`,
  );
const fileOf = (main: string): string =>
  String(
    php(
      "hard",
      `foreach ( array_keys( get_plugins() ) as $file ) { if ( basename( $file ) === '${main}' ) { return $file; } } return '';`,
    ),
  );

describe.runIf(isThere("acf"))("ACF itself", () => {
  let site: Site;
  let [service, study] = [0, 0];
  beforeAll(async () => {
    service = put("service-of-acf", "services");
    study = put("study-of-acf", "portfolio");
    site = await startSite("hard");
  });
  afterAll(async () => {
    await site?.stop();
    php("hard", `wp_delete_post( ${service}, true ); wp_delete_post( ${study}, true ); return 1;`);
  });

  const picturesOf = async (path: string): Promise<[number, string | null][]> => {
    const { html } = await site.get(path);
    const addresses = [...html.matchAll(/<img[^>]* src="([^"]*wide[^"]*)"/g)].map(([, src = ""]) =>
      src.replaceAll("&amp;", "&"),
    );
    return Promise.all(
      addresses.map(async (src) => {
        const { status, headers } = await fetch(new URL(src, site.url));
        return [status, headers.get("content-type")];
      }),
    );
  };

  test("its groups are those that it can hold without rows", () => {
    const groups = php("hard", "return array_column( acf_get_field_groups(), 'key' );");
    expect(groups).toEqual(
      expect.arrayContaining(["group_meridian_career-post", "group_meridian_legal"]),
    );
    expect(groups).not.toContain("group_meridian_service");
  });

  test("its stored values precede the boxes', and values that it never stored are the boxes'", async () => {
    const record = async (slug: string) =>
      ((await readApi("hard", `/wp/v2/posts?slug=${slug}`)).json as { data: unknown }[])[0]?.data;
    expect(await record("service-of-acf")).toMatchObject({
      short_description: "One line<br />\nand another",
      explore_our_expertise: {
        description: expect.stringContaining("<p>A second paragraph.</p>") as unknown,
        image: { ID: kit().hard.photograph, alt: "A wide photograph" },
      },
    });
    // A separate group that was never saved returns only empty values.
    expect(await record("service-2")).toMatchObject({
      explore_our_expertise: {
        description: expect.stringContaining("Light text of service 2.") as unknown,
      },
    });
  });

  test.each([
    ["/services/service-of-acf", "A second paragraph."],
    ["/case-studies/study-of-acf", "Turku, Finland"],
  ])("%s shows its fields, and its pictures load", async (path, words) => {
    const { status, html } = await site.get(path);
    expect([status, html.includes(words)]).toEqual([200, true]);
    const pictures = await picturesOf(path);
    expect(pictures.length).toBeGreaterThan(0);
    for (const [answer, type] of pictures) expect([answer, type]).toEqual([200, "image/webp"]);
  });

  test("a field that is saved in it is on the page at once", async () => {
    const post = kit().hard.tester ?? 0;
    await site.get(`/career/${post}`);
    php(
      "hard",
      `update_field( 'field_meridian_career-post_location', 'Written in ACF', ${post} ); do_action( 'acf/save_post', ${post} ); return 1;`,
    );
    await expect
      .poll(async () => (await site.get(`/career/${post}`)).html, SOON)
      .toContain("Written in ACF");
  });

  test("canonical addresses and links of its records are the site's", async () => {
    const { html } = await site.get("/case-studies/study-of-acf");
    expect(html).toContain(`rel="canonical" href="${site.url}/case-studies/study-of-acf"`);
    expect(html).toContain('href="https://client.example.com/"');
    expect(html).not.toContain(`href="${originOf("hard")}`);
  });

  describe("without our plugin", () => {
    const ours = "meridian/meridian.php";
    beforeAll(() => plugin(ours, "inactive"));
    afterAll(() => plugin(ours, "active"));

    const client = createClient({
      host: originOf("hard"),
      log,
      restRoot: "?rest_route=",
      timeout: 20_000,
    });
    const seen = async () => {
      const [one, other] = [
        await client.read("service", { slug: "service-of-acf" }),
        await client.read("caseStudy", { slug: "study-of-acf" }),
      ];
      return {
        description: one?.explore_our_expertise.description,
        pictures: [
          one?.explore_our_expertise.image,
          other?.background_wallpaper,
          other?.project_image,
        ].map((image) => image?.src),
        location: other?.project_description.location,
        link: other?.site_url,
      };
    };
    const wanted = {
      description: expect.stringMatching(
        /<p>In ACF\.<\/p>\s*<p>A second paragraph\.<\/p>/,
      ) as unknown,
      pictures: Array.from({ length: 3 }, () => expect.stringContaining("wide.jpg") as unknown),
      location: "Turku, Finland",
      link: "https://client.example.com/",
    };

    test.runIf(isThere("acfToRest"))(
      "ACF to REST API's formatted fields are read: pictures as object, address and number",
      async () => {
        expect(await seen()).toEqual(wanted);
      },
    );

    test("the light format of ACF's own REST is read the same", async () => {
      const file = fileOf("class-acf-to-rest-api.php");
      if (file) plugin(file, "inactive");
      try {
        expect(await seen()).toEqual(wanted);
      } finally {
        if (file) plugin(file, "active");
      }
    });
  });

  test("its options are the same as the plugin's, whichever loads first", async () => {
    expect((await readApi("hard", "/acf/v3/options/options")).json).toMatchObject({
      acf: { copyright_footer: expect.stringMatching(/./) as unknown },
    });
  });
});
