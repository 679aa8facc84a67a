import { expect, test } from "@playwright/test";
import { expectNoFaults } from "../pages/one-load.ts";
import { ownHost } from "../own-site.ts";
import { started, complaints, faults, test as probed } from "../page-probes.ts";

// Unusual records, on a separate host and site so that other tests are not affected.
const { host, url: SITE, purge } = ownHost(41);

test.use({ baseURL: SITE });
probed.use({ baseURL: SITE });

type Post = (typeof host.content.blog)[number];
const model = structuredClone(host.content.blog[0]);
const post = (post_name: string, changes: Partial<Record<keyof Post, unknown>> = {}): Post =>
  ({ ...structuredClone(model), id: 9000, post_name, ...changes }) as Post;

/** Adds posts to the host and notifies the site. */
async function publish(...posts: Post[]): Promise<void> {
  host.reset();
  host.content.blog.push(...posts);
  await purge();
}

const LONG = "Unabbreviated ".repeat(22).slice(0, 300);
const UNBROKEN = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
  .repeat(3)
  .slice(0, 200);

test("a post whose name is of another script is found by it", async ({ page, request }) => {
  await publish(post("статья", { title: "Статья" }));
  expect(await (await request.get("/blog/%D1%81%D1%82%D0%B0%D1%82%D1%8C%D1%8F")).text()).toMatch(
    /<h1[^>]*>Статья<\/h1>/,
  );
  await page.goto("/blog");
  await page.getByRole("link", { name: "read more of Статья" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Статья");
});

probed(
  "a post with a title of 300 characters, words without end and nothing optional fits the page at 390 and 1440 px",
  async ({ page }) => {
    await publish(
      post("long", {
        title: `${LONG}${UNBROKEN}`,
        description: UNBROKEN,
        category: "",
        date: "",
        thumbnail_url: "",
        first_screen_image: "",
        content: [
          {
            title: UNBROKEN,
            text_editor: `<p>${UNBROKEN}</p><table><tr><td>${"cell ".repeat(200)}</td><td>${UNBROKEN}</td></tr></table><pre>${UNBROKEN}</pre>`,
          },
          { title: "", text_editor: "" },
        ],
      }),
    );
    const found = complaints(page);
    for (const path of ["/blog/long", "/blog"]) {
      await page.goto(path);
      await started(page);
      expect(await page.locator("time").filter({ hasText: /^$/ }).count()).toBe(0);
      await expectNoFaults(page);
    }
    expect(found).toEqual([]);
  },
);

probed(
  "an editor's video loads nothing until it is pressed, then plays in its frame",
  async ({ page }) => {
    await publish(
      post("video", {
        content: [
          {
            title: "A film",
            text_editor:
              '<p>Look:</p><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
          },
        ],
      }),
    );
    const found = complaints(page);
    const requests: string[] = [];
    await page.route(
      /youtube/,
      (route) => (
        requests.push(route.request().url()),
        route.fulfill({ contentType: "text/html", body: "<p>film</p>" })
      ),
    );
    await page.goto("/blog/video");
    await started(page);
    const link = page.getByRole("link", { name: "Watch the video on YouTube" });
    await expect(link).toHaveAttribute("href", "https://www.youtube.com/watch?v=abcdefghijk");
    expect(requests).toEqual([]);
    await link.click();
    await expect(page.frameLocator("iframe").getByText("film")).toBeVisible();
    expect(requests).toEqual(["https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1"]);
    expect(found).toEqual([]);
  },
);

probed(
  "what an editor pastes runs nothing, sends nothing and looks like the page",
  async ({ page }) => {
    const dirt =
      '<h2 onclick="x()" style="position:fixed">A<script>document.title="owned"</script></h2><img src=x onerror="document.title=\'owned\'"><style>body{display:none}</style><form action="//evil.example"><input></form><p>open <b>bold';
    await publish(
      post("dirt", {
        content: [
          { title: "Dirt", text_editor: dirt },
          { title: "After", text_editor: "<p>still here</p>" },
        ],
      }),
    );
    const found = complaints(page);
    const elsewhere: string[] = [];
    page.on(
      "request",
      (request) => !request.url().startsWith(SITE) && elsewhere.push(request.url()),
    );
    await page.goto("/blog/dirt");
    await started(page);
    await expect(page.getByText("still here")).toBeVisible();
    await expect(page.getByText("still here")).toHaveCSS("font-weight", "400");
    await expect(page).not.toHaveTitle("owned");
    await expect(
      page.locator("article :is(script, style, form, input, [style], [onclick])"),
    ).toHaveCount(0);
    expect(elsewhere).toEqual([]);
    expect(found).toEqual([]);
  },
);

probed(
  "[OWN-51] a picture that cannot be had leaves its place, drawn, and its name to those who hear the page",
  async ({ page }) => {
    await publish(
      post("no-picture", {
        thumbnail_url: "/media/none.webp",
        first_screen_image: "/media/none.webp",
        content: [
          {
            title: "Chart",
            text_editor:
              '<figure><img src="/media/none.webp" alt="Nine days on one ruler" width="800" height="400"><figcaption>below</figcaption></figure>',
          },
        ],
      }),
    );
    await page.goto("/blog/no-picture");
    await started(page);
    const picture = page.getByRole("img", { name: "Nine days on one ruler" });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      )
      .toBe(true);
    const { status, type } = await page.evaluate(async () => {
      const shown = document.querySelector<HTMLImageElement>('img[alt="Nine days on one ruler"]');
      const answer = await fetch(shown?.currentSrc ?? "");
      return { status: answer.status, type: answer.headers.get("content-type") };
    });
    expect([status, type]).toEqual([404, "image/svg+xml"]);
    expect((await picture.boundingBox())?.height).toBeGreaterThan(20);
    await expect(page.getByText("below")).toBeVisible();
    expect(await faults(page)).toEqual([]);
  },
);

probed(
  "[ART-01] [ROAD-01] [LEGAL-01] records with every optional field empty make whole pages",
  async ({ page }) => {
    host.reset();
    const { article, roadMap, legal } = host.content;
    Object.assign(article, {
      article_field_first_section_background: "",
      article_field_control_title: "",
      article_field_control_points: [],
      mobile_page_navigation_image: "",
      article_field_first_section_title: "",
      article_field_first_section_description: "",
      content: "<p>Only this.</p>",
    });
    Object.assign(roadMap, { page_title: "", list: [], under_text_of_list: "" });
    for (const record of legal) Object.assign(record.data, { head_text: "", description: "" });
    await purge();
    const found = complaints(page);
    for (const [path, title] of [
      ["/article/article-it-outsourcing", "IT outsourcing: a practical guide"],
      ["/dedicated-team-road-map", "Road map"],
      ["/privacy-policy", "Privacy policy"],
      ["/terms-of-use", "Terms of use"],
    ] as const) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await started(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("complementary")).toHaveCount(0);
      expect(await faults(page), path).toEqual([]);
    }
    expect(found).toEqual([]);
  },
);

test("[BLOG-01] past twelve posts there are pages with addresses; a page that is none is not there", async ({
  page,
  request,
}) => {
  await publish(
    ...Array.from({ length: 16 }, (_, at) =>
      post(`more-${at + 1}`, { id: 9200 + at, title: `Post number ${at + 11}` }),
    ),
  );
  await page.goto("/blog");
  await expect(page.getByRole("article")).toHaveCount(12);
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
  await pages.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL("/blog?page=2");
  await expect(page.getByRole("article")).toHaveCount(12);
  await expect(page.getByRole("heading", { name: "Post number 13" })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${SITE}/blog?page=2`,
  );
  await pages.getByRole("link", { name: "Page 3" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(pages.getByRole("link", { name: "Next page" })).toHaveCount(0);
  expect(await (await request.get("/blog?page=3")).text()).toContain("Post number 26");
  expect(await faults(page)).toEqual([]);
  for (const query of [
    "page=4",
    "page=0",
    "page=1",
    "page=-1",
    "page=2.5",
    "page=x",
    "page=99999",
    "page=",
  ])
    expect((await request.get(`/blog?${query}`)).status(), query).toBe(404);
});

test("[BLOG-01] [BLOG-07] a blog without posts has a notice, and its feed is empty", async ({
  page,
  request,
}) => {
  host.reset();
  host.content.blog.length = 0;
  await purge();
  expect((await page.goto("/blog"))?.status()).toBe(200);
  await expect(page.getByText("Nothing has been published here yet.")).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const feed = await request.get("/blog/feed.xml");
  expect(feed.status()).toBe(200);
  expect(await feed.text()).not.toContain("<item>");
});

probed(
  "[BLOG-04] a list of forty sections is moved to what it marks, in a window too low for it",
  async ({ page }) => {
    const content = Array.from({ length: 40 }, (_, at) => ({
      title: `Section ${at + 1}`,
      text_editor: `<p>${"words ".repeat(120)}</p>`,
    }));
    await publish(post("forty", { content }));
    await page.setViewportSize({ width: 1440, height: 600 });
    await page.goto("/blog/forty#section-33");
    await started(page);
    const link = page.getByRole("complementary").getByRole("link", { name: "Section 33" });
    await expect(link).toHaveAttribute("aria-current", "location");
    await expect(link).toBeInViewport();
    expect(
      await page
        .locator("#section-33")
        .evaluate((section) => Math.round(section.getBoundingClientRect().top)),
    ).toBe(80);
  },
);
