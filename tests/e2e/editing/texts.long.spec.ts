/** What an editor can insert into a text in the built admin, and the host's reply. */
import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { insert, openFirstText, openNewPost } from "./rich-text.ts";
import { test } from "./shared-cms.ts";

const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Presses Tab until the element has the focus. */
const tabbing =
  ({ keyboard }: Page, most = 30) =>
  async (target: Locator): Promise<void> => {
    for (let presses = 0; presses < most; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press("Tab");
    }
    await expect(target).toBeFocused();
  };

test("a quote, code, a rule, a video of another site and a link to a page are put into a text, and sent as HTML", async ({
  page,
  cms,
}) => {
  await cms.post("/services", {
    slug: "linked-teams",
    title: "Linked teams",
    order: 1,
    _status: "published",
  });
  await openNewPost(page, cms, "words");
  const text = await openFirstText(page);
  await text.click();
  await page.keyboard.type("Before");
  await page.keyboard.press("Enter");
  await insert(page, "Code");
  // The block's fold has no other words in its name.
  await expect(text.getByRole("button", { name: "Code", exact: true })).toBeVisible();
  await text.getByRole("textbox", { name: "Code" }).fill("const a = 1;\n  a < b;");
  await text.locator("> p").last().click();
  await insert(page, "Blockquote");
  await page.keyboard.type("Quoted from a client");
  await page.keyboard.press("Enter");
  await insert(page, "Horizontal Rule");
  await text.locator("> p").last().click();
  await insert(page, "Video on YouTube or Vimeo");
  // In a second block Payload's field names differ from the labels.
  await text.locator("[name=address]").fill("https://www.youtube.com/watch?v=dQw4w9WgXcQ");
  await text.locator("[name=caption]").fill("A talk");
  await text.locator("> p").last().click();
  await page.keyboard.type("our teams");
  await page.keyboard.press("Shift+Home");
  const link = page.getByRole("dialog");
  // A press while the editor processes the selection is lost.
  await expect(async () => {
    // A toggle: a second press while the drawer opens would remove the link.
    if (!(await link.isVisible()))
      await page.locator(".toolbar-popup__button-link:visible").first().click({ timeout: 1000 });
    await expect(link.getByText("Internal Link")).toBeVisible({ timeout: 3000 });
  }).toPass();
  await link.getByText("Internal Link").click();
  // The list closes when the drawer's form is rendered again with the host's response.
  const service = page.getByRole("option", { name: "Linked teams" });
  await expect(async () => {
    if (!(await service.isVisible())) await link.getByRole("combobox").click({ timeout: 1000 });
    await service.click({ timeout: 3000 });
  }).toPass();
  await expect(link.getByText("Linked teams", { exact: true })).toBeVisible();
  // The drawer ignores presses while its form validates; a press before the response would send
  // another request, and the drawer would never close.
  await expect(async () => {
    if (await link.isVisible())
      await link.getByRole("button", { name: "Save changes" }).click({ timeout: 1000 });
    await expect(link).toBeHidden({ timeout: 10_000 });
  }).toPass();
  await expect(page.getByText("Linked to Service - Linked teams")).toBeVisible();
  await page.getByRole("button", { name: "Publish changes" }).click();
  const sent = async () =>
    JSON.stringify(await (await fetch(`${cms.url}/api/wp/v2/single-blog/?slug=words`)).json());
  await expect.poll(sent).toContain("our teams");
  const [{ content }] = JSON.parse(await sent()) as [{ content: { text_editor: string }[] }];
  for (const block of [
    "<p>Before</p>",
    "<pre><code>const a = 1;\n  a &lt; b;</code></pre>",
    "<blockquote>Quoted from a client</blockquote>",
    '<figure><iframe src="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></iframe><figcaption>A talk</figcaption></figure>',
    "<hr>",
    '<a href="/services/linked-teams">our teams</a>',
  ])
    expect(content[0]?.text_editor).toContain(block);
});

test("[EDIT-07] a list and a link are put into a text by keys alone, and it is published by them", async ({
  page,
  cms,
}) => {
  await openNewPost(page, cms, "by-keys");
  await (await openFirstText(page)).focus();
  const { keyboard } = page;
  const tabTo = tabbing(page);
  await keyboard.type("- one");
  await keyboard.press("Enter");
  await keyboard.type("two");
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await keyboard.type("our teams");
  await keyboard.press("Shift+Home");
  const tool = page.locator(".toolbar-popup__button-link:visible").last();
  await expect(tool).toBeVisible();
  await tabTo(tool);
  await keyboard.press("Enter");
  const link = page.getByRole("dialog");
  await tabTo(link.getByRole("textbox", { name: /URL/ }));
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type("https://example.com/teams");
  await tabTo(link.getByRole("button", { name: "Save changes" }));
  await keyboard.press("Enter");
  await expect(link).toBeHidden();
  await expect(page.locator(".ContentEditable__root").first()).toBeFocused();
  const publish = page.getByRole("button", { name: "Publish changes" });
  await expect(async () => {
    await publish.focus();
    await keyboard.press("Enter");
    await expect(publish).toBeDisabled({ timeout: 5000 });
  }).toPass();
  const sent = async () => (await fetch(`${cms.url}/api/wp/v2/single-blog/?slug=by-keys`)).text();
  await expect.poll(sent).toContain("<ul><li>one</li><li>two</li></ul>");
  expect(await sent()).toContain('<a href=\\"https://example.com/teams\\">our teams</a>');
});

test("[EDIT-07] a picture of the library, and a line after it, are put into a text by keys alone", async ({
  page,
  cms,
}) => {
  const form = new FormData();
  form.append("_payload", JSON.stringify({ alt: "Chosen by keys" }));
  form.append(
    "file",
    new File([Buffer.from(PIXEL, "base64")], "by-keys.png", { type: "image/png" }),
  );
  await cms.post("/media", form);
  const post = await openNewPost(page, cms, "picture-by-keys");
  const text = await openFirstText(page);
  await text.focus();
  const { keyboard } = page;
  const tabTo = tabbing(page, 60);
  const library = page.getByRole("dialog", { name: "Pictures and videos" });
  await keyboard.type("/upload", { delay: 30 });
  await expect(page.locator(".slash-menu-popup__item")).toHaveCount(1);
  await keyboard.press("Enter");
  await expect(library.getByText("Chosen by keys").first()).toBeVisible();
  await tabTo(library.getByRole("button", { name: "Chosen by keys" }));
  await keyboard.press("Enter");
  await expect(library).toBeHidden();
  const picture = text.locator("img[src]");
  await expect(picture).toBeVisible();
  // The file's name is next to it.
  await expect(picture).toHaveAttribute("alt", "");
  const end = page.getByRole("button", { name: "Add a paragraph at the end" }).first();
  await end.focus();
  await keyboard.press("Enter");
  await keyboard.type("After it");
  const draft = async () =>
    JSON.stringify(await cms.get(`/blog-posts/${post.doc.id}?draft=true&depth=0`));
  await expect.poll(draft).toContain("After it");
  expect(await draft()).toContain('"type":"upload"');
});

const CASES = new URL("../../../apps/cms/src/records/rich-text/pasted/testing/", import.meta.url);

/** What the host sends; markup of other programs: pasted-html.test.ts. */
const FROM_WORD = [
  "<h2>Word heading</h2>",
  "<p>Normal <strong>bold</strong> text</p>",
  "<ul><li>First bullet</li><li>Second bullet</li></ul>",
  "<ol><li>Numbered one</li></ol>",
  "<p>A tracked new and commented end</p>",
];

test("what is pasted from Word keeps its lists and headings, and no link leads nowhere", async ({
  page,
  cms,
}) => {
  await openNewPost(page, cms, "pasted");
  const text = await openFirstText(page);
  await text.click();
  const html = await readFile(new URL("word.html", CASES), "utf8");
  await text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    clipboardData.setData("text/plain", "Plain words of the same");
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
  await expect(text.locator("p, h2, li").first()).not.toBeEmpty();
  await page.getByRole("button", { name: "Publish changes" }).click();
  const address = `${cms.url}/api/wp/v2/single-blog/?slug=pasted`;
  const sent = async () => (await fetch(address)).text();
  await expect.poll(sent).toContain('text_editor":"<');
  const [{ content }] = JSON.parse(await sent()) as [{ content: { text_editor: string }[] }];
  for (const part of FROM_WORD) expect(content[0]?.text_editor).toContain(part);
  expect(content[0]?.text_editor).not.toMatch(/about:blank|·|Plain words/);
});

test("[LANG-63] a button marks the selected words of a title, also from right to left and by keyboard, and can be undone", async ({
  page,
  cms,
}) => {
  const title = "צוותי פיתוח ייעודיים";
  const { id } = (await cms.post("/services", { slug: "marked", title, order: 2 })).doc;
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/services/${id}`);
  const field = page.locator("#field-title");
  const select = (words: string) =>
    field.evaluate((input: HTMLInputElement, part) => {
      const at = input.value.indexOf(part);
      input.focus();
      input.setSelectionRange(at, at + part.length);
    }, words);
  const button = page.getByRole("button", { name: "Highlight" });
  await expect(button).toBeVisible();
  await button.click();
  await expect(page.getByText("Select the words in the title first")).toBeVisible();
  await select("צוותי פיתוח");
  await button.click();
  const marked = "<strong>צוותי פיתוח</strong> ייעודיים";
  await expect(field).toHaveValue(marked);
  await expect(page.locator(".highlight mark")).toHaveText("צוותי פיתוח");
  await page.keyboard.press("Control+z");
  await expect(field).toHaveValue(title);
  await select("צוותי פיתוח");
  await page.keyboard.press("Control+b");
  await expect(field).toHaveValue(marked);
  await page.keyboard.press("Control+b");
  await expect(field).toHaveValue(title);
  await page.keyboard.press("Control+b");
  await expect
    .poll(async () => (await cms.get(`/services/${id}?draft=true&depth=0`)).title)
    .toBe(marked);
});
