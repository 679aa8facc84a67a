/** What is written last before a press on Publish is public, however slow browser and host are. */
import { expect } from "@playwright/test";
import { insert, openFirstText, openNewPost } from "./rich-text.ts";
import { autosaved, test } from "./shared-cms.ts";

test("[EDIT-43] what was written last is published, however busy the browser is", async ({
  page,
  cms,
}) => {
  // Text reaches the form when the browser is idle; here it is busy for a long time.
  await page.addInitScript(() => {
    const busy = { didTimeout: true, timeRemaining: () => 0 };
    window.requestIdleCallback = (work) => Number(setTimeout(() => work(busy), 5000));
    window.cancelIdleCallback = (handle) => clearTimeout(handle);
  });
  await openNewPost(page, cms, "last");
  await (await openFirstText(page)).click();
  await page.keyboard.type("The last words");
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect
    .poll(async () => (await fetch(`${cms.url}/api/wp/v2/single-blog/?slug=last`)).text())
    .toContain("The last words");
});

test("[EDIT-43] what was written in a block is published, however late the host responds to its fields", async ({
  page,
  cms,
}) => {
  await openNewPost(page, cms, "in-a-block");
  const text = await openFirstText(page);
  await text.click();
  await insert(page, "Code");
  const code = text.getByRole("textbox", { name: "Code" });
  await code.fill("first();");
  // The host's response to a change takes 1.5 s.
  await page.route("**/admin/collections/blog-posts/*", async (route, request) => {
    if (request.method() === "POST") await new Promise((go) => setTimeout(go, 1500));
    await route.continue();
  });
  await code.fill("second();");
  const publish = page.getByRole("button", { name: "Publish changes" });
  await expect(publish).toBeEnabled();
  await publish.click();
  const sent = async () =>
    (await fetch(`${cms.url}/api/wp/v2/single-blog/?slug=in-a-block`)).text();
  await expect.poll(sent).toContain("second();");
});

test("[EDIT-43] a draft that is sent while its record is published ends as the publication did", async ({
  page,
  cms,
}) => {
  const { doc } = await cms.post("/services", {
    title: "In order",
    slug: "in-order",
    order: 1,
    _status: "draft",
  });
  const path = `/services/${doc.id}`;
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections${path}`);
  const sent: string[] = [];
  let release = (): void => undefined;
  await page.route(`**/cms/api${path}?*`, async (route, request) => {
    if (request.method() === "PATCH") {
      sent.push(new URL(request.url()).searchParams.has("draft") ? "draft" : "publication");
      await new Promise<void>((go) => (release = go));
    }
    await route.continue();
  });
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect.poll(() => sent).toEqual(["publication"]);
  const late = page.evaluate(async (address) => {
    const body = new FormData();
    body.set("_payload", JSON.stringify({ title: "Older words", _status: "draft" }));
    const answer = await fetch(address, { method: "PATCH", body });
    return answer.text();
  }, `/cms/api${path}?draft=true&depth=0`);
  release();
  expect(JSON.parse(await late)).toMatchObject({
    doc: { title: "In order", _status: "published" },
  });
  expect(sent).toEqual(["publication"]);
  expect((await cms.get(`${path}?draft=true`)).title).toBe("In order");
});

test("[EDIT-43] what is typed while the page is read again after Back stays, and is saved", async ({
  page,
  cms,
}) => {
  // A page that is read again leaves the host at once and arrives when it is released.
  await page.addInitScript(() => {
    const plain = window.fetch;
    const released = new Promise((go) => addEventListener("release", go));
    window.fetch = async (...call) => {
      const reply = await plain(...call);
      if (String(call[0]).includes("_rsc=") && "holds" in window) {
        await reply.clone().text();
        await released;
        dispatchEvent(new Event("arrived"));
      }
      return reply;
    };
  });
  const { doc } = await openNewPost(page, cms, "read-again");
  const title = page.locator("#field-title");
  await expect(title).toHaveValue("read-again");
  await page.getByRole("navigation").getByRole("link", { name: "Blog posts" }).first().click();
  await page.waitForURL((url) => url.pathname.endsWith("/blog-posts"));
  await page.evaluate(() => Object.assign(window, { holds: true }));
  const requested = page.waitForRequest(/_rsc=/);
  await page.goBack();
  await expect(title).toHaveValue("read-again");
  await requested;
  await title.fill("Typed at once");
  const text = await openFirstText(page);
  await text.click();
  await page.keyboard.type("Written at once");
  await autosaved(page, "Written at once");
  await page.keyboard.type(", and on");
  await page.evaluate(
    () =>
      new Promise((go) => {
        addEventListener("arrived", go);
        dispatchEvent(new Event("release"));
      }),
  );
  await page.keyboard.type(", and after.");
  const stored = async () => JSON.stringify(await cms.get(`/blog-posts/${doc.id}?draft=true`));
  await expect.poll(stored).toContain("Written at once, and on, and after.");
  await expect(title).toHaveValue("Typed at once");
  expect(await stored()).toContain("Typed at once");
});

test("[EDIT-43] what is chosen while the form is published is saved after it; a form that is left while it is published adds no draft", async ({
  page,
  cms,
}) => {
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/globals/site-settings`);
  await page
    .getByRole("navigation", { name: "Settings", exact: true })
    .getByRole("link", { name: /^Look/ })
    .click();
  let release = (): void => undefined;
  const sent: string[] = [];
  await page.route("**/cms/api/globals/site-settings?*", async (route, request) => {
    if (request.method() === "POST") {
      const isDraft = request.url().includes("draft=true");
      sent.push(isDraft ? "draft" : "publication");
      if (!isDraft) await new Promise<void>((go) => (release = go));
    }
    await route.continue();
  });
  const publications = () => sent.filter((one) => one === "publication").length;
  const stored = async () => JSON.stringify(await cms.get("/globals/site-settings?draft=true"));
  const publish = page.getByRole("button", { name: "Publish changes" });
  const colour = page.getByLabel("Choose the colour: action");
  await expect(colour).toBeVisible();
  await publish.click();
  await expect.poll(publications).toBe(1);
  await colour.fill("#12703a");
  release();
  await expect.poll(stored).toContain("#12703a");
  expect(await stored()).toContain('"_status":"draft"');
  await expect(publish).toBeEnabled();

  // The last words are published before they are saved as a draft, and the form is left meanwhile.
  await colour.fill("#116c38");
  await publish.click();
  await expect.poll(publications).toBe(2);
  await page.getByRole("navigation").getByRole("link", { name: "Blog posts" }).first().click();
  await page.waitForURL((url) => url.pathname.endsWith("/blog-posts"));
  release();
  await expect
    .poll(async () => JSON.stringify(await cms.get("/globals/site-settings")))
    .toContain("#116c38");
  expect(await stored()).toContain('"_status":"published"');
  expect(sent.at(-1)).toBe("publication");
});
