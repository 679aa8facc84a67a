/**
 * A visitor's journey through the built site in front of a real WordPress without the demo content:
 * pages of each kind, unusual records, a message that arrives, and one that waits.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openAdmin, type Admin } from "./admin.ts";
import { originOf } from "./kit.ts";
import { notedBy, sendForm, type Message } from "./send-form.ts";
import { kit, because, isSkipped, php, startSite, type Site } from "./wordpress-fixture.ts";
import { debugLog } from "./wordpress.ts";

const SECRET = /SECRET-(TEXT|EXCERPT)/;
let site: Site;

const messages = (): Message[] => notedBy("hard", "messages");

const sendMessage = (email: string): Promise<string> =>
  sendForm(site, {
    path: "/",
    form: "contact",
    variant: "main",
    fields: { fullname: "Ann Lee", email, phone: "", description: "We build a harbour." },
    file: new File(["%PDF-1.7\n%%EOF\n"], "a.pdf", { type: "application/pdf" }),
  });

describe.skipIf(isSkipped)(`a visitor of a site on WordPress${because}`, () => {
  beforeAll(async () => {
    // With Contact Form 7 itself the form has a number.
    const form = kit().forms.contact;
    site = await startSite("hard", { ...(form && { FORM_CONTACT_URL: String(form) }) });
  });
  afterAll(() => site?.stop());

  test.each([
    ["/", "Welcome from WordPress"],
    ["/services/service-1", "Light text of service 1."],
    ["/case-studies", "Case study 1"],
    ["/case-studies/study-1", "Oslo, Norway"],
    ["/blog", "Without an excerpt"],
    ["/blog/post-7", "7"],
    ["/blog/without-an-excerpt", "Its text begins here."],
    ["/blog/contains-itself", "Outside."],
    [`/blog/${encodeURIComponent("команда-разработчиков")}`, "Текст на русском."],
    [`/blog/${encodeURIComponent("צוות-פיתוח")}`, "טקסט בעברית."],
    ["/vacancies", "Vacancy 3"],
    ["/vacancies/vacancy-1", "Second line."],
    ["/dedicated-team-road-map", "At the beginning."],
    ["/privacy-policy", "Who we are"],
    ["/terms-of-use", "Terms of use of WordPress."],
    ["/clients", "WordPress Works"],
    ["/career", "WordPress Works"],
    ["/pricing", "WordPress Works"],
  ])("%s exists and contains %j", async (path, words) => {
    const { status, html } = await site.get(path);
    expect([status, html.includes(words)]).toEqual([200, true]);
    expect(html).not.toMatch(SECRET);
  });

  test.each([
    ["/blog/behind-a-password", 404],
    ["/services/password-service", 404],
    ["/blog/private-post", 404],
    ["/services/post-7", 404],
    ["/case-studies/service-1", 404],
    ["/vacancies/vacancy-4", 410],
    ["/no-such-page", 404],
  ])("%s answers %d", async (path, wanted) => {
    const { status, html } = await site.get(path);
    expect(status).toBe(wanted);
    expect(html).not.toMatch(SECRET);
  });

  test("paragraphs that an editor has only parted by lines are paragraphs", async () => {
    const { html } = await site.get("/services/service-1");
    expect(html).toMatch(/<p>Light text of service 1\.<\/p>\s*<p>Its second paragraph\.<\/p>/);
  });

  test("[OWN-58] a post that Yoast hides from search engines has its texts and noindex, and is in no sitemap", async () => {
    const { html } = await site.get("/blog/with-yoast");
    expect(html).toContain("Written for Yoast");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect((await site.get("/blog/post-7")).html).not.toContain('name="robots"');
    const { html: posts } = await site.get("/sitemaps/blog.xml");
    expect(posts).toContain("/blog/post-7<");
    expect(posts).not.toContain("/blog/with-yoast<");
  });

  test("every address of the sitemap answers 200, and none is of a record behind a password", async () => {
    const { html: index } = await site.get("/sitemap.xml");
    const maps = [...index.matchAll(/<loc>([^<]+\.xml)<\/loc>/g)].map(([, map = ""]) => map);
    const texts = await Promise.all(
      (maps.length > 0 ? maps : [`${site.url}/sitemap.xml`]).map(async (map) =>
        (await fetch(map)).text(),
      ),
    );
    const pages = texts.flatMap((text) =>
      [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = ""]) => page),
    );
    expect(pages.length).toBeGreaterThan(130);
    expect(pages.join("\n")).not.toMatch(/password|%25/);
    const dead: string[] = [];
    for (const page of pages) {
      const { status } = await fetch(page, { redirect: "manual" });
      if (status !== 200) dead.push(`${status} ${page}`);
    }
    expect(dead).toEqual([]);
  });

  test.each(["команда-разработчиков", "צוות-פיתוח"])(
    "a post has one address: the doubly encoded one of %s leads to it",
    async (name) => {
      const path = `/blog/${encodeURIComponent(name)}`;
      expect(await site.get(path.replaceAll("%", "%25").toLowerCase())).toMatchObject({
        status: 301,
        location: path,
      });
      expect((await site.get(path)).html).toContain(`rel="canonical" href="${site.url}${path}"`);
    },
  );

  test("WordPress's own address of a record of each kind leads to the site's page of it", async () => {
    const { html } = await site.get("/blog/with-links");
    const [text = ""] = /<a [^>]*>\d+<\/a>(?:, <a [^>]*>\d+<\/a>)+/.exec(html) ?? [];
    const links = [...text.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
    expect(links).toEqual([
      "/",
      "/",
      "/clients",
      "/career",
      "/dedicated-team-road-map",
      "/terms-of-use",
      "/services/service-1",
      "/case-studies/study-1",
      "/vacancies/vacancy-1",
      `/career/${kit().hard.tester}`,
      "/blog/post-1",
    ]);
    expect(await Promise.all(links.map(async (path) => (await site.get(path)).status))).toEqual(
      links.map(() => 200),
    );
  });

  test("an old address of a record of each kind leads to its page with a 301", async () => {
    const { post, "service-1": service, "road-map": roadMap, cyrillic } = kit().hard;
    for (const [from, to] of [
      [`/?p=${post}`, "/blog/post-1"],
      [`/?p=${service}&utm_source=a`, "/services/service-1?utm_source=a"],
      [`/?page_id=${roadMap}`, "/dedicated-team-road-map"],
      [`/?p=${cyrillic}`, `/blog/${encodeURIComponent("команда-разработчиков")}`],
      ["/?vacancy=vacancy-1", "/vacancies/vacancy-1"],
    ] as const) {
      const { status, location } = await site.get(from);
      expect([from, status, location]).toEqual([from, 301, to]);
    }
  });

  test("pictures of the library are served in the requested sizes", async () => {
    const { html } = await site.get("/services/service-1");
    const source = /(?:src|srcset)="([^" ]+)/g;
    const pictures = [...html.matchAll(source)]
      .map(([, address = ""]) => address.replaceAll("&amp;", "&"))
      .filter((address) => address.includes("wide"));
    expect(pictures.length).toBeGreaterThan(0);
    const response = await fetch(new URL(pictures[0] ?? "", site.url));
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  });

  test("a message arrives at Contact Form 7's address, with its file", async () => {
    expect(await sendMessage("ann@example.com")).toContain("Thank you for getting in touch!");
    await expect.poll(messages, { timeout: 20_000 }).toHaveLength(1);
    expect(messages()[0]).toMatchObject({
      fields: {
        fullname: "Ann Lee",
        email: "ann@example.com",
        description: "We build a harbour.",
        _wpcf7_unit_tag: expect.any(String) as unknown,
      },
      files: { "file-type": { name: "a.pdf", size: 15 } },
    });
  });

  describe("a message that WordPress refuses", () => {
    let admin: Admin;
    beforeAll(async () => {
      php("hard", "return update_option( 'kit_refuse_forms', 1 );");
      admin = await openAdmin("hard");
    });
    afterAll(() => void php("hard", "return delete_option( 'kit_refuse_forms' );"));

    test("is listed in the admin without the visitor's text, and arrives when it is sent again", async () => {
      expect(await sendMessage("bob@example.com")).toContain("Thank you for getting in touch!");
      const list = () => admin.get("/wp-admin/admin.php?page=meridian-messages");
      await expect.poll(list, { timeout: 20_000, interval: 500 }).toContain("answered spam");
      const page = await list();
      expect(page).not.toMatch(/bob@example\.com|harbour/);
      php("hard", "return delete_option( 'kit_refuse_forms' );");
      const again = await admin.post("/wp-admin/admin.php?page=meridian-messages", page, {
        meridian_action: /name="meridian_action" value="([^"]+)"/.exec(page)?.[1] ?? "",
      });
      expect(again).toContain("It is being sent again");
      await expect
        .poll(list, { timeout: 20_000, interval: 500 })
        .toContain("every message has arrived");
      expect(messages().filter(({ fields }) => fields.email === "bob@example.com")).toHaveLength(1);
    });
  });

  test("a form's address behaves like Contact Form 7's, with the plugin or its replacement", async () => {
    const form = kit().forms.contact ?? "contact";
    const post = async (body: FormData | string) => {
      const answer = await fetch(
        `${originOf("hard")}/api/contact-form-7/v1/contact-forms/${form}/feedback`,
        { method: "POST", body },
      );
      const { code, status, ...others } = (await answer.json()) as Record<string, unknown>;
      return { http: answer.status, is: code ?? status, names: Object.keys(others).toSorted() };
    };
    const filled = (more: Record<string, string>): FormData => {
      const body = new FormData();
      const fields = { fullname: "Eve", email: "eve@example.com", phone: "", description: "x" };
      for (const [name, value] of Object.entries({ ...fields, ...more })) body.set(name, value);
      return body;
    };
    expect(await post("fullname=Eve")).toMatchObject({
      http: 415,
      is: "wpcf7_unsupported_media_type",
    });
    // Contact Form 7 requires its form's nonce since 5.8.
    expect(["wpcf7_unit_tag_not_found", "mail_sent"]).toContain((await post(filled({}))).is);
    expect(await post(filled({ _wpcf7_unit_tag: "wpcf7-f1-o1" }))).toEqual({
      http: 200,
      is: "mail_sent",
      names: ["contact_form_id", "into", "invalid_fields", "message", "posted_data_hash"],
    });
  });

  test("the plugin has given PHP nothing to complain of", () => {
    const lines = debugLog(kit().folder, "hard").split("\n");
    expect(lines.filter((line) => /meridian\/(includes|admin|meridian\.php)/.test(line))).toEqual(
      [],
    );
  });
});
