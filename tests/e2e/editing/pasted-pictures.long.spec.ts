/** Text with pictures of another site, pasted into an editor of the real content host. */
import { createServer } from "node:http";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import type { OwnCms } from "./own-cms.ts";
import { autosaved, picturePort, test as shared } from "./shared-cms.ts";

interface Pages {
  url: string;
  /** Addresses that were requested, in order. */
  asked: string[];
  /** From now on replies wait for `release`. */
  hold(): void;
  release(): void;
}

const test = shared.extend<{ pages: Pages }>({
  // oxlint-disable-next-line no-empty-pattern
  pages: async ({}, use, { workerIndex }) => {
    const png = await sharp({
      create: { width: 400, height: 200, channels: 3, background: "#285" },
    })
      .png()
      .toBuffer();
    const asked: string[] = [];
    let held: (() => void)[] | undefined;
    const server = createServer((request, response) => {
      asked.push(request.url ?? "");
      const reply = (): void => {
        if (request.url?.startsWith("/gone")) response.writeHead(404).end();
        else response.writeHead(200, { "content-type": "image/png" }).end(png);
      };
      if (held) held.push(reply);
      else reply();
    });
    const port = picturePort(workerIndex);
    await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
    const release = (): void => {
      for (const reply of held ?? []) reply();
      held = undefined;
    };
    await use({ url: `http://127.0.0.1:${port}`, asked, hold: () => void (held = []), release });
    release();
    server.closeAllConnections();
    server.close();
  },
});

const editor = (page: Page) => page.locator(".ContentEditable__root");
const pictures = (page: Page) => editor(page).locator("img[src*='/media/file/']");
const state = (page: Page) => page.locator(".pasted-pictures");

async function openText(page: Page, cms: OwnCms, slug: string): Promise<void> {
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/globals/${slug}`);
  // A press on a picture may select it alone.
  await expect(async () => {
    await editor(page).locator("p").first().click();
    await editor(page).press("ControlOrMeta+a");
    await editor(page).press("Delete");
    await expect(editor(page)).toHaveText("", { timeout: 2000 });
  }).toPass();
}

async function paste(page: Page, html: string): Promise<void> {
  await editor(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    clipboardData.setData("text/plain", "as text");
    const event = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", event));
  }, html);
}

const textOf = async (cms: OwnCms, slug: string): Promise<string> =>
  JSON.stringify((await cms.get(`/globals/${slug}?draft=true`)).description);

test("[EDIT-06] pasted pictures are fetched while the editor works; what cannot be fetched leaves a note; undo removes the paste", async ({
  page,
  cms,
  pages,
}) => {
  await openText(page, cms, "terms-of-use");
  await page.keyboard.type("Mine");
  pages.hold();
  await paste(
    page,
    `<p>Start <img src="${pages.url}/a.png?key=1" alt="A green field"></p><p><img src="${pages.url}/a.png?key=1"></p><p><img src="${pages.url}/gone.png"></p><p><img src="http://127.0.0.1:9999/inside.png"></p><p><img src="file:///C:/Users/anna/plan.png"></p><p>End</p>`,
  );
  await expect(state(page)).toHaveText(/^Fetching \d pictures for the library…$/);
  await expect.poll(() => pages.asked.length).toBeGreaterThan(0);
  pages.release();
  await expect(state(page)).toContainText("2 pictures fetched into the library.");
  await expect(state(page)).toContainText("2 pictures not taken over");
  await expect(pictures(page)).toHaveCount(2);
  for (const note of [
    "/gone.png — its host answered 404. Insert it by hand.]",
    "127.0.0.1:9999/inside.png — its address uses an unusual port",
    "plan.png — browsers read no files of a computer. Insert it by hand.]",
  ])
    await expect(editor(page)).toContainText(note);
  const { docs } = await cms.get<{ docs: { alt: string }[] }>("/media?where[filename][like]=a-");
  expect(docs.map(({ alt }) => alt)).toEqual(["A green field"]);

  await editor(page).press("ControlOrMeta+z");
  await expect(editor(page)).toHaveText("Mine");
  const saved = autosaved(page);
  await editor(page).press("ControlOrMeta+Shift+z");
  await expect(pictures(page)).toHaveCount(2);
  await saved;
});

test("[EDIT-06] a draft that was left before its pictures arrived gets them when it is opened again", async ({
  page,
  cms,
  pages,
}) => {
  await openText(page, cms, "privacy-policy");
  pages.hold();
  const saved = autosaved(page, "take-in:");
  await paste(page, `<p>Left</p><p><img src="${pages.url}/left.png" alt="Left early"></p>`);
  await saved;
  await page.goto(`${cms.url}/admin`);
  expect(await textOf(cms, "privacy-policy")).toContain("take-in:");
  pages.release();
  await page.goto(`${cms.url}/admin/globals/privacy-policy`);
  await expect(pictures(page)).toHaveCount(1);
  await expect.poll(() => textOf(cms, "privacy-policy")).not.toContain("take-in:");
});

test("[EDIT-06] a publication does not wait for pictures: a note is public until they are there", async ({
  page,
  cms,
  pages,
}) => {
  await openText(page, cms, "terms-of-use");
  pages.hold();
  const saved = autosaved(page, "take-in:");
  await paste(page, `<p>Published <img src="${pages.url}/late.png" alt="Late"> early</p>`);
  await saved;
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(editor(page)).toContainText("/late.png. Insert it by hand.]");
  expect(await textOf(cms, "terms-of-use")).toContain("[Picture not taken over: 127.0.0.1");
  pages.release();
  await expect(pictures(page)).toHaveCount(1);
  await expect(editor(page)).not.toContainText("not taken over");
  await expect(editor(page)).toContainText("Published");
  await expect(editor(page)).toContainText("early");
  await expect.poll(() => textOf(cms, "terms-of-use")).not.toContain("not taken over");
});
