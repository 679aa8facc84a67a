import { createDemoHost } from "@meridian/demo";
import { expect, test } from "@playwright/test";
import { portAt } from "../../ports.ts";
import { PURGE_SECRET, purge } from "../hosts.ts";
import { expectNowhere } from "../pages/one-load.ts";
import { startOwnSite, type OwnSite } from "../own-site.ts";
import { started, faults, test as probed } from "../page-probes.ts";

// Records no one would write by hand, on a host and a site of this file's own: no other test may
// feel them.
const PORT = portAt(52);
const SITE = `http://127.0.0.1:${PORT}`;
const host = createDemoHost();
let site: OwnSite;

test.use({ baseURL: SITE });
probed.use({ baseURL: SITE });
test.beforeAll(async () => {
  site = await startOwnSite(PORT, {
    SITE_URL: SITE,
    CONTENT_HOST: await host.listen(),
    PURGE_SECRET,
  });
});
test.afterAll(async () => {
  await site?.stop();
  await host.stop();
});

type Post = (typeof host.content.blog)[number];
const model = structuredClone(host.content.blog[0]);
const post = (post_name: string, changes: Partial<Record<keyof Post, unknown>> = {}): Post =>
  ({ ...structuredClone(model), id: 9000, post_name, ...changes }) as Post;

/** From now on the host has these posts after its own, and the site knows. */
async function publish(...posts: Post[]): Promise<void> {
  host.reset();
  host.content.blog.push(...posts);
  await purge(["*"], SITE);
}

test("[BLOG-06] a post without content, title or name is answered 404 with the error page; without a description its text begins it", async ({
  request,
}) => {
  const lacking = { content: [], title: "", post_name: "" };
  await publish(
    ...Object.entries(lacking).map(([field, empty], at) =>
      post(
        `lacking-${field.replace("_", "-")}`,
        field === "post_name" ? { id: 9100 + at } : { id: 9100 + at, [field]: empty },
      ),
    ),
    post("lacking-description", { description: "" }),
  );
  host.behave("blogPost", {});
  await expectNowhere(
    request,
    ["content", "title"].map((field) => `/blog/lacking-${field}`),
  );
  expect((await request.get("/blog/lacking-description")).status()).toBe(200);
  host.behave("blogPost", { set: { "[0].post_name": "" } });
  await expectNowhere(request, ["/blog/lacking-post-name"]);
  host.behave("blogPost", {});
});

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

test("[BLOG-01] [BLOG-07] a blog without posts says so, and its feed is empty", async ({
  page,
  request,
}) => {
  host.reset();
  host.content.blog.length = 0;
  await purge(["*"], SITE);
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
