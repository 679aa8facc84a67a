/** PDFs that the host's texts link to move into the library. */
import { beforeAll, expect, test, vi } from "vitest";
import type { HostContent } from "#moving-in/import/content.ts";
import { languageAt } from "#moving-in/import/languages.ts";
import { kindOf } from "#moving-in/import/map/items.ts";
import {
  cms,
  counts,
  importFromHost,
  pictureHost,
  read,
  replyTo,
  runImport,
  servePictures,
  small,
} from "#testing/import-from-host.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
importFromHost();
let content: HostContent;
beforeAll(async () => {
  content = small((await read()).content);
});

const PDF = "%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n";
const PRICES = "wp-content/uploads/2025/03/Prices.pdf";
const ADDRESS = /href="(\/media\/prices-[\da-f]{8}\.pdf\?v=\w+)"/;

/** One post that links to these addresses. */
function linking(...links: string[]): HostContent {
  const [post] = content.blog;
  if (!post) throw new Error("the demo host has no post");
  const text = links.map((href, at) => `<a href="${href}">L${at}</a>`).join(" ");
  const shown = { title: "Seen", text_editor: `<p>${text}</p>` };
  return { ...content, blog: [{ ...post, post_name: "with-files", content: [shown] }] };
}
const imported = (given: HostContent) => runImport(given, { own: [pictureHost] });
async function textOfPost(): Promise<string> {
  const [post] = (await replyTo("/api/wp/v2/single-blog/?slug=with-files")) as {
    content: { text_editor: string }[];
  }[];
  return post?.content[0]?.text_editor ?? "";
}
const redirects = () => replyTo("/api/meridian/v1/redirects");

test("[OWN-84] a PDF that a text links to is in the library; text and former address lead to it, also once it is replaced", async () => {
  servePictures({ [PRICES]: { type: "application/pdf", body: PDF } });
  const given = linking(
    `${pictureHost}/${PRICES}`,
    `/${PRICES}#page=2`,
    "https://else.example/a.pdf",
  );
  const entries = await imported(given);
  expect(entries.filter(({ key }) => key.endsWith(".pdf"))).toEqual([
    { kind: "media", key: `${pictureHost}/${PRICES}`, outcome: "created", reasons: [] },
  ]);
  const text = await textOfPost();
  const to = ADDRESS.exec(text)?.[1];
  expect(text).toBe(
    `<p><a href="${to}">L0</a> <a href="${to}">L1</a> <a href="https://else.example/a.pdf">L2</a></p>`,
  );
  expect(await redirects()).toContainEqual({ from: `/${PRICES}`, to, status: 301 });
  expect(counts(await imported(given))).toMatchObject({ created: 0, changed: 0 });

  const { docs } = await cms.payload.find({
    collection: "media",
    where: { mimeType: { equals: "application/pdf" } },
  });
  const file = {
    data: Buffer.from(`${PDF}\n`),
    mimetype: "application/pdf",
    name: "n.pdf",
    size: 1,
  };
  await cms.payload.update({ collection: "media", id: docs[0]?.id ?? 0, data: {}, file });
  const now = /href="(\/media\/n-[\da-f]{8}\.pdf\?v=\w+)"/.exec(await textOfPost())?.[1];
  expect(now).toBeDefined();
  expect(await redirects()).toContainEqual({ from: `/${PRICES}`, to: now, status: 301 });
});

test("[OWN-84] a PDF that only a translation links to moves in, too", async () => {
  const german = "wp-content/uploads/2025/04/Preise.pdf";
  servePictures({
    [PRICES]: { type: "application/pdf", body: PDF },
    [german]: { type: "application/pdf", body: PDF },
  });
  const given = linking(`/${PRICES}`);
  const [post] = linking(`/${PRICES}`, `/${german}`).blog;
  if (!post) throw new Error("no post");
  const own = [pictureHost];
  const translated = { ...content, blog: [{ ...post, post_title: "Mit Dateien" }] };
  const inGerman = languageAt({ language: "de", content: translated }, given, own);
  const entries = await runImport(given, {
    own,
    translations: inGerman.items.filter(({ original }) => kindOf(original) === "blog-posts"),
    described: [inGerman],
  });
  expect(entries.filter(({ key }) => key.endsWith(".pdf")).map(({ outcome }) => outcome)).toEqual([
    "unchanged",
    "created",
  ]);
  const { docs } = await cms.payload.find({ collection: "translations", depth: 0 });
  expect(JSON.stringify(docs)).not.toContain("wp-content");
  expect(await redirects()).toContainEqual({
    from: `/${german}`,
    to: expect.stringMatching(/^\/media\/preise-[\da-f]{8}\.pdf/),
    status: 301,
  });
});

test("[OWN-84] what is no whole PDF is not imported: the link stays at the host, with the reason", async () => {
  const bodies = {
    "page.pdf": "<!doctype html>",
    "picture.pdf": "GIF89a",
    "cut.pdf": PDF.slice(0, 30),
    "late.pdf": `<script>alert(1)</script>${PDF}`,
  };
  const files = Object.entries(bodies).map(
    ([name, body]) => [`f/${name}`, { type: "application/pdf", body }] as const,
  );
  servePictures({
    ...Object.fromEntries(files),
    "f/large.pdf": { type: "application/pdf", body: "", length: 50 * 1024 * 1024 },
  });
  const names = [...Object.keys(bodies), "large.pdf", "gone.pdf"];
  const links = names.map((name) => `${pictureHost}/f/${name}`);
  const entries = await imported(linking(...links));
  const outcomes = links.map((link) => entries.find(({ key }) => key === link));
  expect(outcomes.map((entry) => [entry?.outcome, entry?.reasons[0]])).toEqual([
    ["broken", "not a picture or video, but application/pdf"],
    ["broken", "not a PDF, but image/gif"],
    ["broken", expect.stringContaining("The end of this PDF is missing")],
    ["broken", "not a picture or video, but application/pdf"],
    ["broken", "larger than 50 MB"],
    ["broken", "answered HTTP 404"],
  ]);
  const { reasons = [] } = entries.find(({ key }) => key === "with-files") ?? {};
  expect(reasons).toHaveLength(links.length);
});
