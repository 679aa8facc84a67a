/** Links in a further language's replies, by a stand-in of Polylang and WPML. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADD_GERMAN } from "./german-versions.ts";
import { originOf } from "./kit.ts";
import { addLanguages, PLUGINS, removeLanguages } from "./polylang.ts";
import { because, isSkipped, php, readApi } from "./wordpress-fixture.ts";

interface Named {
  slug?: string;
  link: string;
}
const SERVICES = "/wp/v2/posts?filter[category_name]=services&per_page=100";
const get = async <T>(path: string): Promise<T> => (await readApi("demo", path)).json as T;
const inGerman = <T>(path: string): Promise<T> =>
  get<T>(`${path}${path.includes("?") ? "&" : "?"}lang=de`);

describe.skipIf(isSkipped)(`links in a further language${because}`, () => {
  let added: { ids: Record<string, number> };
  beforeAll(async () => {
    await addLanguages("");
    added = php("demo", ADD_GERMAN) as typeof added;
  });
  afterAll(async () => {
    await removeLanguages();
  });

  test.each(PLUGINS)(
    "[LANG-33] [LANG-11] with %s a link to a record without a version is no link, others lead to the version",
    async (plugin) => {
      await addLanguages(plugin);
      const origin = originOf("demo");
      const first = await get<Named[]>(SERVICES);
      const other = first.find(({ slug }) => slug !== "dedicated-teams");
      const own = first.find(({ slug }) => slug === "dedicated-teams");
      const german = await inGerman<Named[]>(SERVICES);
      const given: [string, string | null][] = [
        [`/services/${other?.slug}`, null],
        [other?.link ?? "", null],
        [`/services/dedicated-teams#how`, "/services/feste-teams#how"],
        [own?.link ?? "", "/services/feste-teams"],
        [german[0]?.link ?? "", "/services/feste-teams"],
        ["/offer", "/angebot"],
        ["/pricing", "/pricing"],
        [`${origin}/no-record/`, `${origin}/no-record/`],
        ["https://else.example/dedicated-teams/", "https://else.example/dedicated-teams/"],
      ];
      const html = given.map(([to], at) => `<a class="x" href="${to}">L<b>${at}</b></a>`).join(" ");
      php(
        "demo",
        `Meridian\\save_fields( ${added.ids["feste-teams"]}, Meridian\\fields_of( 'service' ), array( 'short_description' => 'Kurz.', 'explore_our_expertise' => array( 'description' => ${JSON.stringify(html).replaceAll("$", "\\$")} ) ) ); return 1;`,
      );
      const [shown] =
        await inGerman<
          { link: string; data: { explore_our_expertise: { description: string } } }[]
        >(SERVICES);
      const expected = given.map(([, to], at) =>
        to === null ? `L<b>${at}</b>` : `<a class="x" href="${to}">L<b>${at}</b></a>`,
      );
      expect(shown?.data.explore_our_expertise.description).toBe(`<p>${expected.join(" ")}</p>`);
      expect(shown?.link).toBe(german[0]?.link);
      // The footer's rows are the first language's, without those of no version.
      const { acf } = await inGerman<{ acf: { footer_links_list: Record<string, object[]> } }>(
        "/acf/v3/options/options",
      );
      expect(acf.footer_links_list.services).toMatchObject([{ link: "/services/feste-teams" }]);
      const columns = acf.footer_links_list.custom_column_repeater_languages_and_technologies as {
        links: { post_name: string; post_status: string }[];
      }[];
      const published = columns
        .flatMap(({ links }) => links)
        .filter(({ post_status }) => post_status === "publish");
      expect(published.map((row) => row.post_name)).toEqual(["/technologies-react-de"]);
    },
  );

  /** Tags of what this code changes; `$id`: the German record's number. */
  const tagsOf = (name: string, code: string): string[] =>
    php(
      "demo",
      `$last = Meridian\\change_number( 'newest' ); $id = ${added.ids[name]}; ${code} Meridian\\note_what_changed(); return Meridian\\changes_since( $last )['tags'];`,
    ) as string[];
  const setStatus = (name: string, status: string): string[] =>
    tagsOf(name, `wp_update_post( array( 'ID' => $id, 'post_status' => '${status}' ) );`);

  test.each(PLUGINS)(
    "[LANG-33] [LANG-11] with %s menu and settings have no link to a record without a version, and follow it",
    async (plugin) => {
      const link = { label: "Teams", link: "/services/dedicated-teams" };
      const menu = JSON.stringify({ menu: { items: [link], action: link } });
      await addLanguages(plugin);
      const before = php(
        "demo",
        `$before = get_option( 'meridian_site-settings' ); Meridian\\save_option( 'site-settings', array( 'more' => '${menu}' ) ); return base64_encode( serialize( $before ) );`,
      );
      const links = async (): Promise<unknown> => {
        const { menu: shown } = await inGerman<{
          menu: { items: [typeof link]; action: typeof link };
        }>("/meridian/v1/settings");
        return [shown.items[0].link, shown.action.link];
      };
      expect(await links()).toEqual(["/services/feste-teams", "/services/feste-teams"]);
      const gone = setStatus("feste-teams", "draft");
      // The footer of the demo has a row of it.
      expect(gone).toEqual(expect.arrayContaining(["settings@de", "options@de"]));
      expect(await links()).toEqual(["", ""]);
      expect(setStatus("feste-teams", "publish")).toEqual(
        expect.arrayContaining(["settings@de", "options@de"]),
      );
      expect(await links()).toEqual(["/services/feste-teams", "/services/feste-teams"]);
      php(
        "demo",
        `update_option( 'meridian_site-settings', unserialize( base64_decode( '${before}' ) ) ); return 1;`,
      );
    },
  );

  test.each(PLUGINS)(
    "[LANG-33] [LANG-58] with %s an optional page without a record in a language is off in it",
    async (plugin) => {
      await addLanguages(plugin);
      const off = async (query: string): Promise<string[] | undefined> => {
        const path = `/meridian/v1/settings${query}`;
        const { pages } = await get<{ pages?: { off: string[] } }>(path);
        return pages?.off.toSorted();
      };
      const absent = ["article", "caseStudies", "clients", "expertise", "roadMap"];
      expect([await off(""), await off("?lang=de")]).toEqual([undefined, absent]);
      for (const [name, page] of [
        ["technologies-react-de", "technologies"],
        ["entwickler", "vacancies"],
        ["beitrag", "blog"],
        ["karriere", "career"],
      ] as const) {
        const changes = php(
          "demo",
          `$_GET['lang'] = 'de';
           $result = array();
           foreach ( array( array( 'post_title' => uniqid() ), array( 'post_status' => 'draft' ), array( 'post_status' => 'publish' ) ) as $change ) {
             $last = Meridian\\change_number( 'newest' );
             wp_update_post( array( 'ID' => ${added.ids[name]} ) + $change );
             Meridian\\note_what_changed();
             $result[] = array( in_array( 'settings@de', Meridian\\changes_since( $last )['tags'], true ), Meridian\\absent_pages() );
           }
           return $result;`,
        ) as [boolean, string[]][];
        expect(changes.map(([isPurged, pages]) => [isPurged, pages.toSorted()])).toEqual([
          [false, absent],
          [true, [...absent, page].toSorted()],
          [true, absent],
        ]);
      }
      expect([await off(""), await off("?lang=de")]).toEqual([undefined, absent]);
    },
  );

  test("Polylang's settings offer the types that its owner may translate", async () => {
    await addLanguages("polylang");
    expect(
      php(
        "demo",
        `return array( apply_filters( 'pll_get_post_types', array(), true ), apply_filters( 'pll_get_post_types', array(), false ), count( apply_filters( 'pll_get_taxonomies', array(), true ) ) );`,
      ),
    ).toEqual([{ specialisation_cost: "specialisation_cost" }, { vacancy: "vacancy" }, 5]);
  });

  test.each(PLUGINS)(
    "[LANG-33] with %s a slug that is a country's code is the language of its locale",
    async (plugin) => {
      const more = { ua: "uk", cz: "cs_CZ", at: "de_AT" };
      php("demo", `update_option( 'kit_more_languages', ${phpArray(more)} ); return 1;`);
      await addLanguages(plugin, more);
      const { otherLanguages } = await get<{ otherLanguages: string[] }>("/meridian/v1/settings");
      expect(otherLanguages.toSorted()).toEqual(["cs", "de", "de-AT", "pt-BR", "uk"]);
      expect(await get("/meridian/v1/settings?lang=uk")).toMatchObject({ language: "uk" });
      php("demo", "delete_option( 'kit_more_languages' ); return 1;");
    },
  );
});

const phpArray = (values: Record<string, string>): string =>
  `array( ${Object.entries(values)
    .map(([key, value]) => `'${key}' => '${value}'`)
    .join(", ")} )`;
