/** An editor's actions reach the site by a purge: publish to withdraw, schedule, preview. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  asAdmin,
  readApi,
  because,
  isSkipped,
  kit,
  php,
  startSite,
  type Site,
} from "./wordpress-fixture.ts";

const SOON = { timeout: 15_000, interval: 50 };
let site: Site;

const statusOf = async (path: string): Promise<number> => (await site.get(path)).status;

const shows = async (path: string, words: string): Promise<boolean> =>
  (await site.get(path)).html.includes(words);

/** Soon, by a purge: the site caches pages for minutes. */
const expectShown = async (path: string, words: string): Promise<void> =>
  await expect.poll(() => shows(path, words), SOON).toBe(true);

interface Post {
  id: number;
  slug: string;
}
const update = (route: string, body: object) => asAdmin<Post>("hard", `/wp/v2/${route}`, body);

describe.skipIf(isSkipped)(`publishing in WordPress${because}`, () => {
  beforeAll(async () => {
    site = await startSite("hard");
    // Cached, so that only a purge shows a change.
    await site.get("/services/service-2");
    await site.get("/blog");
  });
  afterAll(() => site?.stop());

  test("each of ten publishes is on the page without waiting for the cache's time to live", async () => {
    for (let run = 0; run < 10; run++) {
      await update(`posts/${kit().hard["service-2"]}`, { title: `Edition number ${run}.` });
      await expectShown("/services/service-2", `Edition number ${run}.`);
    }
  });

  test("a field, the footer and a term are changes as well", async () => {
    php(
      "hard",
      `Meridian\\store_value( ${kit().hard["service-2"]}, 'box_repeater', array( array( 'title' => 'A box by its field' ) ) ); return 1;`,
    );
    await expectShown("/services/service-2", "A box by its field");
    php(
      "hard",
      "Meridian\\save_option( 'options', array( 'copyright_footer' => 'Another copyright' ) ); return 1;",
    );
    await expectShown("/blog", "Another copyright");
    php(
      "hard",
      "$term = get_term_by( 'name', 'Riga, Latvia', 'vacancy_location' ); wp_update_term( $term->term_id, 'vacancy_location', array( 'name' => 'Tartu, Estonia' ) ); return 1;",
    );
    await expectShown("/vacancies/vacancy-1", "Tartu, Estonia");
  });

  test("a record that is withdrawn is gone, and there again when it is published again", async () => {
    const id = kit().hard["service-3"];
    expect((await site.get("/services/service-3")).status).toBe(200);
    await update(`posts/${id}`, { status: "draft" });
    await expect.poll(() => statusOf("/services/service-3"), SOON).toBe(404);
    await update(`posts/${id}`, { status: "publish" });
    await expect.poll(() => statusOf("/services/service-3"), SOON).toBe(200);
    await update(`posts/${id}`, { password: "x" });
    await expect.poll(() => statusOf("/services/service-3"), SOON).toBe(404);
    await update(`posts/${id}`, { password: "" });
    await expect.poll(() => statusOf("/services/service-3"), SOON).toBe(200);
  });

  test("a vacancy in the trash answers 410", async () => {
    expect((await site.get("/vacancies/vacancy-2")).status).toBe(200);
    php("hard", `return (bool) wp_trash_post( ${kit().hard["vacancy-2"]} );`);
    await expect.poll(() => statusOf("/vacancies/vacancy-2"), SOON).toBe(410);
  });

  test("a record with another slug leads from the old address to the new, and back again without a circle", async () => {
    const id = kit().hard["service-3"];
    await update(`posts/${id}`, { slug: "service-three" });
    const moved = async (path: string) => {
      const { status, location } = await site.get(path);
      return [status, location?.replace(site.url, "") ?? null];
    };
    await expect
      .poll(() => moved("/services/service-3"), SOON)
      .toEqual([301, "/services/service-three"]);
    expect(await moved("/services/service-three")).toEqual([200, null]);
    await update(`posts/${id}`, { slug: "service-3" });
    await expect
      .poll(() => moved("/services/service-three"), SOON)
      .toEqual([301, "/services/service-3"]);
    expect(await moved("/services/service-3")).toEqual([200, null]);
    expect((await readApi("hard", "/meridian/v1/redirects")).json).toEqual([
      { from: "/services/service-three", to: "/services/service-3", status: 301 },
    ]);
  });

  test(
    "a post that is scheduled is there when its time has come",
    { timeout: 90_000 },
    async () => {
      // WordPress publishes at once what is due within a minute.
      php(
        "hard",
        `$id = wp_insert_post( array( 'post_title' => 'On time', 'post_content' => '<p>It was scheduled.</p>', 'post_name' => 'on-time', 'post_status' => 'future', 'post_date' => wp_date( 'Y-m-d H:i:s', time() + 3600 ) ) );
       $GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_date' => wp_date( 'Y-m-d H:i:s', time() + 4 ), 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() + 4 ) ), array( 'ID' => $id ) );
       return get_post_status( $id );`,
      );
      expect(await statusOf("/blog/on-time")).toBe(404);
      await expect
        .poll(() => statusOf("/blog/on-time"), { timeout: 60_000, interval: 500 })
        .toBe(200);
      expect(await shows("/blog", "On time")).toBe(true);
    },
  );

  test("a draft is shown to anyone with its link, and to no one else", async () => {
    const id = kit().hard.draft ?? 0;
    const address = String(php("hard", `return get_preview_post_link( ${id} );`));
    expect(address).toContain(`${site.url}/blog/a-draft-of-the-kit?preview=`);
    const preview = await fetch(address);
    expect([preview.status, await preview.text()]).toEqual([
      200,
      expect.stringContaining("As it is being written."),
    ]);
    expect((await site.get("/blog/a-draft-of-the-kit")).status).toBe(404);
    const altered = address.replace(
      /preview=(.)/,
      (_, first: string) => `preview=${first === "W" ? "X" : "W"}`,
    );
    expect((await fetch(altered)).status).toBe(403);
    const forged = await readApi("hard", "/wp/v2/single-blog/?slug=a-draft-of-the-kit", {
      "x-preview": "x.y",
      "x-preview-path": "/blog/a-draft-of-the-kit",
    });
    expect([forged.status, forged.text.includes("As it is being written")]).toEqual([403, false]);
  });

  test("what was saved automatically of a published record is shown in its preview alone", async () => {
    const id = kit().hard["service-1"] ?? 0;
    await update(`posts/${id}/autosaves`, { title: "Only an autosave", excerpt: "Not published." });
    const address = String(php("hard", `return Meridian\\preview_address( get_post( ${id} ) );`));
    expect(await (await fetch(address)).text()).toContain("Only an autosave");
    expect(await shows("/services/service-1", "Only an autosave")).toBe(false);
  });

  test.each([
    ["a slug in Cyrillic", "cyrillic", "<p>Текст на русском.</p>"],
    ["a slug in Hebrew", "hebrew", "<p>טקסט בעברית.</p>"],
  ])("%s: a change is on its page, and its preview opens", async (_, name, words) => {
    const id = kit().hard[name] ?? 0;
    const { slug } = await update(`posts/${id}`, { content: `${words}<p>Changed.</p>` });
    await expectShown(`/blog/${encodeURI(decodeURIComponent(slug))}`, "Changed.");
    const address = String(php("hard", `return Meridian\\preview_address( get_post( ${id} ) );`));
    expect((await fetch(address)).status).toBe(200);
  });
});
