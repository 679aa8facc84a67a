/**
 * A WordPress with Polylang or WPML, by a stand-in with their documented functions and filters: `lang`
 * in every call, `translations` of records, tags of a language.
 */
import { checkConformance } from "../../apps/cms/src/moving-in/conformance/conformance.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADD_GERMAN } from "./german-versions.ts";
import { originOf } from "./kit.ts";
import { addLanguages, PLUGINS, removeLanguages } from "./polylang.ts";
import { because, isSkipped, php, readApi, startSite, type Site } from "./wordpress-fixture.ts";

interface Named {
  id?: number;
  slug?: string;
  post_name?: string;
  path?: string;
  translations?: Record<string, string>;
}

const SERVICES = "/wp/v2/posts?filter[category_name]=services&per_page=100";
const PAGES =
  "/wp/v2/pages?_fields=id,slug,link,title,path,blocks,acf&per_page=100&orderby=modified";
/** Every list of the contract, and some records. */
const PLAIN = [
  SERVICES,
  PAGES,
  "/wp/v2/posts?slug=dedicated-teams",
  "/wp/v2/pages/1120",
  "/wp/v2/blog",
  "/wp/v2/vacancies",
  "/wp/v2/categories?per_page=100",
  "/wp/v2/users?per_page=100",
  "/meridian/v1/settings",
];

/** The site reads the lists of all languages at the first old address. */
const SOON = { timeout: 60_000, interval: 500 };

const get = async <T = Named[]>(path: string): Promise<T> =>
  (await readApi("demo", path)).json as T;
const inGerman = <T = Named[]>(path: string): Promise<T> =>
  get<T>(`${path}${path.includes("?") ? "&" : "?"}lang=de`);
const names = (records: Named[]): string[] =>
  records.map(({ slug, post_name }) => String(slug ?? post_name));

describe.skipIf(isSkipped)(`a WordPress of several languages${because}`, () => {
  let added: {
    ids: Record<string, number>;
    vacancy: string;
    post: string;
    services: number;
    category: string;
    author: string;
  };
  let before: string[];
  const texts = () => Promise.all(PLAIN.map(async (path) => (await readApi("demo", path)).text));
  beforeAll(async () => {
    before = await texts();
    await addLanguages("");
    added = php("demo", ADD_GERMAN) as typeof added;
  });
  afterAll(async () => {
    await removeLanguages();
  });

  describe.each(PLUGINS)("%s", (plugin) => {
    beforeAll(() => addLanguages(plugin));

    test("[LANG-33] the settings have the languages, and declare that of the reply", async () => {
      const others = ["de", "pt-BR"];
      expect(await get("/meridian/v1/settings")).toMatchObject({
        language: "en",
        otherLanguages: others,
      });
      expect(await inGerman("/meridian/v1/settings")).toMatchObject({
        language: "de",
        otherLanguages: others,
      });
      expect(await get("/meridian/v1/settings?lang=pt-BR")).toMatchObject({ language: "pt-BR" });
      // The site takes this for a language that the host lacks.
      expect(await get("/meridian/v1/settings?lang=fr")).toMatchObject({ language: "en" });
    });

    test("[LANG-33] each list has the records of its language, with their versions", async () => {
      const translations = { en: "dedicated-teams", de: "feste-teams" };
      const services = await get(SERVICES);
      expect(names(services)).not.toContain("feste-teams");
      expect(services.find(({ slug }) => slug === "dedicated-teams")).toMatchObject({
        translations,
      });
      const german = await inGerman<(Named & { categories: number[] })[]>(SERVICES);
      expect(german).toMatchObject([{ slug: "feste-teams", translations }]);
      // By this the site recognises a host that filters by category.
      expect(german[0]?.categories).toContain(added.services);
      for (const [path, own, version] of [
        ["/wp/v2/blog", added.post, "beitrag"],
        ["/wp/v2/vacancies", added.vacancy, "entwickler"],
      ] as const) {
        const first = await get(path);
        expect(names(first)).not.toContain(version);
        expect(first.find((record) => names([record])[0] === own)?.translations).toEqual({
          en: own,
          de: version,
        });
        expect(names(await inGerman(path))).toEqual([version]);
      }
      expect(await get(`${SERVICES}&lang=pt-BR`)).toEqual([]);
    });

    test("[LANG-33] categories and authors name their versions", async () => {
      const list = "/wp/v2/categories?per_page=100";
      const translations = { en: added.category, de: "kategorie" };
      const first = await get(list);
      expect(names(first)).not.toContain("kategorie");
      expect(first.find(({ slug }) => slug === added.category)).toMatchObject({ translations });
      expect(await inGerman(list)).toMatchObject([{ slug: "kategorie", translations }]);
      for (const authors of [await get("/wp/v2/users"), await inGerman("/wp/v2/users")])
        expect(authors.find(({ slug }) => slug === added.author)?.translations).toMatchObject({
          en: added.author,
          de: added.author,
        });
    });

    test("[LANG-33] a record is found by its name in its language only", async () => {
      expect(names(await inGerman("/wp/v2/posts?slug=feste-teams"))).toEqual(["feste-teams"]);
      expect(await inGerman("/wp/v2/posts?slug=dedicated-teams")).toEqual([]);
      expect(await get("/wp/v2/posts?slug=feste-teams")).toEqual([]);
      expect(names(await inGerman("/wp/v2/vacancy/?slug=entwickler"))).toEqual(["entwickler"]);
      expect(await get("/wp/v2/vacancy/?slug=entwickler")).toEqual([]);
      expect(names(await inGerman("/wp/v2/single-blog/?slug=beitrag"))).toEqual(["beitrag"]);
      expect(await inGerman("/wp/v2/pages?slug=/technologies-react-de")).toMatchObject([
        { translations: { en: "react", de: "react-de" } },
      ]);
      const { status } = await readApi("demo", `/wp/v2/posts/${added.ids["feste-teams"]}`);
      expect(status).toBe(404);
    });

    test("[LANG-33] pages that exist once have the site's name in each language", async () => {
      expect(await inGerman("/wp/v2/pages/1120")).toMatchObject({
        section_header_title: "Willkommen",
      });
      expect(await inGerman("/wp/v2/pages?slug=privacy-policy/")).toMatchObject([
        { slug: "datenschutz", data: { title: "Datenschutz" } },
      ]);
      expect(await inGerman("/wp/v2/pages?slug=terms-of-use/")).toEqual([]);
      expect(await inGerman("/wp/v2/career")).toMatchObject({
        feedback_rating_title: "Bewertung",
      });
      const { status } = await readApi("demo", "/wp/v2/road-map/?lang=de");
      expect(status).toBe(404);
    });

    test("[LANG-33] landing pages name their versions, and their paths have no language", async () => {
      const translations = { en: "offer", de: "angebot" };
      expect((await get(PAGES)).find(({ slug }) => slug === "offer")).toMatchObject({
        path: "/offer",
        translations,
      });
      const german = await inGerman(PAGES);
      expect(german.find(({ slug }) => slug === "angebot")).toMatchObject({
        path: "/angebot",
        translations,
      });
      expect(names(german)).not.toContain("offer");
    });

    test("[LANG-33] footer and settings have a form for each language; what is empty is the first one's", async () => {
      const first = await get<Record<string, unknown>>("/meridian/v1/settings");
      php(
        "demo",
        `Meridian\\save_option( 'site-settings', array( 'brand' => array( 'name' => 'Meridian DE' ), 'more' => '{"career":{"pointsTitle":"Gründe"}}' ), 'de' ); return 1;`,
      );
      const german = await inGerman<Record<string, object>>("/meridian/v1/settings");
      expect(german).toMatchObject({
        brand: { name: "Meridian DE" },
        career: { ...(first.career as object), pointsTitle: "Gründe" },
        theme: first.theme,
      });
      expect(await get("/meridian/v1/settings")).toEqual(first);
      const tags = php(
        "demo",
        `$last = Meridian\\change_number( 'newest' ); Meridian\\save_option( 'options', array( 'copyright_footer' => uniqid() ), 'de' ); return Meridian\\changes_since( $last )['tags'];`,
      );
      expect(tags).toEqual(["options@de"]);
    });

    test("[LANG-33] a change has the tags of its language; the versions' only if they name each other anew", () => {
      const noted = (code: string): string[] =>
        php(
          "demo",
          `$last = Meridian\\change_number( 'newest' ); $id = ${added.ids["feste-teams"]}; ${code} Meridian\\note_what_changed(); return Meridian\\changes_since( $last )['tags'];`,
        ) as string[];
      const text = noted("wp_update_post( array( 'ID' => $id, 'post_content' => uniqid() ) );");
      expect(new Set(text)).toEqual(
        new Set(["services@de", "service:feste-teams@de", "seo:/services/feste-teams@de"]),
      );
      const first = ["services", "service:dedicated-teams", "seo:/services/dedicated-teams"];
      for (const status of ["draft", "publish"])
        expect(
          noted(`wp_update_post( array( 'ID' => $id, 'post_status' => '${status}' ) );`),
        ).toEqual(expect.arrayContaining([...text, ...first]));
    });

    test("[LANG-33] previews, links and redirects have the language's prefix", () => {
      const [path, home] = php(
        "demo",
        `return array( Meridian\\site_path( get_post( ${added.ids["feste-teams"]} ) ), Meridian\\site_path( get_post( ${added.ids.startseite} ) ) );`,
      ) as string[];
      expect([path, home]).toEqual(["/de/services/feste-teams", "/de"]);
    });
  });

  describe("Polylang", () => {
    beforeAll(() => addLanguages("polylang"));

    test("[LANG-33] what has no language yet is in the first one", async () => {
      const other = "/wp/v2/categories?per_page=100";
      const inFirst = await Promise.all([SERVICES, other].map((path) => get(path)));
      const inSecond = await Promise.all([SERVICES, other].map((path) => inGerman(path)));
      php(
        "demo",
        `foreach ( get_posts( array( 'post_type' => 'post', 'category_name' => 'services', 'numberposts' => -1, 'lang' => 'en' ) ) as $post ) { if ( 'dedicated-teams' !== $post->post_name ) { kit_forget( 'post', $post->ID ); } } kit_forget( 'term', get_term_by( 'slug', 'planning', 'category' )->term_id ); return 1;`,
      );
      const now = await Promise.all([SERVICES, other].map((path) => get(path)));
      expect(now.map(names)).toEqual(inFirst.map(names));
      expect(await Promise.all([SERVICES, other].map((path) => inGerman(path)))).toEqual(inSecond);
    });

    test("[LANG-33] a post of any language is published at its time", async () => {
      const id = php(
        "demo",
        `$id = wp_insert_post( array( 'post_title' => 'Später', 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00' ) ); kit_put( 'post', $id, 'de', $id );
         $GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_date' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 00:00:00' ), array( 'ID' => $id ) ); clean_post_cache( $id ); return $id;`,
      ) as number;
      await get("/meridian/v1/changes");
      expect(php("demo", `return get_post_status( ${id} );`)).toBe("publish");
      php("demo", `wp_delete_post( ${id}, true ); return 1;`);
    });

    test("a new version begins with the original's fields, and later changes stay apart", () => {
      const keys = (isSync: boolean) =>
        php(
          "demo",
          `return apply_filters( 'pll_copy_post_metas', array( 'theirs' ), ${isSync}, get_page_by_path( 'dedicated-teams', OBJECT, 'post' )->ID, 0, 'de' );`,
        );
      expect(keys(false)).toEqual(
        expect.arrayContaining(["theirs", "_meridian_short_description"]),
      );
      expect(keys(false)).not.toContain("_meridian_seo");
      expect(keys(true)).toEqual(["theirs"]);
    });

    test.runIf(PLUGINS.includes("wpml"))("a deactivated language is not on the site", async () => {
      php("demo", "update_option( 'kit_inactive', 'de' ); return 1;");
      const { otherLanguages } = await get<{ otherLanguages: string[] }>("/meridian/v1/settings");
      expect(otherLanguages).toEqual(["pt-BR"]);
      php("demo", "delete_option( 'kit_inactive' ); return 1;");
    });
  });

  test("[LANG-33] the host check reads all its languages", async () => {
    await addLanguages("polylang");
    const { languages, warnings } = await checkConformance({
      host: originOf("demo"),
      depth: "sample",
      timeout: 20_000,
    });
    expect(languages.map(({ code, isThere }) => [code, isThere])).toEqual([
      ["de", true],
      ["pt-BR", true],
    ]);
    const broken = languages
      .flatMap(({ answers }) => answers)
      .filter(({ verdict }) => verdict === "broken" || verdict === "unanswered");
    expect(broken.map(({ address, problem, breaches }) => [address, problem, breaches])).toEqual(
      [],
    );
    expect(warnings.filter(({ topic }) => topic === "languages")).toEqual([]);
  }, 240_000);

  test("[LANG-33] the site has the language's pages, and none of the first language's records", async () => {
    let site: Site | undefined;
    await addLanguages("polylang");
    try {
      site = await startSite("demo", { CONTENT_TIMEOUT: "60s" });
      await site.get("/");
      const german = await site.get("/de/services/feste-teams");
      expect([german.status, german.html]).toEqual([200, expect.stringContaining('lang="de"')]);
      expect(german.html).toMatch(/hrefLang="en" href="[^"]*\/services\/dedicated-teams"/i);
      expect((await site.get("/de/services/team-extension")).status).toBe(404);
      expect((await site.get("/de/services/dedicated-teams")).location).toBe(
        "/de/services/feste-teams",
      );
      for (const [old, now] of [
        ["/de/beitrag/", "/de/blog/beitrag"],
        ["/de/?vacancy=entwickler", "/de/vacancies/entwickler"],
        [`/?p=${added.ids["feste-teams"]}`, "/de/services/feste-teams"],
        ["/de/feed/", "/de/blog/feed.xml"],
      ] as const)
        await expect.poll(async () => (await site?.get(old))?.location, SOON).toBe(now);
      const versions = [`/blog/category/${added.category}`, "/de/blog/category/kategorie"] as const;
      for (const path of versions) {
        const { html } = await site.get(path);
        for (const version of versions)
          expect(html).toMatch(new RegExp(`hrefLang="\\w+" href="[^"]*${version}"`, "i"));
      }
      expect((await site.get(`/de/blog/category/${added.category}`)).location).toBe(versions[1]);
    } finally {
      await site?.stop();
    }
  }, 240_000);

  test("[LANG-33] without either plugin every reply is as before", async () => {
    await removeLanguages();
    expect(await texts()).toEqual(before);
  });
});
